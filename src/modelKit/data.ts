/** What a context may hold, as text and as JSON. It knows values of other documents too, by their names. */
export const nameOf = (value: unknown) => Object.prototype.toString.call(value).slice(8, -1);

/** An object or an array that holds nothing but its own parts. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Array.isArray(value) || Object.getPrototypeOf(prototype) === null;
}

/** Whether an object lists what has been put into it. */
export const isCollection = (value: object): value is Iterable<unknown> =>
  /^(Map|Set|Headers|FormData|URLSearchParams)$/.test(nameOf(value));

export type Bytes = ArrayBuffer | ArrayBufferView;

/** The bytes of a buffer or of a view, as they are. */
export const bytesOf = (value: Bytes) =>
  ArrayBuffer.isView(value)
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : new Uint8Array(value);

/** A number of ms until which a clock can count: a later time is none of a date. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 8.64e15;

/** Parts of a list that are there only where something is so. All are made anyway: none may be costly or throw. */
export const only = <T>(isSo: unknown, ...parts: readonly T[]): readonly T[] => (isSo ? parts : []);

/** A function that answers for each object once, by its first question. */
export function remembered<
  Key extends object,
  More extends unknown[],
  Value extends object | string | boolean,
>(answer: (key: Key, ...more: More) => Value): (key: Key, ...more: More) => Value {
  const known = new WeakMap<Key, Value>();
  return (key, ...more) => {
    const value = known.get(key) ?? answer(key, ...more);
    known.set(key, value);
    return value;
  };
}

/** Whether an object has a `toJSON` that throws: nobody can see what it holds. */
export function isMute(value: unknown): value is object {
  try {
    const { toJSON } = Object(value);
    if (typeof toJSON === 'function') toJSON.call(value, '');
    return false;
  } catch {
    return true;
  }
}

/** A value on one line. Equal data give equal texts; what holds itself does not go on for ever. */
export function textOf(value: unknown): string {
  /** The objects around a part, each with what is written in its place. */
  const above: { part: unknown; shown: unknown }[] = [];
  const told = (part: unknown) => (isMute(part) ? `[${nameOf(part)}]` : part);
  const text = JSON.stringify(told(value), function (this: unknown, _, part: unknown) {
    while (above.length > 0 && above.at(-1)?.shown !== this) above.pop();
    if (typeof part === 'bigint') return `${part}n`;
    if (typeof part === 'symbol') return String(part);
    if (typeof part === 'number' && !Number.isFinite(part)) return String(part);
    if (typeof part === 'function') return `[Function ${part.name}]`;
    if (typeof part !== 'object' || part === null) return part;
    if (above.some((one) => one.part === part)) return '↻';
    const name = nameOf(part);
    if (name === 'Error') return `[${String(part)}]`;
    if (isReference(part)) return `[actor ${part.id}]`;
    const isList = name === 'Map' || name === 'Set';
    if (!isList && name !== 'Object' && name !== 'Array') return `[${name}]`;
    const parts = isList ? [...(part as Iterable<unknown>)] : part;
    const shown = mapParts(parts as Record<string, unknown>, told);
    above.push({ part, shown });
    return shown;
  });
  return text ?? String(value);
}

/** The key under which a box names the type of its value. */
const BOX = 'boxed$$type';
type Boxed = { [BOX]: string; value: unknown };

export const isBoxed = (value: unknown): value is Boxed => isPlain(value) && BOX in value;

/** What runs an actor. */
const isLogic = (value: object) => 'transition' in value && 'getInitialSnapshot' in value;

/** Replaces the parts of plain data. What stays the same is not copied. */
export function mapParts(value: Record<string, unknown>, map: (part: unknown) => unknown) {
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(value)) {
    const mapped = map(part);
    if (Object.is(mapped, part)) continue;
    copy ??= (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>;
    copy[key] = mapped;
  }
  return copy ?? value;
}

/**
 * Data that JSON holds. Dates, maps, sets, big numbers, NaN and the infinite numbers are boxed. An error
 * becomes plain data with its name and its message. Of all else, its name stays.
 */
export function toJson<T>(data: T): T {
  const known = new Map<unknown, unknown>();
  const box = (type: string, value: unknown): Boxed => ({ [BOX]: type, value });
  const convert = (value: unknown): unknown => {
    if (typeof value === 'bigint') return box('BigInt', String(value));
    if (typeof value === 'number' && !Number.isFinite(value)) return box('Number', String(value));
    if (typeof value === 'function' || typeof value === 'symbol') return box('lost', typeof value);
    if (typeof value !== 'object' || value === null) return value;
    if (known.has(value)) return known.get(value);
    // What holds itself is met here again before it is known.
    known.set(value, box('lost', 'loop'));
    known.set(value, convertObject(value));
    return known.get(value);
  };
  const convertObject = (value: object): unknown => {
    const name = nameOf(value);
    if (name === 'Date') return box(name, Number(value));
    if (name === 'Map' || name === 'Set') {
      return box(name, [...(value as Iterable<unknown>)].map(convert));
    }
    if (name === 'Error') {
      const { name, message } = value as Error;
      return convert({ ...value, name, message });
    }
    if (isLogic(value)) return box('lost', 'code');
    if (isPlain(value)) return mapParts(value, convert);
    return box('lost', value.constructor?.name ?? name);
  };
  return convert(data) as T;
}

/** Data as `toJson` was given them. An error stays plain data; what JSON does not hold is undefined. */
export function fromJson<T>(data: T): T {
  const revive = (value: unknown): unknown => {
    if (!isPlain(value)) return value;
    if (!isBoxed(value)) return mapParts(value, revive);
    const inner = revive(value.value) as never;
    try {
      switch (value[BOX]) {
        case 'Date':
          return new Date(inner);
        case 'Map':
          return new Map(inner);
        case 'Set':
          return new Set(inner);
        case 'BigInt':
          return BigInt(inner);
        case 'Number':
          return Number(inner);
      }
    } catch {
      throw new Error(`This file is damaged: “${value.value}” is no ${value[BOX]}.`);
    }
    return undefined;
  };
  return revive(data) as T;
}

/** What `toJson` could not keep, by the names of the fields: `element (HTMLElement)`. */
export function lossesIn(data: unknown): string[] {
  const losses = new Set<string>();
  JSON.stringify(data, (key, value: unknown) => {
    if (isBoxed(value) && value[BOX] === 'lost') losses.add(`${key} (${value.value})`);
    return value;
  });
  return [...losses];
}

/** Whether a value stands for an actor in data that XState persisted. */
export const isReference = (value: object): value is { id: string } => 'xstate$$type' in value;

/** A value with parts of its own. The mark of an actor is none. */
export const isBranch = (value: unknown): value is Record<string, unknown> =>
  isPlain(value) && !isReference(value);

export const isActor = (value: object): value is { id: string } =>
  'sessionId' in value && 'send' in value && 'ref' in value;

export const markOf = ({ id }: { id: string }): unknown => ({ xstate$$type: 1, id });

/** Puts marks in the places of actors, by default those with which XState persists them. */
export function markActors(
  value: unknown,
  mark: (actor: { id: string }) => unknown = markOf,
  above: readonly unknown[] = [],
): unknown {
  if (typeof value !== 'object' || value === null || above.includes(value)) return value;
  if (isActor(value)) return mark(value);
  if (!isPlain(value)) return value;
  return mapParts(value, (part) => markActors(part, mark, [...above, value]));
}

/** A copy down to what is not plain: XState puts actors in the places of their marks. */
export function copyPlain<T>(data: T): T {
  const known = new Map<unknown, unknown>();
  const copy = (value: unknown): unknown => {
    if (!isPlain(value)) return value;
    if (known.has(value)) return known.get(value);
    const made: Record<string, unknown> = Array.isArray(value) ? ([] as never) : {};
    known.set(value, made);
    for (const [key, part] of Object.entries(value)) made[key] = copy(part);
    return made;
  };
  return copy(data) as T;
}
