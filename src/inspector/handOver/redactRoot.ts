import { type KeptRoot, mapChildren, pathBelow } from '@interpunct/model-kit/keptRoot';
import type { Persisted } from '@interpunct/model-kit/xstate';
import type { AnyEventObject } from 'xstate';
import type { InspectedApp } from '../inspected.ts';
import { type Cover, coverQuoted, type Known } from './cover.ts';
import { mapTexts } from './mapTexts.ts';

export type IsTyped = InspectedApp['isTyped'];

/** Replaces each text at a place of a kind; the other data stay. */
type Mask = <T>(value: T, path: readonly string[]) => T;

/**
 * What people typed, and what of it names repeat. `cover` covers a text, `coverRepeated` what errors repeat of what
 * is masked, and `coverNote` also each word of it: a tester seldom repeats the whole. `tell` hears each masked text.
 */
export type Typing = {
  isTyped: IsTyped;
  inNames: readonly Known[];
  cover: Cover;
  coverRepeated: (text: string) => string;
  coverNote: (text: string) => string;
  tell?: (text: string) => void;
};

/** Whether a path leads to the text of an error. Such a text may repeat what a person typed. */
const namesError = ([place, field = 'message', ...below]: readonly string[]) =>
  place === 'error' && below.length === 0 && ['name', 'message', 'reason', 'code'].includes(field);

/** A mask of what any of the actors counts as typed. */
export const maskFor =
  ({ isTyped, cover, coverRepeated, tell }: Typing, actors: readonly string[]): Mask =>
  (value, path) =>
    mapTexts(value, path, (text, at) => {
      if (!actors.some((actor) => isTyped(actor, at))) return text;
      if (namesError(at)) return coverQuoted(coverRepeated(text), cover);
      tell?.(text);
      return cover(text);
    }) as typeof value;

/** The actor that invokes another one. */
export const ownerOf = (path: string, root: string) =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : root;

/** Results of promises come to their owners as events of XState. */
const results: Readonly<Record<string, string>> = {
  'xstate.promise.resolve': 'output',
  'xstate.promise.reject': 'error',
};

/** Masks the data of a snapshot, or of an event of XState or of the record. All else in them are names. */
function redactParts<T extends object>(own: T, mask: Mask): T {
  const parts = ['context', 'input', 'output', 'error', 'data'].filter((key) => key in own);
  return Object.assign(
    { ...own },
    Object.fromEntries(parts.map((key) => [key, mask(own[key as keyof T], [key])])),
  );
}

const redactTree = (own: Persisted, mask: Mask): Persisted =>
  mapChildren(redactParts(own, mask), (child) => redactTree(child, mask));

export function redactEvent<E extends AnyEventObject>(event: E, mask: Mask): E {
  const { type, ...payload } = event;
  const result = results[type];
  if (result) return { ...event, data: mask(event.data, [result]) };
  if (!/^xstate\.|^root\.(?:started|stopped)$/.test(type)) {
    return { type, ...mask(payload, ['event']) } as unknown as E;
  }
  const { snapshot } = event;
  return { ...redactParts(event, mask), ...(snapshot && { snapshot: redactTree(snapshot, mask) }) };
}

/** Masks a persisted snapshot and those of the actors below it. */
function redactSnapshot(own: Persisted, path: string, root: string, typing: Typing): Persisted {
  // What goes into a promise and comes out of it belongs to the actor that invokes it.
  const mask = maskFor(typing, [path, ownerOf(path, root)]);
  return mapChildren(redactParts(own, mask), (child, id) =>
    redactSnapshot(child, pathBelow(path === root ? '' : path, id), root, typing),
  );
}

export const redactRoot = (kept: KeptRoot, root: string, typing: Typing): KeptRoot => ({
  ...kept,
  snapshot: redactSnapshot(kept.snapshot, root, root, typing),
  timers: kept.timers.map((timer) => ({
    ...timer,
    event: redactEvent(timer.event, maskFor(typing, [timer.actor])),
  })),
});
