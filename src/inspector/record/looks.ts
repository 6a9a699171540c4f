import type { Cause, Entry, Shown } from './entry.ts';

/** So often, in ms, the page is looked at before what comes by itself. */
const LOOK_MS = 500;

/**
 * Looks at the page before each cause that no gesture tells. What comes by itself often meets the same page: it keeps
 * another one than before, unless a tester holds something (`isHeldBack`).
 */
export function createLooks(shown: () => Shown | undefined = () => undefined) {
  let last = { at: 0, text: '' };
  return (at: number, cause: Cause, isHeldBack: boolean): Pick<Entry, 'page'> => {
    if (cause.type === 'start') return {};
    const isTold =
      isHeldBack || (cause.type !== 'act' && (cause.by === 'inspector' || cause.outside));
    if (cause.type !== 'act' && !isTold && at - last.at < LOOK_MS) return {};
    const page = cause.type === 'act' ? cause.gesture.page : shown();
    const { text } = last;
    last = { at, text: JSON.stringify(page) };
    return page && cause.type !== 'act' && (isTold || last.text !== text) ? { page } : {};
  };
}
