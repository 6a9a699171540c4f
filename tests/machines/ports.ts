import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';
import { port } from '#machines/port.ts';

/** Whether an actor logic was made from `port`: `fromPromise(port)`, `fromCallback(port)`. */
export const isPortLogic = (logic: AnyActorLogic) =>
  (logic as { config?: unknown }).config === port;

const pending = fromPromise(() => new Promise<never>(() => {}));

/** The ports of a machine and of the machines that it invokes, as dotted paths. */
export function portsOf(machine: AnyStateMachine): string[] {
  const { actions, guards, actors } = machine.implementations;
  const own = Object.entries({ ...actions, ...guards })
    .filter(([, implementation]) => implementation === port)
    .map(([name]) => name);
  const below = Object.entries(actors as Record<string, AnyActorLogic>).flatMap(([name, logic]) => {
    if (logic instanceof StateMachine) return portsOf(logic).map((path) => `${name}.${path}`);
    return isPortLogic(logic) ? [name] : [];
  });
  return [...own, ...below];
}

/**
 * A machine whose remaining ports do nothing: actions are silent, guards refuse, actors never settle.
 * A test provides the ports that it is about.
 */
export function withSilentPorts<M extends AnyStateMachine>(machine: M): M {
  const { actions, guards, actors } = machine.implementations;
  const silence = (implementations: object, silent: unknown) =>
    Object.fromEntries(
      Object.entries(implementations)
        .filter(([, implementation]) => implementation === port)
        .map(([name]) => [name, silent]),
    );
  return machine.provide({
    actions: silence(actions, () => {}),
    guards: silence(guards, () => false),
    actors: Object.fromEntries(
      Object.entries(actors as Record<string, AnyActorLogic>).map(([name, logic]) => {
        if (logic instanceof StateMachine) return [name, withSilentPorts(logic)];
        return [name, isPortLogic(logic) ? pending : logic];
      }),
    ),
  } as never) as M;
}
