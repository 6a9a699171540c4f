import { isDeepStrictEqual } from 'node:util';
import type {
  AnyActor,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
} from 'xstate';
import { activeLeaves, isWithin } from './activeChart.ts';
import type { ChartState } from './chart.ts';
import { markActors, textOf } from './data.ts';
import { calledOf, describeChart, statesOf, timerName } from './describeChart.ts';
import { childOf, type WayOptions } from './shortestWay.ts';
import { eventOf, type Rest, type Step } from './takeStep.ts';
import type { World } from './world.ts';

type Before<M extends AnyStateMachine, Event> = { context: ContextFrom<M>; event: Event };

type Cited = {
  /** The numbers of the requirements that ask for it. The tests whose paths meet it begin with them. */
  requirement?: string;
};

/** What is expected of a machine while a state is active. */
type ExpectedState<M extends AnyStateMachine> = Cited & {
  /** The timers that run, by their names, with what each is set to, in ms, where the context tells it. */
  timers?:
    | readonly string[]
    | Readonly<Record<string, number | ((context: ContextFrom<M>) => number)>>;
  /** The actors that run, by their ids, with the input of each where it matters. */
  actors?: readonly string[] | Readonly<Record<string, (context: ContextFrom<M>) => unknown>>;
  /** The tags that it has. */
  tags?: readonly string[];
  /** What is true of the context. */
  holds?: (context: ContextFrom<M>) => boolean;
};

type Whole =
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | Date
  | ((...args: never) => unknown);

/** A part of a context, where the name of an actor may stand in its place. */
type Written<T> = T extends AnyActorRef
  ? T | string
  : T extends Whole
    ? T
    : T extends object
      ? { readonly [Key in keyof T]: Written<T[Key]> }
      : T;

type WrittenContext<M extends AnyStateMachine> = {
  readonly [Key in keyof ContextFrom<M>]?: Written<ContextFrom<M>[Key]>;
};

/** What is expected of an event. What no row of an event admits has to change nothing. */
type ExpectedStep<M extends AnyStateMachine, Event = AnyEventObject> = Cited & {
  /** The states of which one is active before. Left out, it may be any. */
  in?: string | readonly string[];
  /** The states of which one was active when the state around it was last active: what a history keeps. */
  was?: string | readonly string[];
  /** What is true before. */
  when?: (before: Before<M, Event>) => boolean;
  /**
   * The states that the step enters, one that was active before again, and no others. Left out, they stay
   * the same, and neither a timer nor an actor begins.
   */
  to?: string | readonly string[];
  /** All that the step calls, sends and emits, in this order. Left out, nothing. */
  calls?: readonly string[];
  /**
   * What goes along, by the name of a call, an actor or a timer: the params of an action, the event that it
   * sends or emits, the input of an actor that begins, the ms of a timer that begins. A list of what each
   * gets, where several have the name.
   */
  given?: Readonly<Record<string, (before: Before<M, Event>) => unknown>>;
  /** The types of the events that the machine raises in the step. Left out, any. */
  raises?: readonly string[];
  /** Parts of the context afterwards, with names for actors. What is left out stays as it was. */
  context?: WrittenContext<M> | ((before: Before<M, Event>) => WrittenContext<M>);
};

type OwnType<M extends AnyStateMachine> = Exclude<EventFromLogic<M>['type'], `xstate.${string}`>;

/**
 * What people expect of a machine, written by hand: the chart has no part in it. States are dotted paths,
 * and '' is the machine itself. Of the rows of an event, the first one that admits a step counts.
 *
 * Where any state has timers, no others run; likewise for actors and for tags.
 */
export type Expected<M extends AnyStateMachine> = {
  /** Of the start. Its event has the `input`. */
  start?: readonly ExpectedStep<M>[];
  states?: Readonly<Record<string, ExpectedState<M>>>;
  /** Payloads at both sides of each limit, to try beside the cases: rows with `>` and `>=` differ there. */
  limits?: {
    readonly [Type in OwnType<M>]?: readonly Omit<
      Extract<EventFromLogic<M>, { type: Type }>,
      'type'
    >[];
  };
  events?: {
    readonly [Type in OwnType<M>]?: readonly ExpectedStep<
      M,
      Extract<EventFromLogic<M>, { type: Type }>
    >[];
  } & {
    /** Of timers and results, by their labels. */
    readonly [label: `after ${string}` | `${string} ${'done' | 'error' | 'snapshot'}`]:
      | readonly ExpectedStep<M>[]
      | undefined;
  };
  /** The events, timers and results of which nothing is expected: they may do anything. */
  anything?: readonly string[];
};

type Row = ExpectedStep<AnyStateMachine>;
type State = ExpectedState<AnyStateMachine>;
type Timer = readonly [name: string, ms: number | undefined];

/** A machine at rest, before a step. */
type Stand = Pick<World, 'snapshot' | 'timers' | 'running' | 'memory'>;
type Known = Before<AnyStateMachine, AnyEventObject>;

const namesIn = (named: State['actors'] | State['timers'] = []): readonly string[] =>
  Array.isArray(named) ? named : Object.keys(named);

const listOf = (one: string | readonly string[] = []): readonly string[] => [one].flat();

const knownPaths = new WeakMap<object, readonly string[]>();

/** Every active state as a dotted path, the machine itself first. */
function activePaths({ snapshot }: Pick<World, 'snapshot'>): readonly string[] {
  const known = knownPaths.get(snapshot);
  if (known) return known;
  const leaves = activeLeaves((snapshot as AnyMachineSnapshot).value);
  const above = leaves.flatMap((leaf) => {
    const parts = leaf.split('.');
    return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  });
  const paths = ['', ...new Set(above)];
  knownPaths.set(snapshot, paths);
  return paths;
}

const pathsBelow = (state: ChartState, path = ''): string[] => [
  path,
  ...state.states.flatMap((child) => pathsBelow(child, path ? `${path}.${child.key}` : child.key)),
];

const contextOf = ({ snapshot }: Pick<World, 'snapshot'>) =>
  (snapshot as AnyMachineSnapshot).context;

const names = new WeakMap<AnyStateMachine, ReadonlyMap<string, string>>();

/** What people call an actor of a machine. */
export function called(machine: AnyStateMachine, id: string): string {
  const known =
    names.get(machine) ??
    new Map(
      statesOf(describeChart(machine).root)
        .flatMap((state) => state.invokes)
        .map((invoke) => [invoke.id, calledOf(invoke)]),
    );
  names.set(machine, known);
  return known.get(id) ?? id;
}

/** How expectations name a step from a world: `door.open`, `after closeDelay`, `load done`. */
export function labelOf(
  machine: AnyStateMachine,
  step: Step,
  before: Pick<World, 'snapshot'>,
): string {
  if (step.type === 'timer') return `after ${timerName(step.id)}`;
  if (step.type !== 'event') {
    return `${nameIn(machine, before, step.invoke)} ${step.type === 'output' ? 'done' : 'error'}`;
  }
  const { type } = step.event;
  return type.startsWith(SNAPSHOT)
    ? `${nameIn(machine, before, type.slice(SNAPSHOT.length))} snapshot`
    : type;
}

const SNAPSHOT = 'xstate.snapshot.';

const callsOf = ({ effects }: World) =>
  effects.filter(({ kind }) => kind !== 'start').map(({ name }) => name);

/** What a world waits for, without the time that has passed. */
const waitsFor = ({ timers, running }: Stand) => [
  timers.map(({ id }) => id).toSorted(),
  running.toSorted(),
];

/** The names of the timers and actors of a world; of an actor also what it runs. */
const ranIn = (stand: Stand) => [
  ...stand.timers.map(({ id }) => timerName(id)),
  ...stand.running.flatMap((id) => [id, String(childOf(stand, id)?.src)]),
];

/** Timers and actors that a step has begun. */
const begunIn = (before: Stand, { begun, effects }: World) =>
  [
    ...begun.map(timerName),
    ...effects.filter(({ kind }) => kind === 'start').map(({ name }) => name),
  ].map((name) => `${name} begins${ranIn(before).includes(name) ? ' again' : ''}`);

/** A name that XState gives an actor that has none. */
const isNumbered = (id: string) => /^x\.\d+$/.test(id);

/** What people call an actor: by its id, or by what it runs where it has none. */
function actorName(machine: AnyStateMachine, { id, src }: Pick<AnyActor, 'id' | 'src'>): string {
  return isNumbered(id) && typeof src === 'string' ? src : called(machine, id);
}

/** What people call an actor that a machine runs. */
function nameIn(machine: AnyStateMachine, rest: Pick<World, 'snapshot'>, id: string): string {
  const child = childOf(rest, id);
  return child ? actorName(machine, child) : called(machine, id);
}

const listOfRows = ({ start = [], events = {} }: Expected<AnyStateMachine>): Row[] =>
  [start, ...Object.values(events as Record<string, readonly Row[]>)].flat();

const SEPARATOR = '\n';

/** What has to be remembered of a way: which states were active that rows ask for by `was`. */
export function memoryFor(expected: Expected<AnyStateMachine> = {}): WayOptions['memory'] {
  const names = [...new Set(listOfRows(expected).flatMap(({ was }) => listOf(was)))];
  if (names.length === 0) return undefined;
  return ({ snapshot }, before) => {
    const active = activePaths({ snapshot });
    const kept = before.split(SEPARATOR);
    return names
      .filter((name) =>
        (active.includes(name.replace(/\.?[^.]*$/, '')) ? active : kept).includes(name),
      )
      .join(SEPARATOR);
  };
}

/** A value with the names of actors in their places. */
const written = (machine: AnyStateMachine, value: unknown) =>
  markActors(value, (actor) => actorName(machine, actor as AnyActor));

const shown = (list: readonly string[]) => list.filter(Boolean).join(', ') || 'nothing';

const differ = (what: string, found: readonly string[], wanted: readonly string[]): string[] =>
  isDeepStrictEqual(found, wanted) ? [] : [`${what}: ${shown(found)}; expected ${shown(wanted)}`];

/** Holds a machine against what is expected of it. */
export class Judge {
  readonly #machine: AnyStateMachine;
  readonly #expected: Expected<AnyStateMachine>;
  /** What states have: where one of them has any, no others are there. */
  readonly #about: { timers: boolean; actors: boolean; tags: boolean };
  readonly #met = new Set<Row>();
  readonly #cited = new Set<string>();
  readonly #unexpected = new Set<string>();
  /** The event that it has judged last, and the number of its row. */
  judged = '';

  constructor(machine: AnyStateMachine, expected: Expected<AnyStateMachine> = {}) {
    this.#machine = machine;
    this.#expected = expected;
    const isAbout = (key: 'timers' | 'actors' | 'tags') =>
      Object.values(expected.states ?? {}).some((state) => state[key] !== undefined);
    this.#about = {
      timers: isAbout('timers'),
      actors: isAbout('actors'),
      tags: isAbout('tags'),
    };
  }

  /** What is wrong with the start of a machine, each as a sentence. */
  judgeStart(start: World, input: unknown): string[] {
    const { start: rows } = this.#expected;
    const before = { context: contextOf(start), event: { type: 'xstate.init', input } };
    const row = rows && this.#rowFor('start', rows, [], '', before);
    return [
      ...(rows && !row ? ['no row of the start admits it'] : []),
      ...(row ? this.#judgeRow(row, [], before, start) : []),
      ...this.#judgeRest(start, [], () => []),
    ];
  }

  /** What is wrong with a step and where it leads, each as a sentence. */
  judgeStep(before: Stand, step: Step, after: World): string[] {
    return [...this.judgeEvent(before, step, after), ...this.judgeWorld(before, step, after)];
  }

  /** What is wrong with where a step leads: with what is expected of states. */
  judgeWorld(before: Stand, step: Step, after: World): string[] {
    const settled = 'invoke' in step ? step.invoke : undefined;
    const ran = () =>
      before.running.filter((id) => id !== settled).map((id) => nameIn(this.#machine, before, id));
    return this.#judgeRest(after, activePaths(before), ran);
  }

  #rowFor(
    label: string,
    rows: readonly Row[],
    active: readonly string[],
    memory: string,
    before: Known,
  ) {
    const kept = memory.split(SEPARATOR);
    const isAmong = (places: Row['in'], all: readonly string[]) =>
      places === undefined || listOf(places).some((place) => all.includes(place));
    const row = rows.find(
      (one) => isAmong(one.in, active) && isAmong(one.was, kept) && (one.when?.(before) ?? true),
    );
    this.judged = `${label} ${row ? rows.indexOf(row) : 'without a row'}`;
    if (row) this.#met.add(row);
    this.#cite(row);
    return row;
  }

  #cite({ requirement }: Cited = {}) {
    for (const number of requirement?.split(', ') ?? []) this.#cited.add(number);
  }

  /** The numbers of the requirements that it has judged, in their order. */
  cited(): string[] {
    return [...this.#cited].toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
  }

  /** What is wrong with a step: with what is expected of its event. */
  judgeEvent(before: Stand, step: Step, after: World): string[] {
    const was = activePaths(before);
    const label = labelOf(this.#machine, step, before);
    const { events = {} } = this.#expected;
    const rows = (events as Record<string, readonly Row[]>)[label];
    this.judged = label;
    if (!rows) {
      this.#unexpected.add(label);
      return [];
    }
    const known = { context: contextOf(before), event: eventOf(before as Rest, step) };
    const row = this.#rowFor(label, rows, was, before.memory ?? '', known);
    if (row) return this.#judgeRow(row, was, known, after, before);
    const isResult = step.type !== 'event';
    return [
      ...begunIn(before, after),
      ...differ(`${label} leads to`, activePaths(after), was),
      ...differ(`${label} calls`, callsOf(after), []),
      ...(isDeepStrictEqual(contextOf(after), known.context)
        ? []
        : [`${label} changes the context`]),
      ...(isResult || isDeepStrictEqual(waitsFor(after), waitsFor(before))
        ? []
        : [`${label} changes what the machine waits for`]),
    ].map((fault) => `${fault}, and no row admits it here`);
  }

  #judgeRow(row: Row, was: readonly string[], before: Known, after: World, stand?: Stand) {
    const is = activePaths(after);
    const { to, calls = [], given = {}, raises, context } = row;
    const write = (value: unknown) => written(this.#machine, value);
    const goals = listOf(to);
    const missing = goals.filter((path) => !is.includes(path));
    const isMeant = (path: string) =>
      was.includes(path) || goals.some((goal) => isWithin(path, goal) || isWithin(goal, path));
    const parts = {
      ...(stand && before.context),
      ...(typeof context === 'function' ? context(before) : context),
    };
    return [
      ...(missing.length > 0
        ? [`it is in ${activeLeavesOf(after)}; expected ${shown(missing)}`]
        : []),
      ...(stand && to === undefined
        ? [...differ('it is in', is, was), ...begunIn(stand, after)]
        : []),
      ...(stand && to !== undefined && missing.length === 0
        ? differ(
            'it enters, too',
            is.filter((path) => !isMeant(path)),
            [],
          )
        : []),
      ...this.#timersThatGoOn(listOf(to), after).map(
        (name) => `${name} does not begin${stand && ranIn(stand).includes(name) ? ' again' : ''}`,
      ),
      ...differ('it calls', callsOf(after), calls),
      ...this.#outdated(row, after).map((name) => `${name} sees a context that the step changes`),
      ...Object.entries(given).flatMap(([name, wanted]) => {
        const found = this.#givenTo(name, after);
        const all = found.length > 1 ? found : found[0];
        return differ(`${name} is given`, [textOf(all)], [textOf(wanted(before))]);
      }),
      ...(raises ? differ('it raises', after.raised, raises) : []),
      ...Object.entries(parts)
        .map(([key, value]) => [key, write(contextOf(after)[key]), write(value)] as const)
        .filter(([, found, wanted]) => !isDeepStrictEqual(found, wanted))
        .map(([key, found, wanted]) => `${key}: ${textOf(found)}; expected ${textOf(wanted)}`),
    ];
  }

  /** What goes along with each call, actor and timer of a name. */
  #givenTo(name: string, after: World): unknown[] {
    const effects = after.effects.filter((one) => one.kind !== 'start' && one.name === name);
    const actors = after.started.filter((id) => nameIn(this.#machine, after, id) === name);
    const timers = after.begun.filter((id) => `after ${timerName(id)}` === name);
    return [
      ...effects.map(({ kind, data }) => data.at(kind === 'call' ? -1 : 0)),
      ...actors.map((id) => childOf(after, id)?.options.input),
      ...timers.map((id) => after.timers.find((timer) => timer.id === id)?.delay),
    ];
  }

  /** Calls that come before an assignment of their step. */
  #outdated({ given = {} }: Row, after: World): string[] {
    return after.effects
      .filter(({ kind, name }) => kind === 'call' && !(name in given))
      .filter(({ data: [seen] }) => !isDeepStrictEqual(seen, contextOf(after)))
      .map(({ name }) => name);
  }

  /** Timers that a step should have begun, by the states that it enters, and has not. */
  #timersThatGoOn(entered: readonly string[], after: World): string[] {
    const { states = {} } = this.#expected;
    const names = activePaths(after)
      .filter((path) => entered.some((one) => isWithin(path, one)))
      .flatMap((path) => namesIn(states[path]?.timers));
    const begun = after.begun.map(timerName);
    return names.filter((name) => !begun.includes(name));
  }

  /** No actors run but those of the active states. One that has settled need not begin again. */
  #judgeActors(after: World, was: readonly string[], ran: readonly string[]): string[] {
    const { states = {} } = this.#expected;
    const namesOf = (paths: readonly string[]) =>
      paths.flatMap((path) => namesIn(states[path]?.actors));
    const active = activePaths(after);
    const running = after.running.map((id) => nameIn(this.#machine, after, id));
    const all = namesOf(active);
    const begun = namesOf(active.filter((path) => !was.includes(path)));
    const wanted = all.filter((name) => begun.includes(name) || ran.includes(name));
    const missing = wanted.filter((name) => !running.includes(name));
    const others = running.filter((name) => !all.includes(name));
    const { children } = after.snapshot as AnyMachineSnapshot;
    const strange = Object.values(children as Record<string, AnyActor>).filter(
      ({ id, src }) => all.includes(id) && id in this.#machine.implementations.actors && src !== id,
    );
    return [
      ...(missing.length + others.length > 0
        ? [`the actors that run: ${shown(running)}; expected ${shown(all)}`]
        : []),
      ...strange.map(({ id, src }) => `the actor ${id} runs ${src}`),
    ];
  }

  #judgeRest(after: World, was: readonly string[], ran: () => readonly string[]): string[] {
    const { states = {} } = this.#expected;
    const context = contextOf(after);
    const active = activePaths(after).flatMap((path) => {
      const state = states[path];
      return state ? [{ path, state }] : [];
    });
    const isActive = (after.snapshot as AnyMachineSnapshot).status === 'active';
    for (const { path, state } of active) if (!was.includes(path)) this.#cite(state);
    return [
      ...(isActive && this.#about.timers ? this.#judgeTimers(after, active) : []),
      ...(isActive && this.#about.actors ? this.#judgeActors(after, was, ran()) : []),
      ...(this.#about.tags
        ? differ(
            'tags',
            [...(after.snapshot as AnyMachineSnapshot).tags].toSorted(),
            [...new Set(active.flatMap(({ state: { tags = [] } }) => tags))].toSorted(),
          )
        : []),
      ...active.flatMap(({ state: { actors = [] } }) =>
        Array.isArray(actors)
          ? []
          : Object.entries(actors as Record<string, (context: unknown) => unknown>).flatMap(
              ([name, input]) => this.#judgeInput(after, name, input(context)),
            ),
      ),
      ...active.flatMap(({ path, state: { holds } }) =>
        holds?.(context) === false ? [`${path}: what holds there does not`] : [],
      ),
    ];
  }

  #judgeTimers(after: World, active: readonly { state: State }[]): string[] {
    const context = contextOf(after);
    // A list names timers whose length another row tells.
    const isListed = (name: string) =>
      active.some(({ state: { timers } }) => Array.isArray(timers) && timers.includes(name));
    const found = after.timers.map(({ id, delay }) => [timerName(id), delay] as Timer);
    const wanted = active.flatMap(({ state: { timers = {} } }) =>
      namesIn(timers).map((name): Timer => {
        const ms = (timers as Record<string, number | ((context: unknown) => number)>)[name];
        return [name, typeof ms === 'function' ? ms(context) : ms];
      }),
    );
    const texts = (timers: readonly Timer[]) =>
      timers.map(([name, ms]) => (isListed(name) ? name : `${name} ${ms} ms`)).toSorted();
    return differ('timers', texts(found), texts(wanted));
  }

  #judgeInput(after: World, name: string, wanted: unknown): string[] {
    return after.running
      .filter((id) => nameIn(this.#machine, after, id) === name)
      .map((id) => childOf(after, id)?.options.input)
      .filter((input) => !isDeepStrictEqual(input, wanted))
      .map((input) => `${name} runs with ${textOf(input)}; expected ${textOf(wanted)}`);
  }

  /** Names that the chart does not have. */
  unknownNames(types: readonly string[]): string[] {
    const { states = {}, events = {} } = this.#expected;
    const paths = pathsBelow(describeChart(this.#machine).root);
    const places = [
      ...Object.keys(states),
      ...listOfRows(this.#expected).flatMap((row) =>
        [row.in, row.was, row.to].flatMap((one) => listOf(one)),
      ),
    ];
    const own = Object.keys(events).filter(
      (label) => !/^after | (done|error|snapshot)$/.test(label),
    );
    return [
      ...places.filter((path) => !paths.includes(path)).map((path) => `the state ${path}`),
      ...own.filter((type) => !types.includes(type)).map((type) => `the event ${type}`),
    ];
  }

  /** The rows that no step has met. */
  unmetRows(): string[] {
    const { start = [], events = {} } = this.#expected;
    return Object.entries({ start, ...(events as Record<string, readonly Row[]>) }).flatMap(
      ([label, rows]) =>
        rows.flatMap((row, index) => (this.#met.has(row) ? [] : [`row ${index + 1} of ${label}`])),
    );
  }

  /** The events, timers and results that it has met and of which nothing is expected. */
  unexpected(): string[] {
    return [...this.#unexpected].filter((label) => !this.#expected.anything?.includes(label));
  }

  /** What may do anything and was not met. */
  neverMet(): string[] {
    return (this.#expected.anything ?? []).filter((label) => !this.#unexpected.has(label));
  }
}

const activeLeavesOf = ({ snapshot }: World) =>
  activeLeaves((snapshot as AnyMachineSnapshot).value).join(' ') || 'the machine itself';
