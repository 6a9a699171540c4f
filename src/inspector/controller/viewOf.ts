import { activeLeaves, activeStates } from '@interpunct/model-kit/activeChart';
import { timerName } from '@interpunct/model-kit/describeChart';
import { type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import type { SnapshotFrom } from 'xstate';
import type { ChartBook } from '../charts/chartBook.ts';
import { describeDifference } from '../handOver/conditionText.ts';
import type { Surroundings } from '../handOver/sessionFile.ts';
import type { InspectedApp } from '../inspected.ts';
import type { ActorView, InspectorView, Outgoing } from '../inspector.ts';
import type { Conductor } from '../record/conductor.ts';
import type { Entry } from '../record/entry.ts';
import type { inspectorMachine } from '../record/inspector.machine.ts';
import { entryAt, type SessionRecord } from '../record/record.ts';
import { endedActors } from './endedActors.ts';
import type { Stage } from './stage.ts';
import type { Visits } from './visits.ts';

const copies = new WeakMap<readonly Entry[], readonly Entry[]>();

/** A copy of the entries of a record, which grow in place: the same one as long as none has come. */
function copyOf(entries: readonly Entry[]): readonly Entry[] {
  const known = copies.get(entries);
  if (known?.length === entries.length) return known;
  const copy = entries.slice();
  copies.set(entries, copy);
  return copy;
}

/** The actors of a kept root, the root first. */
function actorsIn(kept: KeptRoot, { root, canShow }: InspectedApp, book: ChartBook): ActorView[] {
  // The page above the roots of an app is none of its actors.
  const hidden = canShow ? undefined : root.id;
  return [...snapshotsIn(kept, root.id)].flatMap(([path, { status, value, context }]) => {
    if (path === hidden) return [];
    const chart = book.chartAt(kept, path);
    return {
      path,
      chart: chart?.id ?? null,
      kind: book.kindAt(kept, path) ?? 'other',
      status,
      active: chart && value !== undefined ? activeStates(chart, value) : [],
      leaves: chart ? activeLeaves(value) : [],
      context,
    };
  });
}

/** What waits to go out now. */
function outgoingNow(app: InspectedApp, conductor: Conductor): Outgoing[] {
  const promises = conductor.promises().filter((promise) => promise.state === 'held');
  return [
    ...promises.map(({ id, actor, invoke }) => ({
      id,
      what: app.outgoing(actor, invoke, true, true),
    })),
    ...conductor.heldActions().map(({ id, actor, action, isStart }) => ({
      id,
      what: app.outgoing(actor, action, false, isStart),
    })),
  ].filter((one): one is typeof one & { what: string } => one.what !== undefined);
}

/** The state that the page was led to, as long as it is on its way, stands there, or the fault says why it does not. */
function goalOf(state: Seen['state'], actors: readonly ActorView[]): InspectorView['standsIn'] {
  const { goal } = state.context;
  const { leaves = [], active = [] } = actors.find(({ path }) => path === goal?.actor) ?? {};
  const names = [leaves.join(' '), ...active, ...active.map((id) => id.replace(/^[^.]*\./, ''))];
  const isSought = state.matches({ page: 'travelling' }) || goal?.isMissed;
  return isSought || names.includes(goal?.state ?? '') ? goal : null;
}

type Seen = {
  app: InspectedApp;
  book: ChartBook;
  visits: Visits;
  stage: Pick<Stage, 'reached'>;
  /** The record in sight. */
  record: SessionRecord;
  /** Where the page is. */
  surroundings: Surroundings | undefined;
  state: SnapshotFrom<typeof inspectorMachine>;
};

/** What a panel shows: the visit as it is, the entry that is looked at, or how far a replay is. */
export function viewOf({
  app,
  book,
  visits,
  stage,
  record,
  surroundings,
  state,
}: Seen): InspectorView {
  const { context } = state;
  const looked = context.lookingAt === null ? undefined : entryAt(record, context.lookingAt);
  const isReplaying = state.matches({ page: 'replaying' });
  const entry = (isReplaying && stage.reached()) || looked;
  const kept = entry?.kept ?? visits.keep();
  const until = entry?.index ?? Number.POSITIVE_INFINITY;
  const past = record.entries.filter(({ index }) => index <= until);
  const look = (one: KeptRoot) => actorsIn(one, app, book);
  const actors = look(kept);
  return {
    now: entry?.at ?? visits.clock().now(),
    isPaused: !state.matches({ time: 'running' }),
    speed: context.speed,
    areResultsHeld: context.areResultsHeld,
    entries: copyOf(record.entries),
    dropped: record.dropped,
    notes: record.notes,
    lookingAt: entry?.index ?? null,
    actors,
    ended: endedActors(past, actors, app.root.id, look),
    timers: kept.timers.map((timer) => ({ ...timer, name: timerName(timer.event.type) })),
    promises: entry ? [] : visits.now().conductor.promises(),
    unheard: entry ? [] : visits.now().conductor.unheard(),
    standsIn: goalOf(state, actors),
    outgoing: entry
      ? context.outgoing.map((what) => ({ id: null, what }))
      : outgoingNow(app, visits.now().conductor),
    isImported: context.imported !== null,
    otherConditions: describeDifference(app, record.surroundings, surroundings),
    isBusy: state.hasTag('busy'),
    advance: context.advance,
    fault: context.fault,
    intervention: visits.now().record.interventions.at(-1),
    isReplaying,
  };
}
