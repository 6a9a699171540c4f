import { isBoxed, isReference } from '@interpunct/model-kit/data';

/** Replaces each text of some data, and each number where `changeNumber` does; both have its place. The rest stays. */
export function mapTexts(
  value: unknown,
  path: readonly string[],
  change: (text: string, path: readonly string[]) => string,
  changeNumber: (value: number, path: readonly string[]) => unknown = (value) => value,
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (typeof value === 'number') return changeNumber(value, path);
  const below = (part: unknown, key: string | number) =>
    mapTexts(part, [...path, `${key}`], change, changeNumber);
  if (Array.isArray(value)) return value.map(below);
  if (typeof value !== 'object' || value === null || isReference(value)) return value;
  if (isBoxed(value)) {
    if (Array.isArray(value.value))
      return { ...value, value: mapTexts(value.value, path, change, changeNumber) };
    // A big number stands in its box as a text.
    const changed = changeNumber(value.value as number, path);
    return changed === value.value ? value : changed;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, below(part, key)]));
}
