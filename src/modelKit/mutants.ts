import { type AnyStateMachine, createMachine, not } from 'xstate';
import { only } from './data.ts';
import {
  type Definition,
  definitionOf,
  type InvokeConfig,
  type StateConfig,
  type TransitionConfig,
  withoutGaps,
} from './definition.ts';
import { explore } from './explore.ts';
import { ModelTestFailureError } from './failure.ts';
import { type Knowledge, modelFrom, type Told } from './model.ts';

/** A change of one part of a machine. */
export type Mutant = { name: string; change: (definition: Definition) => void };

type Node = AnyStateMachine['root'];

/** Finds a part in a definition. */
type PartOf<T> = (definition: Definition) => T;

const siblingsOf = (node: Node): Node[] =>
  node.parent && node.parent.type !== 'parallel'
    ? Object.values(node.parent.states as Record<string, Node>).filter((one) => one !== node)
    : [];

/** The name of an action, with the actor that an action of XState sends to. */
const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  const { type = 'inline', to } = part as { type?: string; to?: unknown };
  return typeof to === 'string' ? `${type} ${to}` : type;
};

const dropping = (name: string, list: PartOf<unknown[]>, index: number): Mutant => ({
  name,
  change: (copy) => void list(copy).splice(index, 1),
});

const setting = <T extends object>(name: string, part: PartOf<T>, parts: Partial<T>): Mutant => ({
  name,
  change: (copy) => void Object.assign(part(copy), parts),
});

/** An event without its payload. Throws where there is none: the mutant would make no difference. */
const bare =
  (event: unknown) =>
  (...args: unknown[]) => {
    const { type, ...payload } = typeof event === 'function' ? event(...args) : event;
    if (Object.keys(payload).length === 0) throw new Error('no payload');
    return { type };
  };

/** Two lengths beside a delay. */
const lengthsOf = (delay: number): [what: string, ms: number][] => [
  ['shorter by 1 ms', delay - 1],
  ['longer by 1 ms', delay + 1],
];

/** Actions that differ in one part: a delay, params, an event, or what an actor begins with. */
function variantsOf(action: unknown): (readonly [what: string, action: unknown])[] {
  const { delay, input, event, params } = Object(action) as Record<string, unknown>;
  // What XState makes is a function that has its parts.
  const withPart = (part: object) => Object.assign(() => {}, action, part);
  const has = (part: unknown) => typeof action === 'function' && part !== undefined;
  const lengths = typeof delay === 'number' ? lengthsOf(delay) : [];
  return [
    ...lengths.map(([what, ms]) => [what, withPart({ delay: ms })] as const),
    ...only(has(input), ['without its input', withPart({ input: undefined })] as const),
    ...only(has(event), ['without its payload', withPart({ event: bare(event) })] as const),
    ...only(params !== undefined, [
      'without its params',
      { ...Object(action), params: undefined },
    ] as const),
  ];
}

const actionMutants = (where: string, list: PartOf<unknown[]>, definition: Definition): Mutant[] =>
  list(definition).flatMap((action, index) => [
    dropping(`${where}: without ${nameOf(action)}`, list, index),
    ...variantsOf(action).map(([what, other]) => ({
      name: `${where}: ${nameOf(action)} ${what}`,
      change: (copy: Definition) => void list(copy).splice(index, 1, other),
    })),
  ]);

const namedActionMutants = ({ parts: { actions = {} } }: Definition): Mutant[] =>
  Object.entries(actions).flatMap(([name, action]) =>
    variantsOf(action).map(([what, other]) =>
      setting(`${name}: ${what}`, ({ parts }) => parts, { actions: { ...actions, [name]: other } }),
    ),
  );

function transitionMutants(
  where: string,
  list: PartOf<TransitionConfig[]>,
  definition: Definition,
  targetOf: (index: number) => Node | undefined,
): Mutant[] {
  return list(definition).flatMap(({ guard, reenter }, index) => {
    const name = `${where} ${index}`;
    const one: PartOf<TransitionConfig> = (copy) => list(copy)[index] as TransitionConfig;
    const target = targetOf(index);
    return [
      dropping(`${name}: dropped`, list, index),
      ...(target ? siblingsOf(target) : []).map(({ id }) =>
        setting(`${name}: to ${id}`, one, { target: `#${id}` }),
      ),
      ...only(
        guard,
        setting(`${name}: without its guard`, one, { guard: undefined }),
        setting(`${name}: with its guard negated`, one, { guard: not(guard as never) }),
      ),
      ...only(reenter, setting(`${name}: without entering again`, one, { reenter: false })),
      ...actionMutants(name, (copy) => one(copy).actions, definition),
    ];
  });
}

const called = ({ id, src }: InvokeConfig) => id ?? (typeof src === 'string' ? src : 'actor');

function invokeMutants(
  where: string,
  list: PartOf<InvokeConfig[]>,
  definition: Definition,
): Mutant[] {
  const sources = Object.keys(definition.parts.actors ?? {});
  return list(definition).flatMap((invoke, index) => {
    const { src, input } = invoke;
    const id = called(invoke);
    const one: PartOf<InvokeConfig> = (copy) => list(copy)[index] as InvokeConfig;
    const other = sources[(sources.indexOf(src) + 1) % sources.length] ?? src;
    return [
      dropping(`${where} ${id}: not invoked`, list, index),
      ...only(
        input !== undefined,
        setting(`${where} ${id}: without its input`, one, { input: undefined }),
      ),
      ...only(other !== src, setting(`${where} ${id}: ${other} in its place`, one, { src: other })),
    ];
  });
}

function stateMutants(node: Node, state: PartOf<StateConfig>, definition: Definition): Mutant[] {
  const { initial, on, after, invoke, tags, output, history, states } = state(definition);
  const initialNode = typeof initial === 'string' ? (node.states[initial] as Node) : undefined;
  const other = history === 'deep' ? 'shallow' : 'deep';
  /** The mutants of the transitions for an event, by its type; of `always`, there is none. */
  const transitions = (
    name: string,
    type: string,
    list: (own: StateConfig) => TransitionConfig[] | undefined,
  ) =>
    transitionMutants(
      `${node.id} ${name}`,
      (copy) => list(state(copy)) ?? [],
      definition,
      (index) =>
        (type ? node.transitions.get(type) : node.always)?.[index]?.target?.[0] as Node | undefined,
    );
  return [
    ...(initialNode ? siblingsOf(initialNode) : []).map(({ key }) =>
      setting(`${node.id}: ${key} first`, state, { initial: key }),
    ),
    ...tags.map((tag, index) =>
      dropping(`${node.id}: without the tag ${tag}`, (copy) => state(copy).tags, index),
    ),
    ...only(
      output !== undefined,
      setting(`${node.id}: without its output`, state, { output: undefined }),
    ),
    ...only(history, setting(`${node.id}: ${other}`, state, { history: other })),
    ...transitions('onDone', `xstate.done.state.${node.id}`, ({ onDone }) => onDone),
    ...actionMutants(`${node.id} entry`, (copy) => state(copy).entry, definition),
    ...actionMutants(`${node.id} exit`, (copy) => state(copy).exit, definition),
    ...Object.keys(on).flatMap((type) => transitions(type, type, (own) => own.on[type])),
    ...Object.keys(after).flatMap((delay) =>
      transitions(`after ${delay}`, `xstate.after.${delay}.${node.id}`, (own) => own.after[delay]),
    ),
    ...transitions('always', '', ({ always }) => always),
    ...invokeMutants(node.id, (copy) => state(copy).invoke, definition),
    ...invoke.flatMap((one, index) =>
      (['onDone', 'onError'] as const).flatMap((result) =>
        transitions(
          `${called(one)} ${result}`,
          `xstate.${result === 'onDone' ? 'done' : 'error'}.actor.${node.invoke[index]?.id}`,
          (own) => own.invoke[index]?.[result],
        ),
      ),
    ),
    ...Object.keys(states).flatMap((key) =>
      stateMutants(
        node.states[key] as Node,
        (copy) => state(copy).states[key] as StateConfig,
        definition,
      ),
    ),
  ];
}

const delayMutants = ({ parts: { delays = {} } }: Definition): Mutant[] =>
  Object.entries(delays).flatMap(([name, delay]) =>
    (typeof delay === 'number' ? lengthsOf(delay) : []).map(([what, ms]) =>
      setting(`${name}: ${what}`, ({ parts }) => parts, { delays: { ...delays, [name]: ms } }),
    ),
  );

/** Every change of one part of a machine. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const definition = definitionOf(machine);
  return [
    ...stateMutants(machine.root, ({ chart }) => chart, definition),
    ...delayMutants(definition),
    ...namedActionMutants(definition),
  ];
}

/**
 * The mutants that nobody notices: no row is about what they change, or it makes no difference. Each mutant looks at
 * the nearest 300 worlds, where the model gives no limit; behind the survivors, a sentence says where the machine has
 * more. Throws where the machine itself has a fault there: it would be taken for the mutants'.
 *
 * No mutant changes a function from within, such as what an `assign` sets, or what a guard or an `input` computes. It
 * leaves out each as a whole, and a delay that a function computes stays as it is.
 */
export function survivorsOf<M extends AnyStateMachine>(
  machine: M,
  ...[knowledge = {} as Knowledge<M>]: Told<M>
): string[] {
  const exploredBy = (change: Mutant['change']) =>
    explore(modelFrom(mutated(machine, change), { limit: WORLDS, ...knowledge }), 1);
  const { failures, limits } = exploredBy(() => {});
  if (failures.length > 0) throw new ModelTestFailureError(machine.id, failures, limits);
  const isNoticed = ({ change }: Mutant) => {
    try {
      return exploredBy(change).failures.length > 0;
    } catch {
      return true;
    }
  };
  const survivors = mutantsOf(machine).filter((mutant) => !isNoticed(mutant));
  const met = limits.filter((limit) => limit.includes('stopped after'));
  return survivors.length > 0 ? [...survivors.map(({ name }) => name), ...met] : [];
}

/** Enough to notice a change: it shows near the start. */
const WORLDS = 300;

/** A machine with a change. Throws where XState cannot make it. */
export function mutated<M extends AnyStateMachine>(machine: M, change: Mutant['change']): M {
  const definition = definitionOf(machine);
  change(definition);
  return createMachine(
    withoutGaps(definition.chart) as never,
    definition.parts as never,
  ) as unknown as M;
}
