/** A value as data that JSON can hold. An error keeps its name, its message and its own fields. */
export function toData(value: unknown): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  return value;
}
