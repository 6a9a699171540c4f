import type { MachineCases } from '@interpunct/model-kit/cases';
import { describeChart } from '@interpunct/model-kit/describeChart';
import type { AnyStateMachine } from 'xstate';

/**
 * The events that no case describes, as a sentence: a search sends them without data, and what a guard or an action
 * reads of them is not there. Empty where nothing reads any.
 */
export function describeUncased(machine: AnyStateMachine, cases: MachineCases | undefined): string {
  const read = describeChart(machine).transitions.filter(
    ({ kind, guard, actions }) => kind === 'event' && (guard || actions.length > 0),
  );
  const names = [...new Set(read.map(({ event }) => event))].filter((name) => !cases?.events[name]);
  const list = names.map((name) => `“${name}”`).join(', ');
  return names.length > 0 ? ` No case gives data to ${list}.` : '';
}
