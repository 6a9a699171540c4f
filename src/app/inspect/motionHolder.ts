/** Returns a function that holds the running animations of a document, and lets them go on. */
export function motionHolder(document: Pick<Document, 'getAnimations'>): (isHeld: boolean) => void {
  let held: Animation[] = [];
  return (isHeld) => {
    for (const animation of held) {
      // One that the page has cancelled meanwhile would begin again.
      if (animation.playState === 'paused') animation.play();
    }
    held = isHeld
      ? document.getAnimations().filter(({ playState }) => playState === 'running')
      : [];
    for (const animation of held) animation.pause();
  };
}
