import { eventsOf, type MachineCases } from '@interpunct/model-kit/cases';
import { stateOf } from '@interpunct/model-kit/effects';
import type { Cases, Model, ModelPath } from '@interpunct/model-kit/model';
import { partsOf, pathsOf } from '@interpunct/model-kit/paths';
import type { Step } from '@interpunct/model-kit/takeStep';
import type { World } from '@interpunct/model-kit/world';
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { Glance, Picture } from './outline.ts';
import type { Control, Row, Table, Way } from './table.ts';

type AnySnapshot = AnyMachineSnapshot & SnapshotFrom<Model['machine']>;

const rowOf = ({ gestures, title }: Table, type: string): Row => {
  const row = gestures[type];
  if (!row) throw new Error(`the table of ${title} says nothing about ${type}`);
  return row;
};

const placesOf = ({ actor, see }: Table) => see ?? [{ root: `[data-machine=${actor}]` }];

/** The selector of the view of a table. */
export const rootOf = (table: Table): string => placesOf(table)[0]?.root ?? 'html';

/** What the visitor uses to cause an event. */
export function controlOf(table: Table, event: AnyEventObject, { snapshot }: World): Control {
  const { control = '' } = rowOf(table, event.type);
  const name = typeof control === 'function' ? control(event, snapshot as never) : control;
  return [name, rootOf(table)];
}

const waysOf = ({ ways = [] }: Row) => ways as readonly Way[];

/**
 * Whether a view has to offer an event: it does so where the machine takes it, unless the table says
 * otherwise.
 */
const isOffered = (
  { unavailable = {} }: Row,
  snapshot: AnySnapshot,
  event: AnyEventObject,
): boolean =>
  snapshot.can(event as never) &&
  !Object.values(unavailable).some((holds) => holds(snapshot as never, event));

/** The model of a table: the machine with what can be caused in a browser. */
function modelOf({ gestures, answers = {}, model: { machine, cases } }: Table): Model {
  const { results, ...all } = cases;
  const caused = Object.entries(results).map(([source, { outputs = {}, errors }]) => {
    const { output, error } = answers[source] ?? {};
    return [source, { outputs: output ? outputs : {}, errors: error ? errors : {} }];
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
        return waysOf(row).length > 0 && (row.when?.(before as never, event) ?? true);
      },
    } as unknown as Cases,
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

/** Where to look at the view of a table after a step. */
export const glanceOf = (table: Table, step: Step | undefined): Glance => ({
  actor: table.actor,
  places: placesOf(table),
  mayLoseFocus: step?.type === 'event' && rowOf(table, step.event.type).losesFocus !== undefined,
});

/** What the view has to show of a world, as its table says. A text says why the state cannot be looked at. */
export function pictureOf(table: Table, world: World, steps: readonly Step[]): Picture | string {
  const state = stateOf(world);
  const row = table.parts[state] ?? null;
  if (typeof row === 'string') return row;
  const hasPassed = (type: string) =>
    steps.some((step) => step.type === 'event' && step.event.type === type);
  const parts =
    typeof row === 'function' ? row((world.snapshot as AnySnapshot).context, { hasPassed }) : row;
  return {
    elements: parts && table.unmarked === undefined ? [state] : [],
    parts: parts ?? [],
    lostFocus: null,
  };
}

/** The controls that a part is, as tables name them. */
const CONTROL =
  /^(?:button|link|switch|textbox) "(.*)"( collapsed| expanded)?(?!.* (?:disabled|read-only))/;

/** The events whose controls a table shows in a state although its machine ignores them, or the other way round. */
export const misofferedBy = (table: Table, walks: readonly Walk[]): string[] =>
  walks.flatMap(({ start, moves }) =>
    [start, ...moves.map(({ world }) => world)].flatMap((world, index) => {
      const steps = moves.slice(0, index).map(({ step }) => step);
      const picture = pictureOf(table, world, steps);
      if (typeof picture === 'string') return [];
      const shown = picture.parts.map((line) => CONTROL.exec(line) ?? []);
      return Object.keys(table.gestures)
        .flatMap((type) => eventsOf(table.model.cases as unknown as MachineCases, type))
        .filter((event) => {
          const row = rowOf(table, event.type);
          if (!row.control) return false;
          const [control] = controlOf(table, event, world);
          const isShown = shown.some(
            ([, name, state]) => name === control && (!row.state || state?.trim() === row.state),
          );
          return isShown !== isOffered(row, world.snapshot as AnySnapshot, event);
        })
        .map((event) => `${stateOf(world)}: ${JSON.stringify(event)}`);
    }),
  );

/** The states that walks come to. */
export const statesOn = (walks: readonly Walk[]) => new Set(walks.flatMap(worldsOf).map(stateOf));
