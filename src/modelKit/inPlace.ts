import { isActor, nameOf } from './data.ts';

/** A part of an object, under its key. */
type Entry = readonly [key: unknown, part: unknown];

/** What code can change in an object. Undefined for an actor, and for what hides its parts. */
function entriesOf(value: unknown): readonly Entry[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const name = nameOf(value);
  if (name === 'Date') return [['', Number(value)]];
  if (name === 'Map') return [...(value as Map<unknown, unknown>)];
  if (name === 'Set') return [...(value as Set<unknown>)].map((part) => [part, part]);
  if ((name !== 'Object' && name !== 'Array') || isActor(value)) return undefined;
  // A getter may give another object each time.
  const entries: Entry[] = [];
  for (const key of Object.keys(value)) {
    const one = Object.getOwnPropertyDescriptor(value, key);
    if (one && 'value' in one) entries.push([key, one.value]);
  }
  return entries;
}

/** Gives an object these parts, and no others. */
function fill(value: object, entries: readonly Entry[]): void {
  if (nameOf(value) === 'Date') {
    (value as Date).setTime(Number(entries[0]?.[1]));
  } else if (nameOf(value) === 'Map') {
    (value as Map<unknown, unknown>).clear();
    for (const [key, part] of entries) (value as Map<unknown, unknown>).set(key, part);
  } else if (nameOf(value) === 'Set') {
    (value as Set<unknown>).clear();
    for (const [, part] of entries) (value as Set<unknown>).add(part);
  } else {
    for (const [key] of entriesOf(value) ?? []) Reflect.deleteProperty(value, key as string);
    if (Array.isArray(value)) value.length = 0;
    for (const [key, part] of entries) Reflect.set(value, key as string, part);
  }
}

const emptyLike = (value: object): object => {
  const makers: Record<string, new () => object> = { Date, Map, Set, Array };
  const Maker = makers[nameOf(value)];
  return Maker ? new Maker() : Object.create(Object.getPrototypeOf(value));
};

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
      if (!this.#leadsOn(value)) return value;
      if (known.has(value)) return known.get(value);
      const made = emptyLike(value as object);
      known.set(value, made);
      fill(
        made,
        (entriesOf(value) ?? []).map(([key, part]) => [key, copy(part)]),
      );
      return made;
    };
    return copy as <T>(value: T) => T;
  }

  /** Puts back what has changed. */
  restore(): void {
    for (const value of this.#changed) fill(value as object, this.#was.get(value) ?? []);
  }
}
