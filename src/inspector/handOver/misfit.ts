import type { Chart, ChartState } from '@interpunct/model-kit/chart';
import {
  type KeptRoot,
  type KeptTimer,
  pathBelow,
  snapshotsIn,
} from '@interpunct/model-kit/keptRoot';
import { isObject } from './shape.ts';

/** The chart of an actor of a kept root; undefined where it has none. */
export type ChartAt = (kept: KeptRoot, path: string) => Chart | undefined;

/** Whether a value is one that a state of a chart can have. */
function isValueOf({ type, states: all }: ChartState, value: unknown): boolean {
  const states = all.filter((state) => state.type !== 'history');
  const parts = typeof value === 'string' ? { [value]: {} } : value;
  if (!isObject(parts)) return false;
  const keys = Object.keys(parts);
  const count = type === 'parallel' ? states.length : Math.min(states.length, 1);
  if (keys.length !== count) return false;
  return keys.every((key) => {
    const state = states.find((child) => child.key === key);
    return state !== undefined && isValueOf(state, parts[key]);
  });
}

/** What the charts cannot have made of a kept root; undefined for nothing. */
export function misfitOf(kept: KeptRoot, root: string, chartAt: ChartAt): string | undefined {
  const actors = snapshotsIn(kept, root);
  const { invokes = [] } = chartAt(kept, root)?.root ?? {};
  const missing = invokes.find(({ id }) => !actors.has(pathBelow('', id)));
  if (missing) return `it has no “${missing.id}”`;
  for (const [path, own] of actors) {
    const chart = chartAt(kept, path);
    if (chart && !isValueOf(chart.root, own.value)) {
      return `“${path}” is in ${JSON.stringify(own.value)}, which is not one of its states`;
    }
    if (chart && !('context' in own)) return `“${path}” has no data`;
    if (chart && own.status === 'error' && !('error' in own)) return `“${path}” has no error`;
  }
  return strayTimerOf(kept, actors, chartAt);
}

/**
 * Names a timer that its actor cannot have set; undefined for none. What an action sends later is
 * not in a chart: it waits like all that a restored session asks of the world.
 */
function strayTimerOf(
  kept: KeptRoot,
  actors: ReadonlyMap<string, unknown>,
  chartAt: ChartAt,
): string | undefined {
  const isStray = ({ actor, event: { type } }: KeptTimer) => {
    if (!actors.has(actor) || /^xstate\.(?:done|error)\./.test(type)) return true;
    const chart = type.startsWith('xstate.after.') ? chartAt(kept, actor) : undefined;
    return chart && !chart.transitions.some(({ event }) => event === type);
  };
  const stray = kept.timers.find(isStray);
  return stray && `“${stray.actor}” has no timer “${stray.event.type}”`;
}
