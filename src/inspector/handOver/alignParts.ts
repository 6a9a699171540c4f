import { isPart, keyOf, type Part, textOf } from './tree.ts';

type One = Part | string;

/** What has become of the parts of something: in the order of now, and what is gone where it was. */
export type Step =
  | { kind: 'same' | 'come'; now: One }
  | { kind: 'gone'; before: One }
  | { kind: 'changed'; before: One; now: One };

const roleOf = (one: One) => (isPart(one) ? one.role : 'text');

/** Longer lists are compared by what is alike at their ends. */
const MOST_COMPARED = 1_000_000;

/** The longest row of parts that both lists have, as pairs of places. */
function sharedIn(before: readonly One[], now: readonly One[]): [at: number, place: number][] {
  if (before.length * now.length > MOST_COMPARED) return [];
  const [olds, news] = [before.map(keyOf), now.map(keyOf)];
  const lengths = [...olds, ''].map(() => new Uint16Array(news.length + 1));
  const lengthAt = (at: number, place: number) => lengths[at]?.[place] ?? 0;
  for (let at = olds.length - 1; at >= 0; at -= 1)
    for (let place = news.length - 1; place >= 0; place -= 1)
      (lengths[at] as Uint16Array)[place] =
        olds[at] === news[place]
          ? lengthAt(at + 1, place + 1) + 1
          : Math.max(lengthAt(at + 1, place), lengthAt(at, place + 1));
  const pairs: [number, number][] = [];
  let [at, place] = [0, 0];
  while (at < olds.length && place < news.length) {
    if (olds[at] === news[place]) {
      pairs.push([at, place]);
      at += 1;
      place += 1;
    } else if (lengthAt(at + 1, place) >= lengthAt(at, place + 1)) at += 1;
    else place += 1;
  }
  return pairs;
}

const wordsIn = (one: One) => textOf(one).split(' ');

/** Items and rows stand for each other where half of what they say is the same. */
function isAlike(one: One, other: One): boolean {
  if (!isPart(one) || !/^(?:article|listitem|option|row)$/.test(one.role)) return true;
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const shared = words.filter((word) => others.includes(word)).length;
  return 2 * shared >= Math.min(words.length, others.length);
}

/**
 * What has become of parts that stand between two which have stayed. One with the same role and name, or that says the
 * same, is the same part. Of the others, those of one role have changed where there are as many of them as before.
 */
function stepsBetween(before: readonly One[], now: readonly One[]): Step[] {
  const left = [...before];
  const pairs = new Map<number, One>();
  const pair = (place: number, old: One | undefined) => {
    if (old === undefined) return;
    left.splice(left.indexOf(old), 1);
    pairs.set(place, old);
  };
  const nameOf = (one: One) => (isPart(one) ? `${one.role} ${textOf(one)}` : '');
  const names = new Map(left.map((one) => [nameOf(one), one]));
  now.forEach((one, place) => {
    const old = isPart(one) && textOf(one) !== '' ? names.get(nameOf(one)) : undefined;
    if (old && left.includes(old)) pair(place, old);
  });
  const free = [...now.keys()].filter((place) => !pairs.has(place));
  for (const role of new Set(free.map((place) => roleOf(now[place] as One)))) {
    const own = free.filter((place) => roleOf(now[place] as One) === role);
    const olds = left.filter((old) => roleOf(old) === role);
    if (own.length !== olds.length) continue;
    for (const [number, place] of own.entries())
      if (isAlike(now[place] as One, olds[number] as One)) pair(place, olds[number]);
  }
  return [
    ...left.map((one): Step => ({ kind: 'gone', before: one })),
    ...now.map((one, place): Step => {
      const old = pairs.get(place);
      return old === undefined
        ? { kind: 'come', now: one }
        : { kind: 'changed', before: old, now: one };
    }),
  ];
}

/** How many parts are the same at the beginning of two lists. */
function alikeIn(before: readonly One[], now: readonly One[]): number {
  const end = now.findIndex(
    (one, at) => at >= before.length || keyOf(one) !== keyOf(before[at] as One),
  );
  return end < 0 ? now.length : end;
}

/** Compares the parts of something with those that it had before. */
export function alignParts(before: readonly One[], now: readonly One[]): Step[] {
  const head = alikeIn(before, now);
  const [olds, news] = [before.slice(head), now.slice(head)];
  const tail = alikeIn([...olds].reverse(), [...news].reverse());
  const same = (ones: readonly One[]) => ones.map((one): Step => ({ kind: 'same', now: one }));
  return [
    ...same(now.slice(0, head)),
    ...alignRest(olds.slice(0, olds.length - tail), news.slice(0, news.length - tail)),
    ...same(now.slice(now.length - tail)),
  ];
}

function alignRest(before: readonly One[], now: readonly One[]): Step[] {
  const pairs = sharedIn(before, now);
  let [lastAt, lastPlace] = [0, 0];
  const steps = pairs.flatMap(([at, place]): Step[] => {
    const between = stepsBetween(before.slice(lastAt, at), now.slice(lastPlace, place));
    [lastAt, lastPlace] = [at + 1, place + 1];
    return [...between, { kind: 'same', now: now[place] as One }];
  });
  return [...steps, ...stepsBetween(before.slice(lastAt), now.slice(lastPlace))];
}
