import {
  type Bytes,
  bytesOf,
  isActor,
  isCollection,
  isMute,
  isPlain,
  mapParts,
  markOf,
  nameOf,
  remembered,
} from './data.ts';

/** What people call the class of an object. */
export const classOf = (value: object): string => value.constructor?.name || nameOf(value);

let count = 0;
const nameAlone = remembered((value: object) => {
  count += 1;
  return `[${classOf(value)} ${count}, equal to itself alone]`;
});

/** Whether what has a prototype has private parts. The text of the class tells, or of one that it extends. */
const isSecret = remembered((prototype: object): boolean => {
  const above = Object.getPrototypeOf(prototype);
  return /\.#[\w$]/.test(String(prototype.constructor)) || (above !== null && isSecret(above));
});

/** Whether an object of a class has parts that no other code can list. */
const hides = (value: object) =>
  Object.getOwnPropertyNames(value).length !== Object.keys(value).length ||
  isSecret(Object.getPrototypeOf(value));

/** All that an object shows of itself, where it is not plain. Undefined where that may not be all that it has. */
function partsOf(value: object): unknown[] | undefined {
  const name = nameOf(value);
  if (isCollection(value)) return [name, ...value];
  if (/^(Date|Number|String|Boolean|BigInt|Symbol)$/.test(name)) return [name, value.valueOf()];
  if (name === 'RegExp') return [String(value), (value as RegExp).lastIndex];
  if (name === 'Error') {
    const { message, cause, errors } = value as AggregateError;
    return [value.constructor, String(value), message, cause, errors, { ...value }];
  }
  if (name === 'ArrayBuffer' || ArrayBuffer.isView(value)) {
    return [name, bytesOf(value as Bytes).join()];
  }
  const own = { ...value };
  if ('toJSON' in value)
    return [value.constructor, (value.toJSON as (key: string) => unknown)(''), own];
  const isWhole =
    name === 'Object' &&
    Object.getPrototypeOf(value) === value.constructor?.prototype &&
    Object.keys(own).length > 0 &&
    !hides(value);
  return isWhole ? [value.constructor, own] : undefined;
}

/**
 * A value as it is compared: plain data, with the parts of other objects in their places. Of an object whose parts
 * nobody can see, its name stands there, by default one that no other object has.
 */
export function unfolded(
  value: unknown,
  alone: (value: object) => string = nameAlone,
  above: readonly unknown[] = [],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value)) return `↻ ${above.indexOf(value)}`;
  if (isActor(value)) return markOf(value);
  if (isMute(value)) return alone(value);
  const part = (one: unknown) => unfolded(one, alone, [...above, value]);
  if (!isPlain(value)) return partsOf(value)?.map(part) ?? alone(value);
  const isList = Array.isArray(value);
  const hidden = Object.getOwnPropertyNames(value).length - Object.keys(value).length;
  return hidden > (isList ? 1 : 0) ? alone(value) : mapParts(value, part);
}
