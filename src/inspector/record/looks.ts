import type { Cause, Entry, Shown } from './entry.ts';

/** What comes by itself has the page looked at once in so many ms. */
const LOOK_MS = 500;

/**
 * Looks at the page before each cause that no gesture tells. An act of the inspector and news from outside keep what was
 * seen, and so does what comes while something is held. So does the first cause in a window of another size: `isNeeded`.
 * The rest keeps a page that has changed.
 */
export function createLooks(shown: () => Shown | undefined = () => undefined) {
  let last = { at: 0, text: '' };
  return (at: number, cause: Cause, isNeeded: boolean): Pick<Entry, 'page'> => {
    if (cause.type === 'start') return {};
    const isTold =
      isNeeded || (cause.type !== 'act' && (cause.by === 'inspector' || cause.outside));
    if (cause.type !== 'act' && !isTold && at - last.at < LOOK_MS) return {};
    const page = cause.type === 'act' ? cause.gesture.page : shown();
    const { text } = last;
    // Where the focus goes is not told by itself.
    last = { at, text: JSON.stringify({ ...page, focus: undefined }) };
    return page && cause.type !== 'act' && (isTold || last.text !== text) ? { page } : {};
  };
}
