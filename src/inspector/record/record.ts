import { isPlain } from '@interpunct/model-kit/data';
import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import type { SessionFile, Stored, Surroundings } from '../handOver/sessionFile.ts';
import { type Entry, type Intervention, isAct, type Shown } from './entry.ts';
import type { Macrostep } from './steps.ts';

/** The entries of a record, beyond which some are dropped: a long session stays bounded. */
const ENTRY_LIMIT = 2_000;

/** The timers that led to a pending one, by name. A firing of its own among them makes a loop. */
type Chain = { names: ReadonlySet<string>; isLoop: boolean };

/** What happened to a root since it started, oldest first. */
export type SessionRecord = {
  /** The root before the entry `from`, and its virtual time in ms. Older entries are acts, to be read. */
  start: KeptRoot;
  startedAt: number;
  from: number;
  entries: Entry[];
  dropped: number;
  /** What a tester has noted, by the index of the entry. */
  notes: Readonly<Record<number, string>>;
  interventions: readonly Intervention[];
  /** Where it was recorded, of a record that a file has brought. Without it: in this document. */
  surroundings?: Surroundings | undefined;
  page?: Shown | undefined;
  stored?: readonly Stored[] | undefined;
  /** How each pending timer came about, by its name and the time at which it is due. */
  chains: ReadonlyMap<string, Chain>;
};

/** A record of a root that has just started. */
export const beginRecord = (start: KeptRoot, startedAt = 0): SessionRecord => ({
  start,
  startedAt,
  from: 0,
  entries: [],
  dropped: 0,
  notes: {},
  interventions: [],
  chains: new Map(),
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
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
  );
}

const timerOf = (actor: string, type: string) => `${actor} ${type}`;

/**
 * Follows the timers that a step has set. Returns whether it is a turn of a loop, and whether it set none. A loop ends
 * when its timer fires and sets no timer of the loop any more, as a countdown does. That step is no turn.
 */
function followTimers(record: SessionRecord, { at, cause, kept }: Macrostep) {
  const { chains } = record;
  const own = cause.type === 'timer' ? timerOf(cause.actor, cause.id) : '';
  const before = chains.get(`${own} ${at}`);
  const pending = kept.timers.map(({ actor, event, remaining }) => {
    const timer = timerOf(actor, event.type);
    return { timer, key: `${timer} ${at + remaining}` };
  });
  const isAgain = before?.names.has(own) === true;
  const goesOn = pending.some(({ timer, key }) => !chains.has(key) && before?.names.has(timer));
  const isLoop = before !== undefined && (isAgain ? goesOn : before.isLoop);
  const isLeft = isAgain && !goesOn;
  const names = new Set(own === '' || isLeft ? [] : [...(before?.names ?? []), own]);
  record.chains = new Map(
    pending.map(({ key }) => [key, chains.get(key) ?? { names, isLoop }] as const),
  );
  const isAlike = pending.length === chains.size && pending.every(({ key }) => chains.has(key));
  return { isLoop, isAlike };
}

/** Appends a step. When there are a tenth too many entries, drops many at once. Returns the entry. */
export function append(record: SessionRecord, step: Macrostep): Entry {
  const last = record.entries.at(-1);
  const before = last?.kept ?? record.start;
  const kept = shareActors(step.kept, before);
  const { isLoop, isAlike } = followTimers(record, step);
  const isVain =
    step.cause.type === 'event' &&
    step.cause.by === undefined &&
    isAlike &&
    isSame(kept.snapshot, before.snapshot);
  const index = (last?.index ?? -1) + 1;
  const entry: Entry = { ...step, index, kept, ...((isLoop || isVain) && { isNoise: true }) };
  record.entries.push(entry);
  if (record.entries.length >= ENTRY_LIMIT * 1.1) dropSurplus(record);
  return entry;
}

/** Notes what a tester does to time and results after the latest entry, or that a breakpoint holds the time. */
export function noteIntervention(
  record: SessionRecord,
  intervention: Omit<Intervention, 'after'>,
): void {
  const after = record.entries.at(-1)?.index ?? -1;
  record.interventions = [...record.interventions, { after, ...intervention }];
}

/** The record of a file, with its latest entries. */
export function recordOf({
  start,
  startAt,
  from,
  entries,
  notes = {},
  interventions = [],
  surroundings,
  page,
  stored,
}: SessionFile): SessionRecord {
  const record = beginRecord(start, startAt);
  record.entries = [...entries];
  record.from = from ?? entries[0]?.index ?? 0;
  record.notes = notes;
  record.interventions = interventions;
  Object.assign(record, { surroundings, page, stored });
  record.dropped = (entries.at(-1)?.index ?? -1) + 1 - entries.length;
  if (entries.length > ENTRY_LIMIT * 1.1) dropSurplus(record);
  return record;
}

/**
 * Drops noise first: the record replays without it. Then the oldest of what else the page did, so that a
 * replay begins later. What a person did or noted comes last.
 */
function dropSurplus(record: SessionRecord): void {
  const latest = record.entries.at(-1);
  const isKept = (entry: Entry) => isAct(entry) || entry.index in record.notes;
  const ranks = [
    (entry: Entry) => entry.isNoise === true && !isKept(entry),
    (entry: Entry) => !isKept(entry),
    () => true,
  ];
  for (const [rank, goes] of ranks.entries()) {
    let surplus = record.entries.length - ENTRY_LIMIT;
    let last: Entry | undefined;
    record.entries = record.entries.filter((entry) => {
      if (surplus <= 0 || entry === latest || !goes(entry)) return true;
      surplus -= 1;
      record.dropped += 1;
      last = entry;
      return false;
    });
    if (rank > 0 && last && last.index >= record.from) beginAfter(record, last);
  }
}

/** Makes a replay of the record begin after an entry. */
function beginAfter(record: SessionRecord, { index, at, kept }: Entry): void {
  Object.assign(record, { start: kept, startedAt: at, from: index + 1 });
}

/** The entry with an index; undefined where it was dropped or is not there yet. */
export const entryAt = ({ entries }: SessionRecord, index: number): Entry | undefined =>
  entries.find((entry) => entry.index === index);

/** A copy of a record that ends with an entry. */
export function cutAfter(record: SessionRecord, last: Entry): SessionRecord {
  const cut = {
    ...record,
    entries: record.entries.filter(({ index }) => index <= last.index),
    notes: Object.fromEntries(
      Object.entries(record.notes).filter(([index]) => Number(index) <= last.index),
    ),
    interventions: record.interventions.filter(
      ({ after, way }) => Math.max(after, (way?.last ?? 0) - 1) < last.index,
    ),
  };
  // An act that the record has outlived.
  if (last.index < cut.from) beginAfter(cut, last);
  return cut;
}
