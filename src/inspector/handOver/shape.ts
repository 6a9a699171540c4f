import { isPlain } from '@interpunct/model-kit/data';

/** Whether a value has parts with names, and is nothing else, such as a map. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  isPlain(value) && !Array.isArray(value);

/** Whether a value that a file holds has a shape. */
export type Check = (value: unknown) => boolean;

/** Whether a value is a text. */
export const isText: Check = (value) => typeof value === 'string';
/** A number of ms. A timer may be one that is never due. */
export const isDelay: Check = (value) => Number.isFinite(value) && Number(value) >= 0;
/** An address, of which the base may have the beginning. */
export const isAddress =
  (base?: string): Check =>
  (value) =>
    isText(value) && URL.canParse(String(value), base);

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
