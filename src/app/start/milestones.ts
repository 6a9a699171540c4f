/** Sent to the window when React takes the document over: React now receives every press. */
export const TAKEN_OVER = 'takenover';

/** Sent to the window when the site runs: the site now responds to every press. */
export const HYDRATED = 'hydrated';

/** The events of a visitor who wants something. A start that failed or hangs tries again at the next of them. */
export const SIGNS_OF_INTENT = [
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'submit',
] as const;

/** The events of a visitor who is there. The scripts start at each of them, if they have not yet. */
export const SIGNS_OF_LIFE = [...SIGNS_OF_INTENT, 'pointermove'] as const;

/** Calls `act` at each of the events. Returns the function that stops it. */
export function watchVisitor(signs: readonly string[], act: () => void): () => void {
  for (const sign of signs) addEventListener(sign, act, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, act);
  };
}
