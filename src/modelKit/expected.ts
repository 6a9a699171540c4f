import { isDeepStrictEqual } from 'node:util';
import type {
  AnyActor,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
} from 'xstate';
import { activeLeaves } from './activeChart.ts';
import type { ChartState } from './chart.ts';
import { isActor, textOf } from './data.ts';
import { calledOf, describeChart, statesOf, timerName } from './describeChart.ts';
import { eventOf, type Rest, type Step } from './takeStep.ts';
import type { World } from './world.ts';

type Before<M extends AnyStateMachine, Event> = { context: ContextFrom<M>; event: Event };

type Cited = {
  /** The numbers of the requirements that ask for it. The tests whose paths meet it begin with them. */
  requirement?: string;
};

/** What is expected of a machine while a state is active. */
type ExpectedState<M extends AnyStateMachine> = Cited & {
  /** The timers that run, by their names, and what each is set to, in ms. */
  timers?: Readonly<Record<string, number | ((context: ContextFrom<M>) => number)>>;
  /** The actors that run, by their ids, with the input of each where it matters. */
  actors?: readonly string[] | Readonly<Record<string, (context: ContextFrom<M>) => unknown>>;
  /** What is true of the context. */
  holds?: (context: ContextFrom<M>) => boolean;
};

/** What is expected of an event. What no row of an event admits has to change nothing. */
type ExpectedStep<M extends AnyStateMachine, Event = AnyEventObject> = Cited & {
  /** The states of which one is active before. Left out, it may be any. */
  in?: string | readonly string[];
  /** What is true before. */
  when?: (before: Before<M, Event>) => boolean;
  /**
   * The states that the step enters, one that was active before again, and no others. Left out, they stay
   * the same, and neither a timer nor an actor begins again.
   */
  to?: string | readonly string[];
  /** All that the step calls, sends and emits, in this order. Left out, nothing. */
  calls?: readonly string[];
  /** What goes along with a call, by its name: the params of an action, the event that it sends or emits. */
  given?: Readonly<Record<string, (before: Before<M, Event>) => unknown>>;
  /** Parts of the context afterwards. What is left out stays as it was. */
  context?: Partial<ContextFrom<M>> | ((before: Before<M, Event>) => Partial<ContextFrom<M>>);
};

type OwnType<M extends AnyStateMachine> = Exclude<EventFromLogic<M>['type'], `xstate.${string}`>;

/**
 * What people expect of a machine, written by hand: the chart has no part in it. States are dotted paths,
 * and '' is the machine itself. Of the rows of an event, the first one that admits a step counts.
 *
 * Where any state has timers, no others run; likewise for actors.
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
};

type Row = ExpectedStep<AnyStateMachine>;
type Known = Before<AnyStateMachine, AnyEventObject>;

const listOf = (one: string | readonly string[] = []): readonly string[] => [one].flat();

/** Every active state as a dotted path, the machine itself first. */
const activePaths = ({ snapshot }: World): string[] => [
  '',
  ...new Set(
    activeLeaves((snapshot as AnyMachineSnapshot).value).flatMap((leaf) => {
      const parts = leaf.split('.');
      return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
    }),
  ),
];

const pathsBelow = (state: ChartState, path = ''): string[] => [
  path,
  ...state.states.flatMap((child) => pathsBelow(child, path ? `${path}.${child.key}` : child.key)),
];

const contextOf = ({ snapshot }: World) => (snapshot as AnyMachineSnapshot).context;

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

/** How expectations name a step: `door.open`, `after closeDelay`, `load done`. */
export function labelOf(machine: AnyStateMachine, step: Step): string {
  if (step.type === 'timer') return `after ${timerName(step.id)}`;
  if (step.type !== 'event') {
    return `${called(machine, step.invoke)} ${step.type === 'output' ? 'done' : 'error'}`;
  }
  const { type } = step.event;
  return type.startsWith(SNAPSHOT)
    ? `${called(machine, type.slice(SNAPSHOT.length))} snapshot`
    : type;
}

const SNAPSHOT = 'xstate.snapshot.';

const callsOf = ({ effects }: World) =>
  effects.filter(({ kind }) => kind !== 'start').map(({ name }) => name);

/** What a world waits for, without the time that has passed. */
const waitsFor = ({ timers, running }: World) => [
  timers.map(({ id }) => id).toSorted(),
  running.toSorted(),
];

/** Timers and actors that a step has begun. */
const begunAgain = ({ begun, effects }: World) =>
  [
    ...begun.map(timerName),
    ...effects.filter(({ kind }) => kind === 'start').map(({ name }) => name),
  ].map((name) => `${name} begins again`);

/** What has to stay, where a row says nothing of it. Nobody can write down an actor. */
const withoutActors = (before: object, after: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(before).filter(([key]) => !isActor(Object(after[key]))));

/** Whether a state is another one, or in it. */
const isWithin = (path: string, other: string) => path === other || path.startsWith(`${other}.`);

const shown = (list: readonly string[]) => list.filter(Boolean).join(', ') || 'nothing';

const differ = (what: string, found: readonly string[], wanted: readonly string[]): string[] =>
  isDeepStrictEqual(found, wanted) ? [] : [`${what}: ${shown(found)}; expected ${shown(wanted)}`];

/** Holds a machine against what is expected of it. */
export class Judge {
  readonly #machine: AnyStateMachine;
  readonly #expected: Expected<AnyStateMachine>;
  readonly #met = new Set<Row>();
  readonly #cited = new Set<string>();

  constructor(machine: AnyStateMachine, expected: Expected<AnyStateMachine> = {}) {
    this.#machine = machine;
    this.#expected = expected;
  }

  /** What is wrong with the start of a machine, each as a sentence. */
  judgeStart(start: World, input: unknown): string[] {
    const { start: rows } = this.#expected;
    const before = { context: contextOf(start), event: { type: 'xstate.init', input } };
    const row = rows && this.#rowFor(rows, [], before);
    return [
      ...(rows && !row ? ['no row of the start admits it'] : []),
      ...(row ? this.#judgeRow(row, [], before, start) : []),
      ...this.#judgeRest(start, [], []),
    ];
  }

  /** What is wrong with a step and where it leads, each as a sentence. */
  judgeStep(before: World, step: Step, after: World): string[] {
    const was = activePaths(before);
    const settled = 'invoke' in step ? step.invoke : undefined;
    const ran = before.running.filter((id) => id !== settled);
    return [...this.#judgeEvent(was, before, step, after), ...this.#judgeRest(after, was, ran)];
  }

  #rowFor(rows: readonly Row[], was: readonly string[], before: Known) {
    const row = rows.find(
      ({ in: places, when }) =>
        (places === undefined || listOf(places).some((place) => was.includes(place))) &&
        (when?.(before) ?? true),
    );
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

  #judgeEvent(was: readonly string[], before: World, step: Step, after: World): string[] {
    const label = labelOf(this.#machine, step);
    const { events = {} } = this.#expected;
    const rows = (events as Record<string, readonly Row[]>)[label];
    if (!rows) return [];
    const known = { context: contextOf(before), event: eventOf(before as Rest, step) };
    const row = this.#rowFor(rows, was, known);
    if (row) return this.#judgeRow(row, was, known, after);
    const isResult = step.type !== 'event';
    return [
      ...begunAgain(after),
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

  #judgeRow(row: Row, was: readonly string[], before: Known, after: World) {
    const is = activePaths(after);
    const { to, calls = [], given = {}, context } = row;
    const isStep = was.length > 0;
    const goals = listOf(to);
    const missing = goals.filter((path) => !is.includes(path));
    const isMeant = (path: string) =>
      was.includes(path) || goals.some((goal) => isWithin(path, goal) || isWithin(goal, path));
    const parts = {
      ...(isStep && withoutActors(before.context, contextOf(after))),
      ...(typeof context === 'function' ? context(before) : context),
    };
    return [
      ...(missing.length > 0
        ? [`it is in ${activeLeavesOf(after)}; expected ${shown(missing)}`]
        : []),
      ...(isStep && to === undefined ? [...differ('it is in', is, was), ...begunAgain(after)] : []),
      ...(isStep && to !== undefined && missing.length === 0
        ? differ(
            'it enters, too',
            is.filter((path) => !isMeant(path)),
            [],
          )
        : []),
      ...this.#timersThatGoOn(listOf(to), after).map((name) => `${name} does not begin again`),
      ...differ('it calls', callsOf(after), calls),
      ...this.#outdated(row, after).map((name) => `${name} sees a context that the step changes`),
      ...Object.entries(given).flatMap(([name, wanted]) => {
        const { data = [] } = after.effects.find((effect) => effect.name === name) ?? {};
        const found = data.at(name.includes(' ') ? 0 : -1);
        return differ(`${name} is given`, [textOf(found)], [textOf(wanted(before))]);
      }),
      ...Object.entries(parts)
        .filter(([key, value]) => !isDeepStrictEqual(contextOf(after)[key], value))
        .map(
          ([key, value]) => `${key}: ${textOf(contextOf(after)[key])}; expected ${textOf(value)}`,
        ),
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
      .flatMap((path) => Object.keys(states[path]?.timers ?? {}));
    const begun = after.begun.map(timerName);
    return names.filter((name) => !begun.includes(name));
  }

  /** No actors run but those of the active states. One that has settled need not begin again. */
  #judgeActors(after: World, was: readonly string[], ran: readonly string[]): string[] {
    const { states = {} } = this.#expected;
    const namesOf = (paths: readonly string[]) =>
      paths.flatMap((path) => {
        const { actors = [] } = states[path] ?? {};
        return Array.isArray(actors) ? actors : Object.keys(actors);
      });
    const active = activePaths(after);
    const running = after.running.map((id) => called(this.#machine, id));
    const all = namesOf(active);
    const begun = namesOf(active.filter((path) => !was.includes(path)));
    const still = ran.map((id) => called(this.#machine, id));
    const wanted = all.filter((name) => begun.includes(name) || still.includes(name));
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

  #judgeRest(after: World, was: readonly string[], ran: readonly string[]): string[] {
    const { states = {} } = this.#expected;
    const context = contextOf(after);
    const active = activePaths(after).flatMap((path) => {
      const state = states[path];
      return state ? [{ path, state }] : [];
    });
    const isAbout = (key: 'timers' | 'actors') =>
      Object.values(states).some((state) => state[key] !== undefined);
    const isActive = (after.snapshot as AnyMachineSnapshot).status === 'active';
    for (const { path, state } of active) if (!was.includes(path)) this.#cite(state);
    return [
      ...(isActive && isAbout('timers')
        ? differ(
            'timers',
            after.timers.map(({ id, delay }) => `${timerName(id)} ${delay} ms`).toSorted(),
            active
              .flatMap(({ state: { timers = {} } }) =>
                Object.entries(timers).map(
                  ([name, ms]) => `${name} ${typeof ms === 'function' ? ms(context) : ms} ms`,
                ),
              )
              .toSorted(),
          )
        : []),
      ...(isActive && isAbout('actors') ? this.#judgeActors(after, was, ran) : []),
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

  #judgeInput({ snapshot, running }: World, name: string, wanted: unknown): string[] {
    const id = running.find((one) => called(this.#machine, one) === name);
    const children = (snapshot as AnyMachineSnapshot).children as Record<string, AnyActor>;
    const input = id === undefined ? wanted : children[id]?.options.input;
    return isDeepStrictEqual(input, wanted)
      ? []
      : [`${name} runs with ${textOf(input)}; expected ${textOf(wanted)}`];
  }

  /** Names that the chart does not have. */
  unknownNames(types: readonly string[]): string[] {
    const { start = [], states = {}, events = {} } = this.#expected;
    const chart = describeChart(this.#machine);
    const paths = pathsBelow(chart.root);
    const rows = [start, ...Object.values(events as Record<string, readonly Row[]>)].flat();
    const places = [
      ...Object.keys(states),
      ...rows.flatMap((row) => [...listOf(row.in), ...listOf(row.to)]),
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
}

const activeLeavesOf = ({ snapshot }: World) =>
  activeLeaves((snapshot as AnyMachineSnapshot).value).join(' ') || 'the machine itself';
