import type { AnyEventObject, AnyMachineSnapshot, ExecutableActionObject } from 'xstate';
import { activeLeaves } from './activeChart.ts';
import type { Taken, WaitingTimer } from './takeStep.ts';
import type { Effect, World } from './world.ts';

/** The active states of a world, as `data-state` has them. */
export const stateOf = ({ snapshot }: Pick<World, 'snapshot'>) =>
  activeLeaves((snapshot as AnyMachineSnapshot).value).join(' ');

/** An event that goes out to an actor. */
export const sendOf = (id: string, event: AnyEventObject): Effect => ({
  kind: 'send',
  name: `to ${id === '#_parent' ? 'parent' : id} ${event.type}`,
  data: [event],
});

/**
 * What the actions of a step do outside the machine, in their order. Every action of an app is a call;
 * XState's own are none.
 */
export const effectsOf = (actions: readonly ExecutableActionObject[]): Effect[] =>
  actions.flatMap(({ type, params: given, info }): Effect[] => {
    const params = (given ?? {}) as Record<string, unknown>;
    if (type === 'xstate.spawnChild') {
      const { src, id, input } = params;
      // XState names an inline one after its place.
      const isNamed = typeof src === 'string' && !src.startsWith('xstate.');
      return [{ kind: 'start', name: String(isNamed ? src : id), data: [input, id] }];
    }
    if (type === 'xstate.sendTo') {
      const { targetId, to, delay } = params;
      const event = params.event as AnyEventObject;
      if (delay !== undefined) return [];
      if (to === info.self) {
        throw new Error(
          `It sends ${event.type} to itself, or to an actor that is not there: take raise.`,
        );
      }
      return [sendOf((targetId ?? (to as { id: string }).id) as string, event)];
    }
    if (type === 'xstate.emit') {
      const event = params.event as AnyEventObject;
      return [{ kind: 'emit', name: `emit ${event.type}`, data: [event] }];
    }
    if (type.startsWith('xstate.')) return [];
    return [{ kind: 'call', name: type, data: [info.context, info.event, given] }];
  });

/** The end of a machine, which its parent hears of. */
export const endOf = ({ status, output }: AnyMachineSnapshot): Effect[] =>
  status === 'done' ? [{ kind: 'send', name: 'to parent done', data: [output] }] : [];

export const worldOf = ({ actions, ...taken }: Taken): World => ({
  ...taken,
  effects: [...effectsOf(actions), ...endOf(taken.snapshot)],
  raised: actions.flatMap(({ type, params }) => {
    const { event, delay } = (params ?? {}) as Partial<WaitingTimer>;
    return type === 'xstate.raise' && delay === undefined ? [String(event?.type)] : [];
  }),
});
