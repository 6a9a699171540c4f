import type { AnyStateMachine } from 'xstate';

/** A machine as its file defines it: what it gives to `setup`, and its chart. */
export type Definition = {
  parts: {
    delays?: Record<string, number>;
    actors?: Record<string, unknown>;
    actions?: Record<string, unknown>;
  };
  chart: StateConfig;
};

export type TransitionConfig = {
  target?: string;
  guard?: unknown;
  actions: unknown[];
  reenter?: boolean;
};

export type InvokeConfig = {
  id?: string;
  src: string;
  input?: unknown;
  onDone: TransitionConfig[];
  onError: TransitionConfig[];
};

export type StateConfig = {
  initial?: string;
  entry: unknown[];
  exit: unknown[];
  invoke: InvokeConfig[];
  always: TransitionConfig[];
  on: Record<string, TransitionConfig[]>;
  after: Record<string, TransitionConfig[]>;
  onDone: TransitionConfig[];
  tags: unknown[];
  output?: unknown;
  history?: unknown;
  states: Record<string, StateConfig>;
};

type Loose = Record<string, unknown>;

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

const transitionsOf = (value: unknown): TransitionConfig[] =>
  listOf(value).map((one) =>
    typeof one === 'string'
      ? { target: one, actions: [] }
      : { ...(one as Loose), actions: listOf((one as Loose).actions) },
  );

const mapped = <T>(record: unknown, map: (value: never) => T): Record<string, T> =>
  Object.fromEntries(
    Object.entries((record ?? {}) as Record<string, never>).map(([key, value]) => [
      key,
      map(value),
    ]),
  );

/** A copy of a chart that writes every shorthand out, so that each part has one place. */
const writtenOut = (state: Loose): StateConfig => ({
  ...state,
  entry: listOf(state.entry),
  exit: listOf(state.exit),
  invoke: (listOf(state.invoke) as Loose[]).map((invoke) => ({
    ...(invoke as { src: string }),
    onDone: transitionsOf(invoke.onDone),
    onError: transitionsOf(invoke.onError),
  })),
  always: transitionsOf(state.always),
  // An event without a transition is forbidden: it reaches no state around this one.
  on: mapped(state.on, (value) => transitionsOf(value ?? {})),
  onDone: transitionsOf(state.onDone),
  tags: listOf(state.tags),
  after: mapped(state.after, transitionsOf),
  states: mapped(state.states, writtenOut),
});

/** A copy of how a machine is defined. */
export const definitionOf = ({ config, implementations }: AnyStateMachine): Definition => ({
  parts: { ...implementations } as Definition['parts'],
  chart: writtenOut(config as Loose),
});

/** A chart without the lists that are empty: XState takes some of them for something. */
export function withoutGaps(state: StateConfig): object {
  const isThere = ([, value]: [string, unknown]) =>
    value !== undefined && !(Array.isArray(value) && value.length === 0);
  const dense = (record: object) => Object.fromEntries(Object.entries(record).filter(isThere));
  return dense({
    ...state,
    invoke: state.invoke.map(dense),
    on: dense(state.on),
    after: dense(state.after),
    states: Object.keys(state.states).length > 0 ? mapped(state.states, withoutGaps) : undefined,
  });
}
