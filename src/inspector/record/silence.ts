import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';

/** XState's own actions, such as `assign` and `sendTo`, say what they do in a function `resolve`. */
const isOwnAction = (action: unknown) =>
  typeof (action as { resolve?: unknown }).resolve === 'function';

/**
 * A machine, with those that it invokes, whose actions reach nothing outside: they change contexts and
 * send events to actors, and that is all. Its promises have to be held by the conductor of its root.
 */
export function silence<M extends AnyStateMachine>(machine: M): M {
  const { actions, actors } = machine.implementations;
  return machine.provide({
    actions: Object.fromEntries(
      Object.entries(actions as Record<string, unknown>).map(([name, action]) => [
        name,
        isOwnAction(action) ? action : () => {},
      ]),
    ),
    actors: Object.fromEntries(
      Object.entries(actors as Record<string, AnyActorLogic>).map(([name, logic]) => [
        name,
        logic instanceof StateMachine ? silence(logic as AnyStateMachine) : logic,
      ]),
    ),
  } as never) as M;
}
