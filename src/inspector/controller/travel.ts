import { activeLeaves, activeStates } from '@interpunct/model-kit/activeChart';
import type { MachineCases } from '@interpunct/model-kit/cases';
import type { WayOptions } from '@interpunct/model-kit/chances';
import type { Chart } from '@interpunct/model-kit/chart';
import { statesOf } from '@interpunct/model-kit/describeChart';
import {
  actorAt,
  type KeptRoot,
  keptAt,
  snapshotsIn,
  standAt,
  withActorAt,
} from '@interpunct/model-kit/keptRoot';
import { type Goal, shortestWays, wayTo } from '@interpunct/model-kit/shortestWay';
import type { Step } from '@interpunct/model-kit/takeStep';
import type { AnyStateMachine } from 'xstate';
import type { ChartBook } from '../charts/chartBook.ts';
import { goalName, whyNoWay } from '../charts/noWay.ts';
import { type InspectedApp, NEEDS_ROOT } from '../inspected.ts';
import { listed, unknownActor } from '../record/breakpoint.ts';
import { isAct } from '../record/entry.ts';
import { beginRecord } from '../record/record.ts';
import { bringAbout } from '../record/replay.ts';
import { NOTICE_MS } from './notices.ts';
import { sleep } from './stage.ts';
import type { Visits } from './visits.ts';

/** A way to a state waits this long for the code that the page needs on it, in ms. */
const PATIENCE_MS = 5_000;

type StateGoal = Exclude<Goal, { transition: string }>;

/**
 * A goal as people write it: the id of a state, its path below its machine, or all leaves of a rest, separated by
 * spaces.
 */
function goalOf({ root }: Chart, target: string): StateGoal {
  const ids = statesOf(root).map(({ id }) => id);
  if (ids.includes(target)) return { state: target };
  const own = `${root.id}.${target}`;
  return target.includes(' ') && !ids.includes(own) ? { rest: target } : { state: own };
}

/** The ids of a goal. Several states are one rest. */
const idsOf = (goal: StateGoal, { root }: Chart): string[] =>
  'rest' in goal ? goal.rest.split(' ').map((leaf) => `${root.id}.${leaf}`) : [goal.state];

/**
 * The visit as it is, with one actor as it was before anything happened to it. An actor that came later goes
 * on from where it is.
 */
function withFreshActor(path: string, visits: Visits): KeptRoot {
  const [now, origin] = [visits.keep(), visits.origin()];
  const { id } = visits.now().root;
  if (path === id) return origin;
  const [own = ''] = path.split('/');
  const fresh = keptAt(origin, id, own);
  const kept = fresh ? withActorAt(now, id, own, fresh) : now;
  return keptAt(kept, id, path) ? kept : now;
}

/** The shortest way. Throws a sentence that names what is missing where there is none. */
function findWay(
  machine: AnyStateMachine,
  chart: Chart,
  goal: StateGoal,
  options: WayOptions,
  name: string,
): readonly Step[] {
  const ways = shortestWays(machine, options, (found) => wayTo(goal, found) !== null);
  const way = wayTo(goal, ways);
  if (way) return way;
  const reason = whyNoWay(machine, ways, idsOf(goal, chart), options.cases);
  throw new Error(`The inspector knows no way to ${name}. ${reason}`);
}

/** The machine of an actor. Throws a sentence that names what is meant, or missing, where none runs. */
function requireMachine(
  app: InspectedApp,
  book: ChartBook,
  visits: Visits,
  actor: string,
): AnyStateMachine {
  const kept = visits.keep();
  const machine = book.machineAt(kept, actor);
  if (machine) return machine;
  const running = [...snapshotsIn(kept, visits.now().root.id).keys()].filter((path) =>
    book.machineAt(kept, path),
  );
  const isKnown = actor in book.charts || actor in app.machines;
  throw new Error(
    isKnown
      ? `No actor “${actor}” runs now. Bring one about first, such as by an event.`
      : unknownActor(actor, running),
  );
}

/** Where to, and the cases of the actor. */
type Wish = { actor: string; state: string; cases: MachineCases | undefined };

/** Goes the shortest way to a state of an actor, on the page. Where a link leads nowhere, the record says why. */
export async function travel(
  app: InspectedApp,
  book: ChartBook,
  visits: Visits,
  wish: Wish,
): Promise<void> {
  const { entries, interventions } = visits.now().record;
  const isLink = !entries.some(isAct) && interventions.every(({ kind }) => kind === 'missed');
  await goThere(app, book, visits, wish, isLink).catch((error: Error) => {
    if (isLink) noteMissed(visits, wish, error.message);
    throw error;
  });
}

/** Notes that a link has led nowhere. What is in the record has come by itself. */
function noteMissed(visits: Visits, { actor, state }: Wish, about: string): void {
  const { record } = visits.now();
  const after = record.entries.at(-1)?.index ?? -1;
  const way = { actor, state, last: -1, isLink: true };
  const missed = { after, at: visits.clock().now(), kind: 'missed' as const, about, way };
  record.interventions = [missed, ...record.interventions];
}

async function goThere(
  app: InspectedApp,
  book: ChartBook,
  visits: Visits,
  { actor, state: target, cases }: Wish,
  isLink: boolean,
): Promise<void> {
  if (!app.canShow) throw new Error(NEEDS_ROOT);
  const machine = requireMachine(app, book, visits, actor);
  if (target === '') throw new Error(`A link names a state after its actor: ${actor}:…`);
  // The document that comes goes there by itself.
  if (app.open(actor, target)) return new Promise<never>(() => {});
  const kept = withFreshActor(actor, visits);
  const from = standAt(kept, visits.now().root.id, actor);
  if (!from) throw new Error(`“${actor}” is not there yet. Bring it about first.`);
  const chart = book.chartAt(kept, actor) as Chart;
  const goal = goalOf(chart, target);
  const name = `${goalName(chart, target)} of ${actor}`;
  const known = statesOf(chart.root).map(({ id }) => id);
  if (!idsOf(goal, chart).every((id) => known.includes(id))) {
    const own = known.map((id) => id.slice(chart.root.id.length + 1)).filter(Boolean);
    throw new Error(`${actor} has no state “${target}”. It has ${listed(own, target)}.`);
  }
  const way = findWay(machine, chart, goal, { cases, from }, name);

  const time = visits.clock().now();
  // A jump begins a record of its own: no cause leads there from the one before.
  const record = beginRecord(kept, time);
  await visits.goOnFrom(kept, time, record);
  for (const step of way) {
    bringAbout(step, actor, { clock: visits.clock(), ...visits.now() });
    await waitForOthers(actor, visits);
  }
  await app.reveal(actor, target);
  await waitForOthers(actor, visits);
  const { value = {} } = actorAt(visits.now().root, actor)?.getSnapshot() ?? {};
  const hasReached =
    'rest' in goal
      ? goal.rest === activeLeaves(value).join(' ')
      : activeStates(chart, value).includes(goal.state);
  if (!hasReached) throw new Error(`The way did not lead to ${name}.`);
  const last = record.entries.at(-1)?.index ?? -1;
  const led = { actor, state: target, last, isLink };
  const gone = { after: -1, at: time, kind: 'go' as const, about: name, way: led };
  record.interventions = [gone, ...record.interventions];
}

/** Waits until the code that the page asks for has come. */
async function waitForOthers(actor: string, visits: Visits): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += NOTICE_MS) {
    await sleep(NOTICE_MS);
    const promises = visits.now().conductor.promises();
    if (!promises.some((one) => one.actor !== actor && one.state === 'running')) return;
  }
}
