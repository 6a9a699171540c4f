import type { AnyStateMachine } from 'xstate';
import type { ChartState } from '../charts/chart.ts';
import { describeChart, statesOf } from '../charts/describeChart.ts';
import { reasonOf, shortestWays, type WayOptions } from '../charts/shortestWay.ts';
import type { Places } from './gallery.machine.ts';

const isLeaf = ({ type }: ChartState) => type === 'atomic' || type === 'final';

/** Which leaves of a machine have a way that leads to them, and why the others have none. */
export function searchStates(actor: string, machine: AnyStateMachine, options: WayOptions): Places {
  const leaves = statesOf(describeChart(machine).root).filter(
    (state) => isLeaf(state) && state.id !== machine.id,
  );
  if (leaves.length === 0) return { shown: [], missing: [] };
  const isEnough = ({ states }: { states: object }) => leaves.every(({ id }) => id in states);
  const ways = shortestWays(machine, options, isEnough);
  const places = leaves.map(({ id }) => ({
    actor,
    state: id.slice(machine.id.length + 1),
    reason: reasonOf(ways, id),
  }));
  return {
    shown: places.flatMap(({ reason, ...place }) => (reason === null ? [place] : [])),
    missing: places.flatMap(({ reason, ...place }) =>
      reason === null ? [] : [{ ...place, reason }],
    ),
  };
}
