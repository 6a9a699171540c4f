import type { WayOptions } from '@interpunct/model-kit/chances';
import type { ChartState } from '@interpunct/model-kit/chart';
import { describeChart } from '@interpunct/model-kit/describeChart';
import { shortestWays } from '@interpunct/model-kit/shortestWay';
import type { AnyStateMachine } from 'xstate';
import { whyNoWay } from '../charts/noWay.ts';
import type { Places } from './gallery.machine.ts';

/** Every way in which a state can be active: its leaves as paths, one for each parallel region. */
function restsOf({ type, states: all }: ChartState, path: readonly string[] = []): string[][] {
  const states = all.filter((state) => state.type !== 'history');
  if (states.length === 0) return [[path.join('.')]];
  const below = states.map((state) => restsOf(state, [...path, state.key]));
  if (type !== 'parallel') return below.flat();
  return below.reduce((rests, region) =>
    rests.flatMap((rest) => region.map((leaves) => [...rest, ...leaves])),
  );
}

/** In which states a machine can rest, and why it cannot in the others. */
export function searchStates(actor: string, machine: AnyStateMachine, options: WayOptions): Places {
  const { root } = describeChart(machine);
  if (root.states.length === 0) return { shown: [], missing: [] };
  const places = restsOf(root).map((leaves) => ({ actor, state: leaves.join(' ') }));
  const ways = shortestWays(machine, options, ({ rests }) =>
    places.every(({ state }) => state in rests),
  );
  const reasonFor = (state: string) => {
    const goals = state.split(' ').map((leaf) => `${machine.id}.${leaf}`);
    return whyNoWay(machine, ways, goals, options.cases);
  };
  return {
    shown: places.filter(({ state }) => state in ways.rests),
    missing: places
      .filter(({ state }) => !(state in ways.rests))
      .map((place) => ({ ...place, reason: reasonFor(place.state) })),
  };
}
