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
import { parseControl } from './control.ts';
import type { Glance, Picture } from './outline.ts';
import { type Row, type Table, type Visitor, type Way, withCases } from './table.ts';

type Runner = Visitor['runner'];
type AnySnapshot = AnyMachineSnapshot & SnapshotFrom<Model['machine']>;

const rowOf = ({ gestures, title }: Table, type: string): Row => {
  const row = gestures[type];
  if (!row) throw new Error(`the table of ${title} says nothing about ${type}`);
  return row;
};

const controlOf = ({ control }: Row, event: AnyEventObject, { snapshot }: World) =>
  typeof control === 'function' ? control(event, snapshot as never) : (control ?? '');

const waysOf = ({ ways = [], ...row }: Row, runner: Runner) =>
  [...ways, ...(row[runner] ?? [])] as Way[];

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

/** The model of a table: the machine with what can be caused there. */
function modelIn(table: Table, runner: Runner): Model {
  const { machine, cases } = table.model;
  const own = typeof table.browser === 'object' && runner === 'browser' ? table.browser : undefined;
  const all = withCases(cases, own?.cases);
  const results = Object.fromEntries(
    Object.entries(
      all.results as Record<string, { outputs?: readonly unknown[]; errors: readonly unknown[] }>,
    ).map(([source, { outputs = [], errors }]) => {
      const { output, error } = own?.answers?.[source] ?? {};
      return [source, { outputs: output ? outputs : [], errors: error ? errors : [] }];
    }),
  );
  return {
    machine,
    cases: {
      ...all,
      results: own ? results : all.results,
      isPossible: (before: World, event: AnyEventObject) => {
        const row = table.gestures[event.type];
        if (!row) return true;
        if (row.control && !isOffered(row, before.snapshot as AnySnapshot, event)) return false;
        if (!own) return true;
        const isCaused = Boolean(row.saidBecause) || waysOf(row, runner).length > 0;
        return isCaused && (row.when?.(before as never, event) ?? true);
      },
    } as unknown as Cases<AnyStateMachine>,
  };
}

type Move = { step: Step; world: World; way: Way | undefined; isNew: boolean };

/** A path with the way of each step. `isNew` marks what comes to a state first of all walks. */
export type Walk = { input: unknown; start: World; isNew: boolean; moves: readonly Move[] };

/** Makes the walks of a table: its paths, and more of them until each way is taken. */
export function walksOf(table: Table, runner: Runner): Walk[] {
  const paths = pathsOf(modelIn(table, runner));
  const turns = new Map<string, number>();
  const seen = new Set<string>();

  const isNew = (at: World) => {
    const isFirst = !seen.has(stateOf(at));
    seen.add(stateOf(at));
    return isFirst;
  };
  const wayOf = (step: Step) => {
    if (step.type !== 'event') return undefined;
    const ways = waysOf(rowOf(table, step.event.type), runner);
    const turn = turns.get(step.event.type) ?? 0;
    turns.set(step.event.type, turn + 1);
    return ways[turn % ways.length];
  };
  const toWalk = ({ input, start, steps }: ModelPath): Walk => ({
    input,
    start,
    isNew: isNew(start),
    moves: steps.map(({ step, world: after }) => ({
      step,
      world: after,
      way: wayOf(step),
      isNew: isNew(after),
    })),
  });

  const walks = paths.map(toWalk);
  for (const [type, row] of Object.entries(table.gestures)) {
    const path = paths.find(({ steps }) =>
      steps.some(({ step }) => step.type === 'event' && step.event.type === type),
    );
    while (path && (turns.get(type) ?? 0) < waysOf(row, runner).length) walks.push(toWalk(path));
  }
  return walks;
}

/**
 * The walks that a browser has to take beside the simulated document, which takes all: those that come to a
 * state first, and those that first use a way or an answer of the browser's own.
 */
export function walksOfOwn(table: Table): Walk[] {
  const used = new Set<unknown>();
  const isFirst = ({ isNew, step, way }: Move) => {
    const own =
      step.type === 'event'
        ? rowOf(table, step.event.type).browser?.find((one) => one === way)
        : 'invoke' in step && `${step.invoke} ${step.type}`;
    if (!own || used.has(own)) return isNew;
    used.add(own);
    return true;
  };
  return walksOf(table, 'browser').filter(
    ({ isNew, moves }) => moves.filter(isFirst).length > 0 || isNew,
  );
}

const worldsOf = ({ start, moves }: Walk) => [start, ...moves.map(({ world }) => world)];

/** The states and transitions of a table's machine that are not covered. */
export function missedBy({ model }: Table, covered: ReadonlySet<string>): string[] {
  return Object.values(partsOf(model.machine))
    .flat()
    .filter((part) => !covered.has(part))
    .toSorted();
}

/** The states and transitions that walks cover, as their model says. */
export const coveredOn = (walks: readonly Walk[]) =>
  new Set(walks.flatMap(worldsOf).flatMap(({ covered }) => covered));

/** The texts of `data-state` on walks. */
export const statesOn = (walks: readonly Walk[]) =>
  [...new Set(walks.flatMap(worldsOf).map(stateOf))].toSorted();

/** The states and transitions that a table says a visitor does not reach. */
export function unreachedIn({ unreached, browser }: Table, runner: Runner): string[] {
  const own = runner === 'browser' && typeof browser === 'object' ? browser.unreached : {};
  return Object.keys({ ...unreached, ...own }).toSorted();
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

/** Where to look at the view of a table. */
export const glanceOf = (table: Table, world: World, hasLayout: boolean): Glance => ({
  actor: table.actor,
  places: Array.isArray(table.see) ? table.see : [{ root: `[data-machine=${table.actor}]` }],
  controls: gesturesOf(table).map(({ row, event }) => [
    JSON.stringify(event),
    parseControl(controlOf(row, event, world)),
  ]),
  hasLayout,
});

/** What the view has to show of a world, as its table says. A text gives the reason why the state cannot be looked at. */
export function pictureOf(
  table: Table,
  visitor: Visitor,
  world: World,
  steps: readonly Step[],
): Picture | string {
  const state = stateOf(world);
  const snapshot = world.snapshot as AnySnapshot;
  const own =
    visitor.runner === 'browser' && typeof table.browser === 'object' ? table.browser.parts : {};
  const row = { ...table.parts, ...own }[state] ?? null;
  if (typeof row === 'string') return row;
  const hasPassed = (type: string) =>
    steps.some((step) => step.type === 'event' && step.event.type === type);
  const parts = typeof row === 'function' ? row(snapshot.context, { visitor, hasPassed }) : row;
  return {
    elements: parts && table.unmarked === undefined ? [state] : [],
    parts: parts ?? [],
    offers: gesturesOf(table)
      .filter(({ row: gesture, event }) => isOffered(gesture, snapshot, event))
      .map(({ event }) => JSON.stringify(event)),
  };
}

/** The first control of a view that people can use in a world, and that can have the focus. */
const focusableIn = (table: Table, world: World): string | undefined =>
  gesturesOf(table)
    .filter(({ row, event }) => isOffered(row, world.snapshot as AnySnapshot, event))
    .map(({ row, event }) => controlOf(row, event, world))
    .find((control) => /^(?:button|link|textbox) /.test(control));

/** Takes a walk, and compares the view with its table after each step. */
export async function takeWalk(table: Table, walk: Walk, visitor: Visitor): Promise<void> {
  const { input, start, moves } = walk;
  await visitor.begin(table, input);
  await visitor.see(start, [], walk.isNew);
  let before = start;
  const steps: Step[] = [];
  for (const { step, world, way, isNew } of moves) {
    // What happens by itself may come while the focus is in the view.
    if (!way && visitor.runner === 'simulated') visitor.restFocus(focusableIn(table, before));
    if (step.type === 'event') {
      const { event } = step;
      const control = controlOf(rowOf(table, event.type), event, before);
      if (way) await way(visitor, control, event, before);
      else await visitor.tell(event);
    } else if (step.type === 'timer') {
      const latest = before;
      await visitor.pass(step.ms, () => visitor.see(latest, steps, false));
    } else await visitor.settle(step);
    steps.push(step);
    await visitor.see(world, steps, isNew);
    before = world;
  }
}
