import { activeLeaves } from '@interpunct/model-kit/activeChart';
import { remembered } from '@interpunct/model-kit/data';
import { eventName } from '@interpunct/model-kit/describeChart';
import { snapshotsIn } from '@interpunct/model-kit/keptRoot';
import { calledIn } from '../../charts/calledIn.ts';
import { describeGesture } from '../../handOver/gestureText.ts';
import { describeStopped, reasonIn } from '../../handOver/labels.ts';
import type { Inspector } from '../../inspector.ts';
import { differencesOf, type ValueDifference } from '../../record/differences.ts';
import { type By, type Entry, isIgnored, isOfPage } from '../../record/entry.ts';
import { PAGE } from '../../record/guests.ts';

/** How the log names what sends from outside the charts. */
const OUTSIDE = 'outside';

const whoOf = (by: By['by']) => (by === 'person' ? 'a person' : by);

/** The charts of an app, and the path of its root. */
export type Known = { charts: Inspector['charts']; root: string };

/** Whether an app has started or stopped a root of its own. */
export const isOfRoot = (cause: Entry['cause']) =>
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
export type Way = { actor: string; steps: readonly string[]; data: readonly ValueDifference[] };
export type Ways = { moved: readonly Way[]; stayed: readonly Way[] };

export const isMove = (step: string) => !step.startsWith(STAYS);

/** What the actors of an entry did. What it has changed is not known without the entry before it. */
export const waysIn = remembered(waysOf);

function waysOf(entry: Entry, before: Entry | undefined, { charts, root }: Known): Ways {
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
  return { moved: told.filter(isMoved), stayed: told.filter((way) => !isMoved(way)) };
}

/** What the actors of an entry did that has changed their states or data. */
export const changedIn = ({ moved, stayed }: Ways) => [
  ...moved,
  ...stayed.filter(({ data }) => data.length > 0),
];

/** So many fields of data are named on one line. */
const MOST_NAMED = 3;

/** `chat: stays in conversation, changes draft`. Beside a move, what stays and what else changes is for the details. */
function textOfWay({ actor, steps, data }: Way): string {
  if (steps.some(isMove)) return `${actor}: ${steps.filter(isMove).join(', ')}`;
  const fields = [...new Set(data.map(({ path }) => path.split('.')[0]))];
  const named = fields.slice(0, MOST_NAMED).join(', ');
  const more = fields.length > MOST_NAMED ? ` and ${fields.length - MOST_NAMED} more` : '';
  const places = steps.filter((step) => step !== STAYS);
  const told = data.length === 0 ? steps : [...places, `changes ${named}${more}`];
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
