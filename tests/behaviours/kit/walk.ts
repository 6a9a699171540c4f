import {
  type Cases,
  type Model,
  type ModelPath,
  partsOf,
  pathsOf,
  stateOf,
} from '@interpunct/model-kit/model';
import type { Step } from '@interpunct/model-kit/takeStep';
import type { World } from '@interpunct/model-kit/world';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { BrowserVisitor } from './browserVisitor.ts';
import { parseControl } from './control.ts';
import type { Glance, Picture } from './outline.ts';
import type { Row, Table, Way } from './table.ts';

type AnySnapshot = AnyMachineSnapshot & SnapshotFrom<Model['machine']>;

const rowOf = ({ gestures, title }: Table, type: string): Row => {
  const row = gestures[type];
  if (!row) throw new Error(`the table of ${title} says nothing about ${type}`);
  return row;
};

const controlOf = ({ control }: Row, event: AnyEventObject, { snapshot }: World) =>
  typeof control === 'function' ? control(event, snapshot as never) : (control ?? '');

const waysOf = ({ ways = [] }: Row) => ways as readonly Way[];

/**
 * Whether a view has to offer an event: it does so where the machine takes it, unless the table says
 * otherwise.
 */
function isOffered(
  { unavailable = {}, isOfferedAlways }: Row,
  snapshot: AnySnapshot,
  event: AnyEventObject,
): boolean {
  const isTaken = isOfferedAlways !== undefined || snapshot.can(event as never);
  return isTaken && !Object.values(unavailable).some((holds) => holds(snapshot as never, event));
}

/** The model of a table: the machine with what can be caused in a browser. */
function modelOf({ gestures, answers = {}, model: { machine, cases } }: Table): Model {
  const { results, ...all } = cases;
  const caused = Object.entries(
    results as Record<string, { outputs?: readonly unknown[]; errors: readonly unknown[] }>,
  ).map(([source, { outputs = [], errors }]) => {
    const { output, error } = answers[source] ?? {};
    return [source, { outputs: output ? outputs : [], errors: error ? errors : [] }];
  });
  return {
    machine,
    cases: {
      ...all,
      results: Object.fromEntries(caused),
      isPossible: (before: World, event: AnyEventObject) => {
        const row = gestures[event.type];
        if (!row) return true;
        if (row.control && !isOffered(row, before.snapshot as AnySnapshot, event)) return false;
        const isCaused = Boolean(row.saidBecause) || waysOf(row).length > 0;
        return isCaused && (row.when?.(before as never, event) ?? true);
      },
    } as unknown as Cases<AnyStateMachine>,
  };
}

type Move = { step: Step; world: World; way: Way | undefined };

/** A path with the way of each step. */
export type Walk = { input: unknown; start: World; moves: readonly Move[] };

/** The paths of a table, and more of them until each way is taken. */
export function walksOf(table: Table): Walk[] {
  const paths = pathsOf(modelOf(table));
  const turns = new Map<string, number>();

  const wayOf = (step: Step) => {
    if (step.type !== 'event') return undefined;
    const ways = waysOf(rowOf(table, step.event.type));
    const turn = turns.get(step.event.type) ?? 0;
    turns.set(step.event.type, turn + 1);
    return ways[turn % ways.length];
  };
  const toWalk = ({ input, start, steps }: ModelPath): Walk => ({
    input,
    start,
    moves: steps.map(({ step, world }) => ({ step, world, way: wayOf(step) })),
  });

  const walks = paths.map(toWalk);
  for (const [type, row] of Object.entries(table.gestures)) {
    const path = paths.find(({ steps }) =>
      steps.some(({ step }) => step.type === 'event' && step.event.type === type),
    );
    while (path && (turns.get(type) ?? 0) < waysOf(row).length) walks.push(toWalk(path));
  }
  return walks;
}

const worldsOf = ({ start, moves }: Walk) => [start, ...moves.map(({ world }) => world)];

/** What only a walk can show: the states that it comes to, its ways, and its answers. */
const findingsOf = (walk: Walk): unknown[] => [
  ...worldsOf(walk).map(stateOf),
  ...walk.moves.flatMap(({ step, way }) => [
    ...(way ? [way] : []),
    ...('invoke' in step ? [`${step.invoke} ${step.type}`] : []),
  ]),
];

/** As few walks as come to every state, take every way and bring about every answer. */
export function fewestOf(walks: readonly Walk[]): Walk[] {
  const found = new Set<unknown>();
  const chosen: Walk[] = [];
  const newIn = (walk: Walk) => new Set(findingsOf(walk).filter((one) => !found.has(one))).size;
  for (;;) {
    const [best] = walks.toSorted((one, other) => newIn(other) - newIn(one));
    if (!best || newIn(best) === 0) return chosen;
    chosen.push(best);
    for (const one of findingsOf(best)) found.add(one);
  }
}

/** The states and transitions that walks leave out, as their model says. */
export function missedBy({ model }: Table, walks: readonly Walk[]): string[] {
  const covered = new Set(walks.flatMap(worldsOf).flatMap((world) => [...world.covered]));
  return Object.values(partsOf(model.machine))
    .flat()
    .filter((part) => !covered.has(part))
    .toSorted();
}

/** The events of the cases whose gestures need a control. */
function gesturesOf(table: Table) {
  const events = table.model.cases.events as Record<string, readonly object[]>;
  return Object.entries(events).flatMap(([type, payloads]) => {
    const row = rowOf(table, type);
    return row.control
      ? Object.values(payloads).map((payload) => ({ row, event: { type, ...payload } }))
      : [];
  });
}

const placesOf = ({ actor, see }: Table) => see ?? [{ root: `[data-machine=${actor}]` }];

/** The selectors of the view of a table. */
export const rootsOf = (table: Table) => placesOf(table).map(({ root }) => root);

/** Where to look at the view of a table after a step. */
export const glanceOf = (table: Table, world: World, step: Step | undefined): Glance => ({
  actor: table.actor,
  places: placesOf(table),
  controls: gesturesOf(table).map(({ row, event }) => [
    JSON.stringify(event),
    parseControl(controlOf(row, event, world)),
  ]),
  mayLoseFocus: step?.type === 'event' && rowOf(table, step.event.type).losesFocus !== undefined,
});

/** What the view has to show of a world, as its table says. A text gives the reason why the state cannot be looked at. */
export function pictureOf(table: Table, world: World, steps: readonly Step[]): Picture | string {
  const state = stateOf(world);
  const snapshot = world.snapshot as AnySnapshot;
  const row = table.parts[state] ?? null;
  if (typeof row === 'string') return row;
  const hasPassed = (type: string) =>
    steps.some((step) => step.type === 'event' && step.event.type === type);
  const parts = typeof row === 'function' ? row(snapshot.context, { hasPassed }) : row;
  return {
    elements: parts && table.unmarked === undefined ? [state] : [],
    parts: parts ?? [],
    offers: gesturesOf(table)
      .filter(({ row: gesture, event }) => isOffered(gesture, snapshot, event))
      .map(({ event }) => JSON.stringify(event)),
    lostFocus: null,
  };
}

/**
 * Takes a walk, and compares the view with its table after each step. `visited` has the states that need no
 * second look by axe.
 */
export async function takeWalk(
  table: Table,
  { input, start, moves }: Walk,
  visitor: BrowserVisitor,
  visited: ReadonlySet<string>,
): Promise<void> {
  const known = new Set(visited);
  const isNew = (world: World) => {
    const isFirst = !known.has(stateOf(world));
    known.add(stateOf(world));
    return isFirst;
  };
  await visitor.begin(table, input);
  await visitor.see(start, [], isNew(start));
  let before = start;
  const steps: Step[] = [];
  for (const { step, world, way } of moves) {
    if (step.type === 'event') {
      const { event } = step;
      await way?.(visitor, controlOf(rowOf(table, event.type), event, before), event, before);
    } else if (step.type === 'timer') {
      const latest = before;
      await visitor.pass(step.ms, () => visitor.see(latest, steps, false));
    } else await visitor.settle(step);
    steps.push(step);
    await visitor.see(world, steps, isNew(world));
    before = world;
  }
}

/** The states that walks come to. */
export const statesOn = (walks: readonly Walk[]) => new Set(walks.flatMap(worldsOf).map(stateOf));
