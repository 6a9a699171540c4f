import { byName } from '@interpunct/model-kit/byName';
import type { Chart } from '@interpunct/model-kit/chart';
import { describeChart, nodesOf } from '@interpunct/model-kit/describeChart';
import { type KeptRoot, logicAt, pathBelow } from '@interpunct/model-kit/keptRoot';
import { type ActorKind, kindOf, logicFor } from '@interpunct/model-kit/xstate';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';

/** The charts of an app: those that its machines name, and those of actors that come up later. */
export type ChartBook = ReturnType<typeof createChartBook>;

type Root = { machine: AnyStateMachine; id: string };
type Machines = Readonly<Record<string, AnyStateMachine>>;

/** XState's id of a machine that has none of its own. */
const NO_ID = '(machine)';

const isMachine = (logic: AnyActorLogic | undefined): logic is AnyStateMachine =>
  logic !== undefined && kindOf(logic) === 'machine';

/** The machines that a root invokes, and those below them, by their paths. A machine may invoke itself. */
export function invokedMachines({ machine, id }: Root): Machines {
  const below = (
    parent: AnyStateMachine,
    path: string,
    above: unknown[],
  ): [string, AnyStateMachine][] =>
    nodesOf(parent.root).flatMap((node) =>
      node.invoke.flatMap((invoke) => {
        const logic = logicFor(parent, invoke.src);
        if (!isMachine(logic) || above.includes(logic.config)) return [];
        const own = pathBelow(path, invoke.id);
        return [
          [own, logic] as [string, AnyStateMachine],
          ...below(logic, own, [...above, logic.config]),
        ];
      }),
    );
  return { [id]: machine, ...Object.fromEntries(below(machine, '', [machine.config])) };
}

/**
 * Knows the charts of an app. A chart is named by the id of its machine, or, without one, by what the app
 * calls the machine. Machines with one chart share it; another chart of the same name gets a number. The page
 * that stands above the roots of an app has none.
 */
export function createChartBook(root: Root, machines: Machines, hasRoot = true) {
  const charts = byName<Chart>();
  const known = new WeakMap<object, Chart>();

  const chartOf = (machine: AnyStateMachine, called: string): Chart => {
    const { config } = machine;
    const found = known.get(config);
    if (found) return found;
    const chart = describeChart(machine);
    const name = machine.id === NO_ID ? called : machine.id;
    for (let count = 1; ; count += 1) {
      const own = { ...chart, id: count === 1 ? name : `${name} ${count}` };
      charts[own.id] ??= own;
      if (JSON.stringify(charts[own.id]) !== JSON.stringify(own)) continue;
      known.set(config, charts[own.id] as Chart);
      return charts[own.id] as Chart;
    }
  };
  /** Also what a machine may spawn. */
  const learn = (machine: AnyStateMachine, called: string) => {
    if (known.has(machine.config)) return;
    chartOf(machine, called);
    for (const [name, logic] of Object.entries(machine.implementations.actors)) {
      if (isMachine(logic as AnyActorLogic)) learn(logic as AnyStateMachine, name);
    }
  };
  if (hasRoot) learn(root.machine, root.id);
  for (const [path, machine] of Object.entries(machines)) learn(machine, path);

  /** What an actor runs, and what the app calls it. The root may run more than it was known with. */
  const runAt = (kept: KeptRoot, path: string) => {
    if (path === root.id && !hasRoot) return { logic: undefined, name: undefined };
    const logic = path === root.id ? root.machine : machines[path];
    return logic ? { logic, name: path } : logicAt(root.machine, kept, path);
  };
  /** The machine of an actor of a kept root; undefined where it has none. */
  const machineAt = (kept: KeptRoot, path: string): AnyStateMachine | undefined => {
    const { logic } = runAt(kept, path);
    return isMachine(logic) ? logic : undefined;
  };
  return {
    /** By their names, in the order in which they are known. */
    charts: charts as Readonly<typeof charts>,
    machineAt,
    chartAt: (kept: KeptRoot, path: string): Chart | undefined => {
      const machine = machineAt(kept, path);
      return machine && chartOf(machine, runAt(kept, path).name ?? 'machine');
    },
    kindAt: (kept: KeptRoot, path: string): ActorKind | undefined => {
      const { logic } = runAt(kept, path);
      return logic && kindOf(logic);
    },
  };
}
