import { type Bytes, bytesOf, isActor, isCollection, isMute, nameOf, textOf } from './data.ts';

/** A part of an object, under its key. */
type Entry = readonly [key: unknown, part: unknown];

/** What code can change in an object, and how that is put back. As methods, they may take the class that `kindOf` finds. */
type Kind = {
  entries(value: unknown): readonly Entry[];
  fill(value: unknown, entries: readonly Entry[]): void;
};

const parts: Kind = {
  entries: (value: object) =>
    Object.keys(value).flatMap((key) => {
      const one = Object.getOwnPropertyDescriptor(value, key);
      // A getter may give another object each time.
      return one && 'value' in one ? [[key, one.value] as const] : [];
    }),
  fill: (value: object, entries) => {
    for (const [key] of parts.entries(value)) Reflect.deleteProperty(value, key as string);
    if (Array.isArray(value)) value.length = 0;
    for (const [key, part] of entries) Reflect.set(value, key as string, part);
  },
};

/** What lists its entries, and takes each by a method of its own. */
type Collection = { entries: () => Iterable<Entry>; delete: (key: unknown) => unknown } & Partial<
  Record<'append' | 'set' | 'add', (key: unknown, part: unknown) => unknown>
>;

const collection: Kind = {
  entries: (value: Collection) => [...value.entries()],
  fill: (value: Collection, entries) => {
    for (const [key] of [...value.entries()]) value.delete(key);
    const put = value.append ?? value.set ?? value.add;
    for (const [key, part] of entries) put?.call(value, key, part);
  },
};

/** What one text or number tells of. Without `write`, nobody can put it back. */
const whole = <Value>(
  read: (value: Value) => unknown,
  write: (value: Value, was: never) => unknown = () => {},
): Kind => ({
  entries: (value: Value) => [['', read(value)]],
  fill: (value: Value, [entry]) => void write(value, entry?.[1] as never),
});

const WHOLE: Readonly<Record<string, Kind>> = {
  Date: whole<Date>(Number, (date, ms) => date.setTime(ms)),
  URL: whole<URL>(String, (url, href) => Object.assign(url, { href })),
};

const bytes = whole<Bytes>(
  (value) => bytesOf(value).join(),
  (value, was: string) => bytesOf(value).set(was.split(',').map(Number)),
);

const shown = whole<{ toJSON: (key: string) => unknown }>((value) => textOf(value.toJSON('')));

/** How code can change a value. Undefined for an actor, and for what shows no part. */
function kindOf(value: unknown): Kind | undefined {
  if (typeof value !== 'object' || value === null || isActor(value)) return undefined;
  const name = nameOf(value);
  if (isCollection(value)) return collection;
  if (WHOLE[name]) return WHOLE[name];
  // Without a byte, nothing in it can change.
  if (name === 'ArrayBuffer' || ArrayBuffer.isView(value))
    return (value as Bytes).byteLength ? bytes : undefined;
  if ('toJSON' in value && Object.keys(value).length === 0)
    return isMute(value) ? undefined : shown;
  return name === 'Object' || name === 'Array' ? parts : undefined;
}

const isEqual = ([key, part]: Entry, other: Entry | undefined) =>
  other !== undefined && Object.is(key, other[0]) && Object.is(part, other[1]);

const isSame = (one: readonly Entry[], other: readonly Entry[]) =>
  one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]));

/** The entries of a list that another list lacks. */
const apart = (list: readonly Entry[], other: readonly Entry[]) =>
  list.filter((entry) => !other.some((one) => isEqual(entry, one)));

/** Objects with all that they hold, as they are before a step: other worlds, or the app, may have them too. */
export class Intact {
  readonly #roots: (readonly [name: string, root: object])[] = [];
  readonly #was = new Map<unknown, readonly Entry[]>();

  /** `name` comes before the keys of the root where they are told. The last root is told of first. */
  keep(name: string, root: object): void {
    this.#roots.unshift([name, root]);
    this.#keepParts(root);
  }

  #keepParts(value: unknown) {
    const entries = this.#was.has(value) ? undefined : kindOf(value)?.entries(value);
    if (!entries) return;
    this.#was.set(value, entries);
    for (const [, part] of entries) this.#keepParts(part);
  }

  /** Puts back what has changed in place. Returns the parts of the first root in which something has. */
  restore(): string[] {
    const entriesOf = (value: unknown) => kindOf(value)?.entries(value) ?? [];
    const changed = new Map(
      [...this.#was].filter(([value, was]) => !isSame(entriesOf(value), was)),
    );
    if (changed.size === 0) return [];
    const hasChanged = (value: unknown, seen = new Set<unknown>()): boolean => {
      if (seen.has(value)) return false;
      seen.add(value);
      const parts = this.#was.get(value) ?? [];
      return changed.has(value) || parts.some(([, part]) => hasChanged(part, seen));
    };
    const told = this.#roots.map(([name, root]) => {
      const [was, is] = [this.#was.get(root) ?? [], entriesOf(root)];
      const within = was.filter(([, part]) => hasChanged(part));
      const keys = [...within, ...apart(was, is), ...apart(is, was)].map(([key]) => String(key));
      return [...new Set(keys)].map((key) => name + key);
    });
    for (const [value, was] of changed) kindOf(value)?.fill(value, was);
    return told.find((keys) => keys.length > 0) ?? [];
  }
}
