import type { Cause, Entry, Shown } from './entry.ts';

/** What comes by itself has the page looked at once in so many ms. A result is rarer: it may end what the page says. */
const LOOK_MS = 500;
const RESULT_MS = 100;

/**
 * Looks at the page before each cause that no gesture tells. An act of the inspector and news from outside keep what was
 * seen, and so does what comes while something is held. So does the first cause in a window of another size: `isNeeded`.
 * The rest keeps a page that has changed, and says of another one that it is the same.
 */
export function createLooks(shown: () => Shown | undefined = () => undefined) {
  let last = { at: 0, text: '' };
  return (at: number, cause: Cause, isNeeded: boolean): Pick<Entry, 'page' | 'isSamePage'> => {
    // What the page asks, and what one answers, is noted without a look.
    if (cause.type === 'start' || (cause.type === 'act' && !cause.gesture.page)) return {};
    const isTold =
      isNeeded || (cause.type !== 'act' && (cause.by === 'inspector' || cause.outside));
    const least = cause.type === 'output' || cause.type === 'error' ? RESULT_MS : LOOK_MS;
    if (cause.type !== 'act' && !isTold && at - last.at < least) return {};
    const page = cause.type === 'act' ? cause.gesture.page : shown();
    const { text } = last;
    // Where the focus goes is not told by itself.
    last = { at, text: JSON.stringify({ ...page, focus: undefined }) };
    if (!page || cause.type === 'act') return {};
    return isTold || last.text !== text ? { page } : { isSamePage: true };
  };
}
