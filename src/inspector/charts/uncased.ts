import type { MachineCases } from '@interpunct/model-kit/cases';
import { describeChart } from '@interpunct/model-kit/describeChart';
import type { AnyStateMachine } from 'xstate';

/**
 * The events with a guard or an action that no case describes, as a sentence: if they carry data, a search sends them
 * without it. Empty where there are none.
 */
export function describeUncased(machine: AnyStateMachine, cases: MachineCases | undefined): string {
  const read = describeChart(machine).transitions.filter(
    ({ kind, guard, actions }) => kind === 'event' && (guard || actions.length > 0),
  );
  const names = [...new Set(read.map(({ event }) => event))].filter((name) => !cases?.events[name]);
  const list = names.map((name) => `“${name}”`).join(', ');
  return names.length > 0 ? ` No case describes ${list}.` : '';
}
