import { activeLeaves } from '@interpunct/model-kit/activeChart';
import { textOf } from '@interpunct/model-kit/data';
import { eventName } from '@interpunct/model-kit/describeChart';
import { snapshotsIn } from '@interpunct/model-kit/keptRoot';
import { calledIn } from '../../charts/calledIn.ts';
import { describeGesture, isSameField } from '../../handOver/gestureText.ts';
import { describeStopped, reasonIn } from '../../handOver/labels.ts';
import type { Inspector, InspectorView } from '../../inspector.ts';
import { differencesOf, type ValueDifference } from '../../record/differences.ts';
import { type By, type Entry, isAct, isIgnored, isOfPage } from '../../record/entry.ts';
import { PAGE } from '../../record/guests.ts';
import { isSame } from '../../record/record.ts';
import type { EntryFilter, Kind } from '../panel.machine.ts';

/** How the log names what sends from outside the charts. */
const OUTSIDE = 'outside';

const whoOf = (by: By['by']) => (by === 'person' ? 'a person' : by);

/** The charts of an app, and the path of its root. */
type Known = { charts: Inspector['charts']; root: string };

/** `quiet`: the paths of the actors that a tester does not want to hear of. */
type Quieted = Known & { quiet: readonly string[] };

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
      const { kind } = cause.gesture;
      if (kind === 'answer') return { from: 'the network', to: 'the page', event };
      if (!isOfPage(cause.gesture)) return { from: 'a person', to: 'the page', event };
      return { from: 'the page', to: kind === 'ask' ? 'the network' : 'nobody', event };
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

const STAYS = 'stays';

/** The active leaves of an actor before an entry and after it; undefined where it was not there, or is not known. */
type Leaves = { old: readonly string[] | undefined; now: readonly string[] | undefined };

/** `closed → open`, `stays in open`. Where a transition leads within its source, the leaves there say from where. */
function changeOf(id: string, charts: Inspector['charts'], { old, now }: Leaves): string {
  const { source, way } = wayOf(id, charts);
  const inner = id.split('|')[0]?.includes('.') ? `${source}.` : '';
  if (way === '' || way === ` → ${source}`) return inner === '' ? STAYS : `${STAYS} in ${source}`;
  if (!way.startsWith(` → ${inner}`)) return source + way;
  const left = old?.filter((leaf) => leaf.startsWith(inner) && !now?.includes(leaf));
  if (left?.length === 0) return `${STAYS} in ${way.slice(3)}`;
  return ((left?.join(' and ') ?? inner.slice(0, -1)) + way).trim();
}

/** XState's own actions, such as those of timers, say nothing that an entry does not. */
export const isOwnAction = (action: string) => !action.startsWith('xstate.');

/** What an actor of an entry did: where it has gone, or where it stays, and the data that it has changed. */
type Way = { actor: string; steps: readonly string[]; data: readonly ValueDifference[] };
type Ways = { moved: readonly Way[]; stayed: readonly Way[] };

const isMove = (step: string) => !step.startsWith(STAYS);

const waysOf = new WeakMap<Entry, Ways>();

/** What the actors of an entry did. What it has changed is not known without the entry before it. */
export function waysIn(entry: Entry, before: Entry | undefined, { charts, root }: Known): Ways {
  const known = waysOf.get(entry);
  if (known) return known;
  const now = snapshotsIn(entry.kept, root);
  const old = before && snapshotsIn(before.kept, root);
  const leavesIn = (all: typeof old, actor: string) => {
    const { value } = all?.get(actor) ?? {};
    return value === undefined ? undefined : activeLeaves(value);
  };
  const all = new Map<string, string[]>();
  for (const { receiver, microsteps } of entry.deliveries) {
    const leaves = { old: leavesIn(old, receiver), now: leavesIn(now, receiver) };
    const own = microsteps.flat().map((id) => changeOf(id, charts, leaves));
    if (own.length > 0) all.set(receiver, [...(all.get(receiver) ?? []), ...own]);
  }
  const told = [...all].map(([actor, steps]): Way => {
    const [then, next] = [old?.get(actor), now.get(actor)];
    const data = then && next ? differencesOf(then.context, next.context) : [];
    return { actor, steps: [...new Set(steps)], data };
  });
  const isMoved = ({ steps }: Way) => steps.some(isMove);
  const ways = { moved: told.filter(isMoved), stayed: told.filter((way) => !isMoved(way)) };
  waysOf.set(entry, ways);
  return ways;
}

/** So many fields of data are named on one line. */
const MOST_NAMED = 3;

/** `chat: stays in conversation, changes draft`. What a move changes besides is for the details. */
function textOfWay({ actor, steps, data }: Way): string {
  const fields = [...new Set(data.map(({ path }) => path.split('.')[0]))];
  const named = fields.slice(0, MOST_NAMED).join(', ');
  const more = fields.length > MOST_NAMED ? ` and ${fields.length - MOST_NAMED} more` : '';
  const told =
    data.length === 0 || steps.some(isMove)
      ? steps
      : [...steps.filter((step) => step !== STAYS), `changes ${named}${more}`];
  return `${actor}: ${told.join(', ')}`;
}

/**
 * What came of an entry, on one line: why something failed, where its actors have gone or which of their data have
 * changed, and their actions. Beside others, actors that stayed and quiet ones are left out.
 */
export function outcomeOf(entry: Entry, ways: Ways, quiet: readonly string[] = []): string {
  const { cause, deliveries, stopped } = entry;
  const { moved, stayed } = ways;
  const isLoud = ({ actor }: Way) => !quiet.includes(actor);
  const named = stayed.filter(({ steps }) => steps.some((step) => step !== STAYS));
  const told =
    [moved.filter(isLoud), moved, changedIn(ways), named.filter(isLoud), named, stayed].find(
      ({ length }) => length > 0,
    ) ?? [];
  const actions = deliveries.flatMap((delivery) => delivery.actions.filter(isOwnAction));
  const all = isEntryIgnored(entry)
    ? ['ignored']
    : [told.map(textOfWay).join('; '), actions.join(', ')];
  const failed = cause.type === 'error' && `fails${reasonIn(cause.value)}`;
  return [stopped ? describeStopped(stopped) : failed, ...all].filter(Boolean).join(' · ');
}

/** The paths of the promises that are under way in an entry. */
const pendingIn = (entry: Entry | undefined, root: string): string[] =>
  entry
    ? [...snapshotsIn(entry.kept, root)]
        .filter(([, { status, value }]) => status === 'active' && value === undefined)
        .map(([path]) => path)
    : [];

/**
 * What followed from what a person did: what came while the page was handling it, what the page sent right after
 * that, how it was answered, and what the promises that it has started have settled with.
 */
export function followersOf(entries: readonly Entry[], index: number, root: string): Entry[] {
  const place = entries.findIndex((entry) => entry.index === index);
  const later = entries.slice(place + 1);
  const isOwn = ({ cause }: Entry) => 'by' in cause && cause.by === 'person';
  const textIn = ({ cause }: Entry, kind: 'ask' | 'answer') =>
    cause.type === 'act' && cause.gesture.kind === kind ? cause.gesture.value : undefined;
  const isSent = (entry: Entry) => textIn(entry, 'ask') !== undefined;
  const end = later.findIndex((entry) => !isOwn(entry) && !isSent(entry));
  const own = later.slice(0, end === -1 ? undefined : end);
  const before = pendingIn(entries[place], root);
  const started = new Set(own.filter(isOwn).flatMap((entry) => pendingIn(entry, root)));
  for (const path of before) started.delete(path);
  const asked = new Set(own.flatMap((entry) => textIn(entry, 'ask') ?? []));
  // The first of each: it may run again later.
  const results = later.filter((entry) => {
    const { cause } = entry;
    const answer = textIn(entry, 'answer');
    if (answer) return asked.delete([...asked].find((one) => answer.startsWith(`${one}: `)) ?? '');
    return (
      (cause.type === 'output' || cause.type === 'error') &&
      started.delete(cause.actor === root ? cause.invoke : `${cause.actor}/${cause.invoke}`)
    );
  });
  return [...own, ...results];
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

const isOfKind: Record<Kind, (entry: Entry) => boolean> = {
  all: () => true,
  taken: (entry) => !isEntryIgnored(entry),
  acts: isAct,
  timers: ({ cause }) => cause.type === 'timer',
  promises: ({ cause }) => cause.type === 'output' || cause.type === 'error',
  inspector: (entry) => isAct(entry) && entry.cause.type !== 'act',
};

/** Whether an entry is of a kind and holds every word of a text. */
function isListed(entry: Entry, { text, kind }: EntryFilter, charts: Inspector['charts']): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return isOfKind[kind](entry) && words.every((word) => searchTextOf(entry, charts).includes(word));
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

/** What the actors of an entry did that has changed their states or data. */
const changedIn = ({ moved, stayed }: Ways) => [
  ...moved,
  ...stayed.filter(({ data }) => data.length > 0),
];

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

/** Whether a row goes on with a run: what is silent, one event of the world that only measures, or one field. */
function goesOn([first]: readonly Row[], row: Row, quieted: Quieted): boolean {
  const isSilent = isSilentIn(row, quieted);
  if (!first) return isSilent;
  const typed = typedIn(first.entry);
  const { entry } = row;
  if (!typed) {
    if (isSilentIn(first, quieted)) return isSilent;
    const isQuiet = (way: Way) => quieted.quiet.includes(way.actor) || isMeasured(way);
    const event = eventOf(first.entry);
    const isVain = [first, row].every(({ ways }) => changedIn(ways).every(isQuiet));
    return isVain && event !== undefined && event === eventOf(entry);
  }
  const next = typedIn(entry);
  if (next) return isSameField(typed, next);
  return isSilent || (entry.cause.type === 'event' && entry.cause.by === 'person');
}

/** Whether a run is worth a line of its own. A letter and what follows from it is not. */
const isWorthIt = (run: readonly [Row, ...Row[]], quieted: Quieted) =>
  run.length > 1
    ? !typedIn(run[0].entry) || run.filter(({ entry }) => typedIn(entry)).length > 1
    : quietIn(run[0], quieted).length > 0;

const folds = new WeakMap<Entry, Fold>();

/** A row of noise is the same object as long as it is the same entries. */
function foldOf(run: readonly [Row, ...Row[]], quieted: Quieted): Fold {
  const [first, last] = [run[0].entry, (run.at(-1) as Row).entry];
  const times: Record<string, number> = {};
  for (const row of run) {
    const { cause } = row.entry;
    const [actor = 'actor' in cause ? cause.actor : ''] = quietIn(row, quieted);
    times[actor] = (times[actor] ?? 0) + 1;
  }
  const typed = run.filter(({ entry }) => typedIn(entry)).at(-1);
  const event = isSilentIn(run[0], quieted) ? undefined : eventOf(first)?.split(' ')[1];
  const text = typed
    ? `${summaryOf(typed.entry, {}).event}, ${run.length} entries`
    : event && `${run.length} × ${event}`;
  const fold = { first, last, times, ...(text !== undefined && { text }) };
  const known = folds.get(last);
  // A switch of a quiet actor makes other rows of the same entries.
  if (known?.first === first && known.text === text && isSame(known.times, times)) return known;
  folds.set(last, fold);
  return fold;
}

export type Row = { index: number; entry: Entry; ways: Ways; fold?: Fold };

/** Whether a row shows an entry, folded or not. */
export const isRowOf = ({ index, fold }: Row, entry: number | null): boolean =>
  entry !== null && (fold?.first.index ?? index) <= entry && entry <= index;

const rows = new WeakMap<Entry | Fold, Row>();

/** A row is the same object as long as it shows the same. */
function rowOf(shown: Entry | Fold, row: Row): Row {
  const known = rows.get(shown) ?? row;
  rows.set(shown, known);
  return known;
}

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
    const [first, ...others] = run;
    const last = others.at(-1) ?? first;
    if (first && last && isWorthIt([first, ...others], quieted)) {
      const fold = foldOf([first, ...others], quieted);
      listed.push(rowOf(fold, { ...last, fold }));
    } else listed.push(...run);
    run = [];
  };
  for (const [place, entry] of entries.entries()) {
    if (!isListed(entry, filter, quieted.charts)) continue;
    const ways = waysIn(entry, entries[place - 1], quieted);
    const row = rowOf(entry, { index: entry.index, entry, ways });
    const isAlone = isUnfolded || entry.index in notes;
    if (isAlone || !goesOn(run, row, quieted)) end();
    if (isAlone) listed.push(row);
    else run.push(row);
  }
  end();
  return listed;
}

/** The actor that moved last, up to an entry, and is not quiet. */
export function movedLast(
  rows: readonly Row[],
  until: number | null,
  quiet: readonly string[],
): string | undefined {
  const loudIn = ({ index, ways }: Row) =>
    until === null || index <= until
      ? ways.moved.filter(({ actor }) => !quiet.includes(actor)).map(({ actor }) => actor)
      : [];
  return [...rows].reverse().flatMap(loudIn)[0];
}
