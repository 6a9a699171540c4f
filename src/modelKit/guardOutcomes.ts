import type { AnyMachineSnapshot } from 'xstate';
import { isWithin } from './activeChart.ts';
import { answersTo, type Tried } from './chances.ts';
import type { Chart, ChartTransition } from './chart.ts';
import { eventOf } from './takeStep.ts';
import type { World } from './world.ts';
import { statesIn } from './xstate.ts';

/** An outcome of a guard: the id of its transition and what it said. */
const outcomeOf = ({ id }: ChartTransition, answer: boolean) => `${id} ${answer}`;

/** Every outcome of every guard of a chart. */
export const outcomesOf = ({ transitions }: Chart): string[] =>
  transitions
    .filter(({ guard }) => guard)
    .flatMap((one) => [outcomeOf(one, true), outcomeOf(one, false)]);

type Seen = Pick<World, 'snapshot' | 'covered'>;
type From = Pick<Tried, 'before' | 'step'>;

/** Finds which guards a step has asked, or the start, and what they said. */
export function guardReader(chart: Chart): (after: Seen, from?: From) => string[] {
  const groups = new Map<string, ChartTransition[]>();
  for (const one of chart.transitions) {
    const key = `${one.source}|${one.event}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const guarded = [...groups.values()].filter((group) => group.some(({ guard }) => guard));
  return (after, from) => {
    if (guarded.length === 0) return [];
    const { type } = from ? eventOf(from.before, from.step) : { type: '' };
    const takenIds = new Set(after.covered);
    const taken = chart.transitions.filter(({ id }) => takenIds.has(id));
    const was = from ? statesIn(from.before.snapshot) : [];
    const is = statesIn(after.snapshot as AnyMachineSnapshot);
    const isAsked = ({ source, event }: ChartTransition) => {
      if (event === '') return is.includes(source);
      if (!was.includes(source) || !answersTo(event, type)) return false;
      // An inner state that takes the event keeps it from the outer ones.
      return !taken.some((one) => one.event !== '' && isWithin(one.source, source));
    };
    return guarded.flatMap((group) => {
      const end = group.findIndex(({ id }) => takenIds.has(id));
      if (end < 0 && !isAsked(group[0] as ChartTransition)) return [];
      return group
        .slice(0, end < 0 ? undefined : end + 1)
        .filter(({ guard }) => guard)
        .map((one) => outcomeOf(one, one.id === group[end]?.id));
    });
  };
}
