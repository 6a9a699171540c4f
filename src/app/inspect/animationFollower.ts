import { TRAVEL } from '#views/frame/TravellingDot.tsx';

/**
 * Returns a function that moves the travels of the dot by a clock: those that are there, and those that
 * come. Without a clock they run by themselves.
 */
export function animationFollower(
  document: Pick<Document, 'getAnimations'>,
  nextFrame: (act: () => void) => void,
): (clock: (() => number) | undefined) => void {
  let clock: (() => number) | undefined;
  let time = 0;
  let isWaiting = false;

  const follow = () => {
    const now = clock?.() ?? time;
    for (const animation of document.getAnimations()) {
      if (animation.id !== TRAVEL) continue;
      animation.playbackRate = clock ? 0 : 1;
      animation.currentTime = Number(animation.currentTime) + now - time;
    }
    time = now;
    if (!clock || isWaiting) return;
    isWaiting = true;
    nextFrame(() => {
      isWaiting = false;
      follow();
    });
  };

  return (next) => {
    clock = next;
    time = next?.() ?? 0;
    follow();
  };
}
