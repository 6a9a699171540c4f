import { isPlain, textOf } from '#statechart/data.ts';

/** A place in two values where they differ. `undefined` stands for nothing there. */
export type ValueDifference = { path: string; before: unknown; after: unknown };

/** What holds itself ends here. */
const DEEPEST = 12;

/** The deepest places where two values differ. */
export function differencesOf(before: unknown, after: unknown, path = ''): ValueDifference[] {
  if (Object.is(before, after) || textOf(before) === textOf(after)) return [];
  const isDeepest = path.split('.').length > DEEPEST || !isPlain(before) || !isPlain(after);
  if (isDeepest || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before, after }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    differencesOf(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
}
