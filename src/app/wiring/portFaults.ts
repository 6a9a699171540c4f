import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';
import type { World } from './world.ts';

type Implementation = (...given: unknown[]) => unknown;

const mapped = <Value>(record: object, change: (value: Value, name: string) => unknown) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value as Value, name)]),
  );

/**
 * A machine, with all that it invokes, that goes on where one of its ports throws: XState ends a machine
 * whose action throws. The failure is reported, and the step is made as if the action had done its work.
 *
 * Promises and callbacks need none of it: one that throws gives its machine the event of an error.
 */
export function outliveFaults<M extends AnyStateMachine>(machine: M, report: World['report']): M {
  const { actions, actors } = machine.implementations;
  const attempt = (action: Implementation, name: string): Implementation =>
    // XState's own, such as `assign`, touch nothing of the world.
    'resolve' in action
      ? action
      : (...given) => {
          try {
            action(...given);
          } catch (error) {
            report(`The action ${name} of ${machine.id} failed.`, error);
          }
        };
  return machine.provide({
    actions: mapped(actions, attempt),
    actors: mapped<AnyActorLogic>(actors, (logic) =>
      logic instanceof StateMachine ? outliveFaults(logic, report) : logic,
    ),
  } as never) as M;
}
