import { byName } from '@interpunct/model-kit/byName';
import { remembered, textOf } from '@interpunct/model-kit/data';
import { isSameField } from '../../handOver/gestureText.ts';
import type { Inspector, InspectorView } from '../../inspector.ts';
import { type Entry, isAct } from '../../record/entry.ts';
import { isSame } from '../../record/record.ts';
import type { EntryFilter, Kind } from '../settings.ts';
import {
  changedIn,
  isEntryIgnored,
  isMove,
  isOfRoot,
  type Known,
  outcomeOf,
  summaryOf,
  type Way,
  type Ways,
  waysIn,
} from './entryTexts.ts';

/** `quiet`: the paths of the actors that a tester does not want to hear of. */
type Quieted = Known & { quiet: readonly string[] };

/** What a row shows of an entry, and what has reached its actors. */
const searchTextOf = remembered((entry: Entry, ways: Ways, charts: Inspector['charts']) => {
  const { from, to, event } = summaryOf(entry, charts);
  const inside = entry.deliveries.flatMap((delivery) => [
    delivery.receiver,
    textOf(delivery.event),
    ...delivery.actions,
  ]);
  return [from, to, event, outcomeOf(entry, ways), ...inside].join(' ').toLowerCase();
});

/** Whether a promise, the page, a request or a machine has failed. Nobody knows of an opaque answer. */
function isFailure({ cause, stopped }: Entry): boolean {
  if (cause.type !== 'act') return stopped !== undefined || cause.type === 'error';
  const { kind, value = '' } = cause.gesture;
  return kind === 'throw' || (kind === 'answer' && !/: (?:[123]\d\d|opaque\w*)$/.test(value));
}

const isOfKind: Record<Kind, (entry: Entry) => boolean> = {
  all: () => true,
  taken: (entry) => !isEntryIgnored(entry),
  acts: isAct,
  timers: ({ cause }) => cause.type === 'timer',
  promises: ({ cause }) => cause.type === 'output' || cause.type === 'error',
  requests: ({ cause }) => cause.type === 'act' && ['ask', 'answer'].includes(cause.gesture.kind),
  failures: isFailure,
  inspector: (entry) => isAct(entry) && entry.cause.type !== 'act',
};

/** Whether an entry is of a kind and holds every word of a text, with its note. */
function isListed(
  { entry, ways }: Row,
  note: string | undefined,
  { text, kind }: EntryFilter,
  charts: Inspector['charts'],
): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const noted = note ? `note: ${note.toLowerCase()}` : '';
  const isIn = (word: string) =>
    searchTextOf(entry, ways, charts).includes(word) || noted.includes(word);
  return isOfKind[kind](entry) && words.every(isIn);
}

/**
 * Entries in a row that say one thing, shown as the last of them. `times` says how often each actor was at it, or
 * how often an event of the world came, `text` what a person typed meanwhile.
 */
export type Fold = {
  last: Entry;
  first: Entry;
  times: Readonly<Record<string, number>>;
  text?: string;
};

const typedIn = ({ cause }: Entry) =>
  cause.type === 'act' && cause.gesture.kind === 'type' ? cause.gesture : undefined;

const eventOf = ({ cause }: Entry) =>
  cause.type === 'event' && !cause.by && !isOfRoot(cause)
    ? `${cause.actor} ${cause.event.type}`
    : undefined;

/** Whether numbers alone have changed, such as how far something is scrolled. */
const isMeasured = ({ steps, data }: Way) =>
  !steps.some(isMove) &&
  data.every(({ before, after }) => typeof before === 'number' && typeof after === 'number');

/** The quiet actors that an entry has changed, where nobody brought it about and it has changed no other. */
function quietIn({ entry, ways }: Row, { quiet }: Quieted): readonly string[] {
  const { cause, stopped } = entry;
  if (stopped || !['event', 'timer', 'output'].includes(cause.type) || 'by' in cause) return [];
  const changed = changedIn(ways);
  const actors = (changed.length > 0 ? changed : ways.stayed).map(({ actor }) => actor);
  return actors.every((actor) => quiet.includes(actor)) ? actors : [];
}

/** Whether a row is noise, or of quiet actors alone. */
const isSilentIn = (row: Row, quieted: Quieted) =>
  row.entry.isNoise === true || quietIn(row, quieted).length > 0;

/** What an event of the world is where nothing but numbers and quiet actors have changed: `desk tick`. */
function beatOf({ entry, ways }: Row, { quiet }: Quieted): string | undefined {
  const isQuiet = (way: Way) => quiet.includes(way.actor) || isMeasured(way);
  return changedIn(ways).every(isQuiet) ? eventOf(entry) : undefined;
}

/**
 * Whether a row goes on with a run: what is silent, one event of the world that only measures with what is silent
 * between, or one field.
 */
function goesOn(first: Row, row: Row, quieted: Quieted): boolean {
  const isSilent = isSilentIn(row, quieted);
  const typed = typedIn(first.entry);
  const { entry } = row;
  if (!typed) {
    if (isSilentIn(first, quieted)) return isSilent;
    const beat = beatOf(first, quieted);
    return beat !== undefined && (isSilent || beat === beatOf(row, quieted));
  }
  const next = typedIn(entry);
  if (next) return isSameField(typed, next);
  return isSilent || (entry.cause.type === 'event' && entry.cause.by === 'person');
}

/** Whether a run is worth a line of its own. A letter and what follows from it is not. */
const isWorthIt = (run: Run, quieted: Quieted) =>
  run.length > 1
    ? !typedIn(run[0].entry) || run.filter(({ entry }) => typedIn(entry)).length > 1
    : quietIn(run[0], quieted).length > 0;

const folds = new WeakMap<Entry, Fold>();

/** A row of noise is the same object as long as it is the same entries. */
function foldOf(run: Run, quieted: Quieted): Fold {
  const [first, last] = [run[0].entry, (run.at(-1) as Row).entry];
  const times = byName<number>();
  for (const row of run) {
    const { cause } = row.entry;
    const isBeat = !isSilentIn(row, quieted) && beatOf(row, quieted) !== undefined;
    const [actor = 'actor' in cause ? cause.actor : ''] = quietIn(row, quieted);
    const name = isBeat ? summaryOf(row.entry, quieted.charts).event : actor;
    times[name] = (times[name] ?? 0) + 1;
  }
  const typed = run.filter(({ entry }) => typedIn(entry)).at(-1);
  const text = typed && `${summaryOf(typed.entry, quieted.charts).event}, ${run.length} entries`;
  const fold = { first, last, times, ...(text !== undefined && { text }) };
  const known = folds.get(last);
  // A switch of a quiet actor makes other rows of the same entries.
  if (known?.first === first && known.text === text && isSame(known.times, times)) return known;
  folds.set(last, fold);
  return fold;
}

export type Row = { index: number; entry: Entry; ways: Ways; fold?: Fold };
type Run = [Row, ...Row[]];

/** Whether a row shows an entry, folded or not. */
export const isRowOf = ({ index, fold }: Row, entry: number | null): boolean =>
  entry !== null && (fold?.first.index ?? index) <= entry && entry <= index;

/** A row is the same object as long as it shows the same. */
const rowOf = remembered((_: Entry | Fold, row: Row) => row);

/**
 * The rows of a filtered log. What goes on is one row, and so is what quiet actors alone did, but for entries with a
 * note, or where the filter asks for each entry.
 */
export function rowsOf(
  { entries, notes }: Pick<InspectorView, 'entries' | 'notes'>,
  filter: EntryFilter,
  quieted: Quieted,
): readonly Row[] {
  const isUnfolded = !['all', 'taken'].includes(filter.kind);
  const listed: Row[] = [];
  let run: Row[] = [];
  const end = () => {
    const [first, ...later] = run;
    if (first && isWorthIt([first, ...later], quieted)) {
      const fold = foldOf([first, ...later], quieted);
      listed.push(rowOf(fold, { ...(run.at(-1) as Row), fold }));
    } else listed.push(...run);
    run = [];
  };
  for (const [place, entry] of entries.entries()) {
    const ways = waysIn(entry, entries[place - 1], quieted);
    const row = rowOf(entry, { index: entry.index, entry, ways });
    if (!isListed(row, notes[entry.index], filter, quieted.charts)) continue;
    const isAlone = isUnfolded || entry.index in notes;
    const [first] = run;
    if (isAlone || !first || !goesOn(first, row, quieted)) end();
    if (isAlone) listed.push(row);
    else run.push(row);
  }
  end();
  return listed;
}

/** The actor that changed last, up to an entry, and is not quiet. Numbers that go on are no change. */
export function changedLast(
  entries: readonly Entry[],
  until: number | null,
  quieted: Quieted,
): string | undefined {
  const isLoud = (way: Way) => !quieted.quiet.includes(way.actor) && !isMeasured(way);
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const entry = entries[place];
    if (!entry || (until !== null && entry.index > until)) continue;
    const loud = changedIn(waysIn(entry, entries[place - 1], quieted)).find(isLoud);
    if (loud) return loud.actor;
  }
  return undefined;
}
