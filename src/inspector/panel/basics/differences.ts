/** A place in two values where they differ. `undefined` stands for nothing there. */
export type ValueDifference = { path: string; before: unknown; after: unknown };

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The deepest places where two values of JSON differ. */
export function differencesOf(before: unknown, after: unknown, path = ''): ValueDifference[] {
  if (Object.is(before, after)) return [];
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before, after }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    differencesOf(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
}
