/** Whether a value has parts with names. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value that a file holds has a shape. */
export type Check = (value: unknown) => boolean;

/** Whether a value is a text. */
export const isText: Check = (value) => typeof value === 'string';
/** A number of ms. */
export const isTime = (value: unknown): value is number =>
  Number.isFinite(value) && Number(value) >= 0;

/** Something that may be left out. */
export const optional =
  (isOne: Check): Check =>
  (value) =>
    value === undefined || isOne(value);

/** A list whose items pass a check. */
export const listOf =
  (isOne: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isOne);

/** An object whose parts pass their checks. It may have others. */
export const withParts =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(parts).every(([key, isPart]) => isPart(value[key]));

/** Parts that are texts. */
export const texts = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, isText]));
