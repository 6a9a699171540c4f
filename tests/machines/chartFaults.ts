import type { AnyStateMachine } from 'xstate';
import type { Chart, ChartState } from '#statechart/chart.ts';
import { describeChart, nodesOf, statesOf } from '#statechart/describeChart.ts';

/**
 * Every name in a chart that its `setup` does not define. XState notices none of them before it runs
 * into one.
 */
function unknownNames(machine: AnyStateMachine): string[] {
  const { root, transitions } = describeChart(machine);
  const states = statesOf(root);
  const used: Record<'actions' | 'actors' | 'delays' | 'guards', (string | undefined)[]> = {
    actions: [
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...transitions.flatMap(({ actions }) => actions),
    ],
    actors: states.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
    delays: nodesOf(machine.root).flatMap(({ after }) => after.map(({ delay }) => String(delay))),
    guards: transitions.map(({ guard }) => guard),
  };
  return Object.entries(used).flatMap(([kind, names]) => {
    const known = Object.keys(machine.implementations[kind as keyof typeof used]);
    return names
      .filter((name) => name !== undefined && !name.startsWith('xstate.'))
      .filter((name) => !known.includes(name as string))
      .map((name) => `${kind}: ${name} is not defined`);
  });
}

const idsBelow = (state: ChartState) => statesOf(state).map(({ id }) => id);

/** The ids of a state and of the states around it. */
function chainOf({ root }: Chart, id: string): string[] {
  return statesOf(root)
    .filter((state) => idsBelow(state).includes(id))
    .map((state) => state.id);
}

/** The ids of the states that are entered with one: those around it, and the initial ones in it. */
function enteredWith(chart: Chart, id: string): string[] {
  const state = statesOf(chart.root).find((one) => one.id === id);
  return [
    ...chainOf(chart, id),
    ...(state?.initial ?? []).flatMap((one) => enteredWith(chart, one)),
  ];
}

/** The ids of the states that no transition leads to, from the initial state on. */
function unreachable(chart: Chart): string[] {
  const reached = new Set(enteredWith(chart, chart.root.id));
  for (const id of reached) {
    for (const { source, targets } of chart.transitions) {
      if (source !== id) continue;
      for (const target of targets.flatMap((one) => enteredWith(chart, one))) reached.add(target);
    }
  }
  return idsBelow(chart.root).filter((id) => !reached.has(id));
}

/** The ids of the states that nothing leads out of: neither their own transitions nor those around them. */
export function deadEnds(chart: Chart): string[] {
  return statesOf(chart.root)
    .filter(({ id, states }) => states.length === 0 && id !== chart.root.id)
    .map(({ id }) => id)
    .filter((id) => {
      const chain = chainOf(chart, id);
      return !chart.transitions.some(
        ({ source, targets }) =>
          chain.includes(source) &&
          targets.some((target) => !enteredWith(chart, target).includes(id)),
      );
    });
}

function silentFailures(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap(({ id, invoke, transitions }) =>
    invoke.flatMap(({ id: invoked }) => [
      ...(/^\d+\./.test(invoked) ? [`${id}: the actor ${invoked} has no id of its own`] : []),
      ...(transitions.has(`xstate.error.actor.${invoked}`)
        ? []
        : [`${id}: nothing answers to a failure of ${invoked}`]),
    ]),
  );
}

/** What is wrong with a chart, in sentences. XState itself throws where a target does not exist. */
export const faultsOf = (machine: AnyStateMachine): string[] => [
  ...unknownNames(machine),
  ...unreachable(describeChart(machine)).map((id) => `${id} cannot be reached`),
  ...silentFailures(machine),
];
