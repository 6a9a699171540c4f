import { isDeepStrictEqual } from 'node:util';
import type { Locator } from '@playwright/test';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  PromiseActorLogic,
} from 'xstate';
import type { Step } from '#statechart/takeStep.ts';
import {
  type Cases,
  type ModelPath,
  type Providable,
  partsOf,
  pathsOf,
  type Some,
  type World,
} from '#tests/machines/modelKit.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { expect, type Visit } from './visit.ts';

/** Does in the browser what causes an event or a result. */
type Gesture<M extends AnyStateMachine, Happening> = (
  visit: Visit,
  happening: Happening,
  world: World<M>,
) => Promise<unknown>;

type EventRow<M extends AnyStateMachine, Event> = {
  /** The ways to cause it. The walks take turns, and each way is taken at least once. */
  by: Some<Gesture<M, Event>>;
  /** Where it can be caused. */
  when?: (world: World<M>, event: Event) => boolean;
} & (Exclude<keyof Event, 'type'> extends never
  ? { cases?: never }
  : { cases: Some<Omit<Event, 'type'>> });

type Outcome<M extends AnyStateMachine, Value> = { value: Value; by: Gesture<M, Value> };

type ResultRow<M extends AnyStateMachine, Logic> =
  Logic extends PromiseActorLogic<infer Output, infer _>
    ? { outputs: Outcome<M, Output>[]; errors: Outcome<M, unknown>[] }
    : never;

type Shown = readonly string[];

/** How a machine is walked in a browser. An event without a gesture does not compile. */
export type Table<M extends AnyStateMachine = AnyStateMachine> = {
  /** The name of the behaviour, as its view has it. */
  id: string;
  machine: M;
  /** What is special about a second table of the same machine. */
  about?: string;
  inputs: Some<InputFrom<M>>;
  /** Opens the site where the machine has its first state. */
  begin: (visit: Visit, input: InputFrom<M>) => Promise<unknown>;
  /** Whether the site needs its endpoints. Without it, the build without settings serves. */
  hasEndpoints?: (input: InputFrom<M>) => boolean;
  /** Each event, or why nobody can cause it. */
  events: {
    [Type in Exclude<EventFromLogic<M>['type'], `xstate.${string}`>]:
      | EventRow<M, Extract<EventFromLogic<M>, { type: Type }>>
      | string;
  };
  results: { [Source in keyof Providable<M>]-?: ResultRow<M, NonNullable<Providable<M>[Source]>> };
  isFarEnough?: (world: World<M>) => boolean;
  /** What a visitor may see of it, by role and name. */
  parts: Record<string, (visit: Visit) => Locator>;
  /**
   * The parts that each state shows, written by hand; all others are hidden. A text says why nobody
   * can look at a state.
   */
  shows: Record<string, Shown | ((world: World<M>, last: Step | undefined) => Shown) | string>;
  /** The states in which the document has no element of the machine. */
  unmarked?: 'always' | readonly string[];
  /** The states and transitions that no walk covers, each with the reason. */
  outOfReach: Record<string, string>;
  /** What the site may say in the console, and ask of other hosts. */
  expectedMessages?: RegExp;
  expectedRequests?: RegExp;
  /** Whether the visitor has not chosen about cookies yet. */
  isFirstVisit?: true;
  viewport?: { width: number; height: number };
};

export const tableOf = <M extends AnyStateMachine>(table: Table<M>): Table =>
  table as unknown as Table;

type AnyRow = EventRow<AnyStateMachine, unknown> & { cases?: Some<object> };
type AnyResultRow = {
  outputs: Outcome<AnyStateMachine, unknown>[];
  errors: Outcome<AnyStateMachine, unknown>[];
};

const rowsOf = ({ events }: Table) =>
  Object.entries(events as Record<string, AnyRow | string>).flatMap(([type, row]) =>
    typeof row === 'string' ? [] : [[type, row] as const],
  );

/** It comes by itself, right after what was before it. */
export const byItself = async () => {};

/** The state of a world, as `data-state` has it. */
const stateOf = ({ snapshot }: World) =>
  activeLeaves((snapshot as AnyMachineSnapshot).value).join(' ');

type Move = ModelPath['steps'][number] & {
  take: (visit: Visit, before: World) => Promise<unknown>;
  /** Whether this is the first step of all walks that comes to its state. */
  isNew: boolean;
};

export type Walk = { input: unknown; start: World; steps: readonly Move[]; isNew: boolean };

/** The model of a table: the machine with what can be caused in a browser. */
function browserModelOf(table: Table) {
  const rows = new Map(rowsOf(table));
  const valuesOf = (outcomes: Outcome<AnyStateMachine, unknown>[]) =>
    outcomes.map(({ value }) => value);
  const cases = {
    inputs: table.inputs,
    events: Object.fromEntries(
      Object.keys(table.events).map((type) => {
        const row = rows.get(type);
        return [type, row ? (row.cases ?? [{}]) : []];
      }),
    ),
    results: Object.fromEntries(
      Object.entries(table.results as Record<string, AnyResultRow>).map(
        ([source, { outputs, errors }]) => [
          source,
          { outputs: valuesOf(outputs), errors: valuesOf(errors) },
        ],
      ),
    ),
    isFarEnough: table.isFarEnough,
    isPossible: (world: World, event: { type: string }) =>
      rows.get(event.type)?.when?.(world, event) ?? true,
  };
  return { machine: table.machine, cases: cases as unknown as Cases<AnyStateMachine> };
}

/** Makes the walks of a table: its paths, and more of them until each gesture is made. */
export function walksOf(table: Table) {
  const paths = pathsOf(browserModelOf(table));
  const rows = new Map(rowsOf(table));
  const turns = new Map<string, number>();
  const seen = new Set<string>();

  const isNew = (world: World) => {
    const state = stateOf(world);
    if (seen.has(state)) return false;
    seen.add(state);
    return true;
  };

  const gestureFor = (step: Step): Move['take'] => {
    if (step.type === 'event') {
      const { event } = step;
      const turn = turns.get(event.type) ?? 0;
      turns.set(event.type, turn + 1);
      const by = rows.get(event.type)?.by ?? [byItself];
      return (visit, before) => by[turn % by.length]?.(visit, event, before) ?? byItself();
    }
    if (step.type === 'timer') {
      return (visit, before) =>
        visit.passTimer(step.ms, () => seeState(table, visit, before, undefined));
    }
    const row = (table.results as Record<string, AnyResultRow>)[step.invoke];
    const outcome = row?.[`${step.type}s`].find(({ value }) =>
      isDeepStrictEqual(value, step.value),
    );
    return async (visit, before) => outcome?.by(visit, step.value, before);
  };

  const toWalk = ({ input, start, steps }: ModelPath): Walk => ({
    input,
    start,
    isNew: isNew(start),
    steps: steps.map(({ step, world }) => ({
      step,
      world,
      take: gestureFor(step),
      isNew: isNew(world),
    })),
  });

  const walks = paths.map(toWalk);
  for (const [type, { by }] of rows) {
    const path = paths.find(({ steps }) =>
      steps.some(({ step }) => step.type === 'event' && step.event.type === type),
    );
    while (path && (turns.get(type) ?? 0) < by.length) walks.push(toWalk(path));
  }
  return walks;
}

/** The states and transitions of a machine that none of its walks covers. */
export function missedBy(table: Table, walks: readonly Walk[]): string[] {
  const { states, transitions } = partsOf(table.machine);
  const covered = new Set(
    walks
      .flatMap(({ start, steps }) => [start, ...steps.map(({ world }) => world)])
      .flatMap((world) => world.covered),
  );
  return [...states, ...transitions].filter((part) => !covered.has(part));
}

/** Compares the page with what the model and the hand-written table say about a world. */
async function seeState(
  { id, unmarked = [], parts, shows }: Table,
  visit: Visit,
  world: World,
  last: Step | undefined,
): Promise<void> {
  const state = stateOf(world);
  const row = shows[state];
  if (row === undefined) throw new Error(`The table of ${id} has no row for ${state}.`);
  if (typeof row === 'string') return;
  const view = visit.site.machine(id);
  if (unmarked === 'always' || unmarked.includes(state)) await expect(view).toHaveCount(0);
  else await expect(view).toHaveAttribute('data-state', state);
  const shown = typeof row === 'function' ? row(world, last) : row;
  for (const [name, find] of Object.entries(parts)) {
    const part = find(visit);
    if (shown.includes(name)) await expect(part, `${name} in ${state}`).toBeVisible();
    else await expect(part, `${name} in ${state}`).toBeHidden();
  }
}

/** The texts and numbers in a payload. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [String(value ?? '')];

/** A step in a few words. */
export function nameOf(step: Step): string {
  if (step.type === 'timer') return `${step.ms} ms`;
  if (step.type !== 'event') return `${step.invoke} ${step.type}`;
  const { type, ...payload } = step.event;
  const [first] = leavesOf(payload);
  return first ? `${type} ${first}` : type;
}

/** Walks, and compares the page with the model after each step. Runs axe in each state that is new. */
export async function take(table: Table, walk: Walk, visit: Visit): Promise<void> {
  const look = async (world: World, last: Step | undefined, isNew: boolean) => {
    await seeState(table, visit, world, last);
    if (isNew && typeof table.shows[stateOf(world)] !== 'string') {
      expect(await visit.findViolations(), `axe in ${stateOf(world)}`).toEqual([]);
    }
  };
  await visit.begin();
  await table.begin(visit, walk.input as never);
  await look(walk.start, undefined, walk.isNew);
  let world = walk.start;
  for (const move of walk.steps) {
    if (world.timers.length === 0) visit.forgetFrames();
    await move.take(visit, world);
    world = move.world;
    await look(world, move.step, move.isNew);
  }
}
