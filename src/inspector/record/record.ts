import { isPlain } from '#statechart/data.ts';
import type { KeptRoot } from '#statechart/keptRoot.ts';
import type { SessionFile } from '../handOver/sessionFile.ts';
import type { Step } from './conductor.ts';
import type { Entry } from './entry.ts';

/** The entries of a record, beyond which the oldest are dropped: a long session stays bounded. */
const ENTRY_LIMIT = 2_000;

/** What happened to a root since it started, oldest first. */
export type SessionRecord = {
  /** The root before the first entry, and its virtual time in ms. */
  start: KeptRoot;
  startedAt: number;
  entries: Entry[];
  dropped: number;
};

/** A record of a root that has just started. */
export const beginRecord = (start: KeptRoot, startedAt = 0): SessionRecord => ({
  start,
  startedAt,
  entries: [],
  dropped: 0,
});

/** Actors that a step has not touched stay the same object, so a long record costs little memory. */
function shareActors(kept: KeptRoot, before: KeptRoot): KeptRoot {
  type WithChildren = { children?: Record<string, unknown> };
  const { children } = kept.snapshot as WithChildren;
  const old = (before.snapshot as WithChildren).children ?? {};
  if (!children) return kept;
  const shared = Object.fromEntries(
    Object.entries(children).map(([id, child]) => [id, isSame(child, old[id]) ? old[id] : child]),
  );
  return { ...kept, snapshot: Object.assign({ ...kept.snapshot }, { children: shared }) };
}

/** Whether two persisted actors are alike. XState gives new objects around values that it keeps. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
  );
}

/** Appends a step. Drops the oldest entries, many at once, when there are a tenth too many. */
export function append(record: SessionRecord, step: Step): void {
  const { start, entries, dropped } = record;
  const before = entries.at(-1)?.kept ?? start;
  const kept = shareActors(step.kept, before);
  entries.push({ ...step, index: dropped + entries.length, kept });
  if (entries.length >= ENTRY_LIMIT * 1.1) dropOldest(record);
}

/** The record of a file, with its latest entries. */
export function recordOf({ start, startAt, entries }: SessionFile): SessionRecord {
  const record = beginRecord(start, startAt);
  record.entries = [...entries];
  record.dropped = entries[0]?.index ?? 0;
  if (entries.length > ENTRY_LIMIT * 1.1) dropOldest(record);
  return record;
}

function dropOldest(record: SessionRecord): void {
  const { entries } = record;
  const surplus = entries.splice(0, entries.length - ENTRY_LIMIT);
  const { kept: oldest, at } = surplus.at(-1) as Entry;
  record.start = oldest;
  record.startedAt = at;
  record.dropped += surplus.length;
}

/** The entry with an index; undefined where it was dropped or is not there yet. */
export const entryAt = ({ entries, dropped }: SessionRecord, index: number): Entry | undefined =>
  entries[index - dropped];

/** Takes what came after an entry out of the record. */
export function cutAfter({ entries, dropped }: SessionRecord, index: number): void {
  entries.length = Math.min(entries.length, index - dropped + 1);
}
