import { type Bytes, bytesOf, isActor, isMute, isPlain, nameOf, textOf } from './data.ts';
import { hides } from './unfolded.ts';

/** A part of an object, under its key. */
type Entry = readonly [key: unknown, part: unknown];

/**
 * What code can change in an object of the platform, how that is put back, and an object to put it into. As methods,
 * they may take the class that `kindOf` finds.
 */
type Kind = {
  entries(value: unknown): readonly Entry[];
  fill(value: unknown, entries: readonly Entry[]): void;
  empty(like: unknown): object;
};

/** What lists its entries, and takes each by a method of its own. */
type Collection = { entries: () => Iterable<Entry>; delete: (key: unknown) => unknown } & Record<
  string,
  (key: unknown, part: unknown) => unknown
>;

const collection = (Maker: new () => object, method: 'set' | 'add' | 'append'): Kind => ({
  entries: (value: Collection) => [...value.entries()],
  fill: (value: Collection, entries) => {
    for (const [key] of [...value.entries()]) value.delete(key);
    // The key of a Set is its part as it was before a copy.
    for (const [key, part] of entries) value[method]?.(method === 'add' ? part : key, part);
  },
  empty: () => new Maker(),
});

const KINDS: Readonly<Record<string, Kind>> = {
  Date: {
    entries: (value: Date) => [['', Number(value)]],
    fill: (value: Date, [entry]) => void value.setTime(Number(entry?.[1])),
    empty: () => new Date(),
  },
  URL: {
    entries: (value: URL) => [['', value.href]],
    fill: (value: URL, [entry]) => void Object.assign(value, { href: entry?.[1] }),
    empty: ({ href }: URL) => new URL(href),
  },
  Map: collection(Map, 'set'),
  Set: collection(Set, 'add'),
  URLSearchParams: collection(URLSearchParams, 'append'),
  Headers: collection(Headers, 'append'),
  FormData: collection(FormData, 'append'),
};

const bytes: Kind = {
  // Bytes may be many, and one text of them is small.
  entries: (value: Bytes) => [['', bytesOf(value).join()]],
  fill: (value: Bytes, [entry]) => bytesOf(value).set(String(entry?.[1]).split(',').map(Number)),
  // `slice` of a Buffer shares its memory, and its clone is no Buffer.
  empty: (value: Bytes) =>
    Object.setPrototypeOf(structuredClone(value), Object.getPrototypeOf(value)),
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
  empty: (value: object) =>
    Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value)),
};

/** Of what shows itself by its `toJSON` alone, a change can be told. Nobody can put it back. */
const shown: Kind = {
  entries: (value: { toJSON: (key: string) => unknown }) => [['', textOf(value.toJSON(''))]],
  fill: () => {},
  empty: (value: object) => value,
};

/** Of what hides some of its parts, the others. A copy would lack those that it hides, so there is none. */
const visible: Kind = { ...parts, empty: shown.empty };

/** How code can change a value. Undefined for an actor, and for what shows no part. */
function kindOf(value: unknown): Kind | undefined {
  if (typeof value !== 'object' || value === null || isActor(value)) return undefined;
  const name = nameOf(value);
  if (KINDS[name]) return KINDS[name];
  // Without a byte, nothing in it can change.
  if (name === 'ArrayBuffer' || ArrayBuffer.isView(value))
    return (value as Bytes).byteLength ? bytes : undefined;
  if ('toJSON' in value && Object.keys(value).length === 0)
    return isMute(value) ? undefined : shown;
  if (name !== 'Object' && name !== 'Array') return undefined;
  return !isPlain(value) && hides(value) ? visible : parts;
}

const entriesOf = (value: unknown) => kindOf(value)?.entries(value);

const isSame = (one: readonly Entry[], other: readonly Entry[]) =>
  one.length === other.length &&
  one.every(
    ([key, part], index) => Object.is(key, other[index]?.[0]) && Object.is(part, other[index]?.[1]),
  );

/** Objects with all that they hold, as they are before a step: other worlds, or the app, may have them too. */
export class Intact {
  readonly #roots: (readonly [name: string, root: object])[] = [];
  readonly #was = new Map<unknown, readonly Entry[]>();
  #changed: ReadonlySet<unknown> = new Set();

  /** `name` comes before the keys of the root where they are told. The last root is told of first. */
  keep(name: string, root: object): void {
    this.#roots.unshift([name, root]);
    this.#keepParts(root);
  }

  #keepParts(value: unknown) {
    const entries = this.#was.has(value) ? undefined : entriesOf(value);
    if (!entries) return;
    this.#was.set(value, entries);
    for (const [, part] of entries) this.#keepParts(part);
  }

  /** The parts of the first root in which something has changed in place. */
  changes(): string[] {
    const now = [...this.#was].filter(([value, was]) => !isSame(entriesOf(value) ?? [], was));
    this.#changed = new Set(now.map(([value]) => value));
    if (now.length === 0) return [];
    const entriesBefore = (value: unknown) => this.#was.get(value);
    for (const [name, root] of this.#roots) {
      const [was, is] = [entriesBefore(root), entriesOf(root)].map((all) => new Map(all));
      const keys = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].filter(
        (key) =>
          !Object.is(was?.get(key), is?.get(key)) || this.#leadsOn(was?.get(key), entriesBefore),
      );
      if (keys.length > 0) return keys.map((key) => `${name}${String(key)}`);
    }
    return [];
  }

  /** Whether something that has changed is in a value. */
  #leadsOn(value: unknown, entries = entriesOf, seen = new Set<unknown>()): boolean {
    if (seen.has(value)) return false;
    seen.add(value);
    return (
      this.#changed.has(value) ||
      (entries(value) ?? []).some(([, part]) => this.#leadsOn(part, entries, seen))
    );
  }

  /** Values with copies in the places of what has changed, and of what holds it. */
  copier(): <T>(value: T) => T {
    const known = new Map<unknown, unknown>();
    const copy = (value: unknown): unknown => {
      const kind = kindOf(value);
      if (!kind || !this.#leadsOn(value)) return value;
      if (known.has(value)) return known.get(value);
      const made = kind.empty(value);
      known.set(value, made);
      if (made === value) return value;
      kind.fill(
        made,
        kind.entries(value).map(([key, part]) => [key, copy(part)]),
      );
      return made;
    };
    return copy as <T>(value: T) => T;
  }

  /** Puts back what has changed. */
  restore(): void {
    for (const value of this.#changed) kindOf(value)?.fill(value, this.#was.get(value) ?? []);
  }
}
