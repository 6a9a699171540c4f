import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';
import { port } from '#machines/port.ts';
import { createScript, isPortLogic, withScriptedPorts } from './scriptedPorts.ts';

/** The ports of a machine and of the machines that it invokes, as dotted paths. */
export function portsOf(machine: AnyStateMachine): string[] {
  const { actions, actors } = machine.implementations;
  const own = Object.entries(actions)
    .filter(([, implementation]) => implementation === port)
    .map(([name]) => name);
  const below = Object.entries(actors as Record<string, AnyActorLogic>).flatMap(([name, logic]) => {
    if (logic instanceof StateMachine) return portsOf(logic).map((path) => `${name}.${path}`);
    return isPortLogic(logic) ? [name] : [];
  });
  return [...own, ...below];
}

/**
 * A machine whose remaining ports do nothing: actions leave no trace, and actors never settle. A test
 * provides the ports that it is about.
 */
export const withSilentPorts = <M extends AnyStateMachine>(machine: M): M =>
  withScriptedPorts(machine, createScript());
