import { textOf } from '@interpunct/model-kit/data';
import { eventName } from '@interpunct/model-kit/describeChart';
import { calledIn } from '../../charts/calledIn.ts';
import { describeGesture, isSameField } from '../../handOver/gestureText.ts';
import { describeStopped } from '../../handOver/labels.ts';
import type { Inspector, InspectorView } from '../../inspector.ts';
import { type By, type Entry, isAct, isIgnored, isOfPage } from '../../record/entry.ts';
import { PAGE } from '../../record/guests.ts';
import { isSame } from '../../record/record.ts';
import type { EntryFilter, Kind } from '../panel.machine.ts';

/** How the log names what sends from outside the charts. */
const OUTSIDE = 'outside';

const whoOf = (by: By['by']) => (by === 'person' ? 'a person' : by);

/** The charts of an app, and the paths of the actors that its tester does not want to hear of. */
type Quieted = { charts: Inspector['charts']; quiet: readonly string[] };

/** Whether an app has started or stopped a root of its own. */
const isOfRoot = (cause: Entry['cause']) =>
  cause.type === 'event' && cause.actor === PAGE && cause.event.type.startsWith('root.');

/** What caused an entry, on one line: where it came from, where it went, and what it was. */
export function summaryOf(
  { cause, deliveries }: Entry,
  charts: Inspector['charts'],
): { from: string; to: string; event: string } {
  const called = (id: string) => calledIn(charts, id);
  switch (cause.type) {
    case 'start':
      return { from: OUTSIDE, to: 'all', event: 'start' };
    case 'act': {
      const event = describeGesture(cause.gesture);
      if (!isOfPage(cause.gesture)) return { from: 'a person', to: 'the page', event };
      const to = cause.gesture.kind === 'ask' ? 'the network' : 'nobody';
      return { from: 'the page', to, event };
    }
    case 'event': {
      const from = whoOf(cause.by) ?? deliveries[0]?.sender ?? OUTSIDE;
      const { type, id } = cause.event;
      // The page has no chart. What happens to a root is told of the root.
      if (isOfRoot(cause)) return { from, to: String(id), event: type.replace('root.', '') };
      return { from, to: cause.actor, event: eventName(type, called) };
    }
    case 'timer':
      return {
        from: 'timer',
        to: cause.actor,
        event: eventName(deliveries[0]?.event.type ?? cause.id),
      };
    default: {
      const name = called(cause.invoke);
      const event = `${name} ${cause.type === 'output' ? 'done' : 'error'}`;
      return { from: whoOf(cause.by) ?? name, to: cause.actor, event };
    }
  }
}

/** Whether nothing at all came of an entry. The start of a record counts as something. */
export const isEntryIgnored = ({ cause, deliveries, stopped }: Entry): boolean =>
  !stopped &&
  !['start', 'act'].includes(cause.type) &&
  !isOfRoot(cause) &&
  deliveries.every(isIgnored);

/** `chat.panel.closed|chat.toggle|0`, read with its chart: from where to where, and by which event. */
export function wayOf(id: string, charts: Inspector['charts']) {
  const [source = '', event = ''] = id.split('|');
  const below = (state: string) => state.split('.').slice(1).join('.') || state;
  const { transitions = [] } = charts[source.split('.')[0] ?? ''] ?? {};
  const targets = transitions.find((one) => one.id === id)?.targets.map(below) ?? [];
  const way = targets.length > 0 ? ` → ${targets.join(' and ')}` : '';
  return { source: below(source), event, way };
}

/** `closed → open`, `stays in open`. A transition of the machine itself names no state. */
function changeOf(id: string, charts: Inspector['charts']): string {
  const { source, way } = wayOf(id, charts);
  const state = id.split('|')[0]?.includes('.') ? source : '';
  if (way !== '') return `${state}${way}`.trim();
  return state === '' ? 'stays' : `stays in ${state}`;
}

/** XState's own actions, such as those of timers, say nothing that an entry does not. */
export const isOwnAction = (action: string) => !action.startsWith('xstate.');

type Ways = readonly (readonly [actor: string, ways: readonly string[]])[];

const waysOf = new WeakMap<Entry, { moved: Ways; stayed: Ways }>();

/** From where to where each actor of an entry has gone, and which have stayed where they were. */
function waysIn(entry: Entry, charts: Inspector['charts']): { moved: Ways; stayed: Ways } {
  const known = waysOf.get(entry);
  if (known) return known;
  const all = new Map<string, string[]>();
  for (const { receiver, microsteps } of entry.deliveries) {
    const own = microsteps.flat().map((id) => changeOf(id, charts));
    if (own.length > 0) all.set(receiver, [...(all.get(receiver) ?? []), ...own]);
  }
  const isMoved = (own: readonly string[]) => own.some((way) => !way.startsWith('stays'));
  const ways = {
    moved: [...all].filter(([, own]) => isMoved(own)),
    stayed: [...all].filter(([, own]) => !isMoved(own)),
  };
  waysOf.set(entry, ways);
  return ways;
}

/**
 * What came of an entry, on one line: from where to where each of its actors has gone, and their actions. Who stayed,
 * or is quiet, is not worth a word beside others.
 */
export function outcomeOf(
  entry: Entry,
  charts: Inspector['charts'],
  quiet: readonly string[] = [],
): string {
  const { deliveries, stopped } = entry;
  const { moved, stayed } = waysIn(entry, charts);
  const loud = moved.filter(([actor]) => !quiet.includes(actor));
  const told = [loud, moved, stayed].find(({ length }) => length > 0) ?? [];
  const changes = told.map(([actor, own]) => `${actor}: ${own.join(', ')}`);
  const actions = deliveries.flatMap((delivery) => delivery.actions.filter(isOwnAction));
  const all = isEntryIgnored(entry) ? ['ignored'] : [changes.join('; '), actions.join(', ')];
  return [stopped && describeStopped(stopped), ...all].filter(Boolean).join(' · ');
}

const searchTexts = new WeakMap<Entry, string>();

function searchTextOf(entry: Entry, charts: Inspector['charts']): string {
  const known = searchTexts.get(entry);
  if (known !== undefined) return known;
  const { from, to, event } = summaryOf(entry, charts);
  const inside = entry.deliveries.flatMap((delivery) => [
    delivery.receiver,
    textOf(delivery.event),
    ...delivery.actions,
  ]);
  const text = [from, to, event, ...inside].join(' ').toLowerCase();
  searchTexts.set(entry, text);
  return text;
}

const isOfKind: Record<Kind, (entry: Entry, notes: InspectorView['notes']) => boolean> = {
  all: () => true,
  taken: (entry) => !isEntryIgnored(entry),
  acts: isAct,
  timers: ({ cause }) => cause.type === 'timer',
  promises: ({ cause }) => cause.type === 'output' || cause.type === 'error',
  inspector: (entry) => isAct(entry) && entry.cause.type !== 'act',
  noted: ({ index }, notes) => index in notes,
};

/** The entries of a kind that reach an actor and hold every word of a text. */
export function filterEntries(
  { entries, notes }: Pick<InspectorView, 'entries' | 'notes'>,
  { text, kind, actor }: EntryFilter,
  charts: Inspector['charts'],
): readonly Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isIn = ({ deliveries }: Entry) =>
    actor === '' || deliveries.some(({ sender, receiver }) => [sender, receiver].includes(actor));
  return entries.filter(
    (entry) =>
      isOfKind[kind](entry, notes) &&
      isIn(entry) &&
      words.every((word) => searchTextOf(entry, charts).includes(word)),
  );
}

/**
 * Entries in a row that say one thing, shown as the last of them. `times` says how often each actor was at it,
 * `text` what a person typed meanwhile.
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

/** The quiet actors that an entry has moved, where nobody brought it about and it has moved no other. */
function quietIn(entry: Entry, { charts, quiet }: Quieted): readonly string[] {
  const { cause, stopped } = entry;
  if (stopped || !['event', 'timer', 'output'].includes(cause.type) || 'by' in cause) return [];
  const actors = waysIn(entry, charts).moved.map(([actor]) => actor);
  return actors.every((actor) => quiet.includes(actor)) ? actors : [];
}

/** Whether an entry is noise, or of quiet actors alone. */
const isSilentIn = (entry: Entry, quieted: Quieted) =>
  entry.isNoise === true || quietIn(entry, quieted).length > 0;

/** Whether an entry goes on with what a run of entries began: noise, one event of the world, one field. */
function goesOn(run: readonly Entry[], entry: Entry, quieted: Quieted): boolean {
  const [first] = run;
  const isSilent = isSilentIn(entry, quieted);
  if (!first) return isSilent;
  const typed = typedIn(first);
  if (!typed) {
    const event = eventOf(first);
    if (isSilentIn(first, quieted)) return isSilent;
    return event !== undefined && event === eventOf(entry);
  }
  const next = typedIn(entry);
  if (next) return isSameField(typed, next);
  return isSilent || (entry.cause.type === 'event' && entry.cause.by === 'person');
}

/** Whether a run is worth a line of its own. A letter and what follows from it is not. */
const isWorthIt = (run: readonly [Entry, ...Entry[]], quieted: Quieted) =>
  run.length > 1
    ? !typedIn(run[0]) || run.filter(typedIn).length > 1
    : quietIn(run[0], quieted).length > 0;

const folds = new WeakMap<Entry, Fold>();

/** A row of noise is the same object as long as it is the same entries. */
function foldOf(run: readonly Entry[], quieted: Quieted): Fold {
  const [first, last] = [run[0] as Entry, run.at(-1) as Entry];
  const times: Record<string, number> = {};
  for (const entry of run) {
    const { cause } = entry;
    const [actor = 'actor' in cause ? cause.actor : ''] = quietIn(entry, quieted);
    times[actor] = (times[actor] ?? 0) + 1;
  }
  const typed = run.filter(typedIn).at(-1);
  const event = isSilentIn(first, quieted) ? undefined : eventOf(first)?.split(' ')[1];
  const text = typed
    ? `${summaryOf(typed, {}).event}, ${run.length} entries`
    : event && `${run.length} × ${event}`;
  const fold = { first, last, times, ...(text !== undefined && { text }) };
  const known = folds.get(last);
  // A switch of a quiet actor makes other rows of the same entries.
  if (known?.first === first && known.text === text && isSame(known.times, times)) return known;
  folds.set(last, fold);
  return fold;
}

export type Row = { index: number; entry: Entry; fold?: Fold };

/** Whether a row shows an entry, folded or not. */
export const isRowOf = ({ index, fold }: Row, entry: number | null): boolean =>
  entry !== null && (fold?.first.index ?? index) <= entry && entry <= index;

const rows = new WeakMap<Entry | Fold, Row>();

function rowOf(shown: Entry | Fold): Row {
  const row =
    rows.get(shown) ??
    ('last' in shown
      ? { index: shown.last.index, entry: shown.last, fold: shown }
      : { index: shown.index, entry: shown });
  rows.set(shown, row);
  return row;
}

/**
 * The rows of a log. What goes on in a row is one of them, and what is quiet alone, unless it is noted or
 * `isUnfolded`.
 */
export function rowsOf(
  entries: readonly Entry[],
  notes: InspectorView['notes'],
  isUnfolded: boolean,
  quieted: Quieted,
): readonly Row[] {
  const listed: Row[] = [];
  let run: Entry[] = [];
  const end = () => {
    const [first, ...others] = run;
    if (first && isWorthIt([first, ...others], quieted)) listed.push(rowOf(foldOf(run, quieted)));
    else listed.push(...run.map(rowOf));
    run = [];
  };
  for (const entry of entries) {
    const isAlone = isUnfolded || entry.index in notes;
    if (isAlone || !goesOn(run, entry, quieted)) end();
    if (isAlone) listed.push(rowOf(entry));
    else run.push(entry);
  }
  end();
  return listed;
}
