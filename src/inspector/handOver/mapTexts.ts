import { isBoxed, isReference } from '@interpunct/model-kit/data';

/** Replaces each text of some data; `change` has its place. The other data stay. */
export function mapTexts(
  value: unknown,
  path: readonly string[],
  change: (text: string, path: readonly string[]) => string,
): unknown {
  if (typeof value === 'string') return change(value, path);
  const below = (part: unknown, key: string | number) =>
    mapTexts(part, [...path, `${key}`], change);
  if (Array.isArray(value)) return value.map(below);
  if (typeof value !== 'object' || value === null || isReference(value)) return value;
  if (isBoxed(value)) {
    const isList = Array.isArray(value.value);
    return isList ? { ...value, value: mapTexts(value.value, path, change) } : value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, below(part, key)]));
}
