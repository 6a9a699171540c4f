import { activeStates, isWithin } from './activeChart.ts';
import type { Chart, ChartTransition } from './chart.ts';
import { answersTo, type Tried } from './shortestWay.ts';
import { eventOf } from './takeStep.ts';

/** An outcome of a guard: the id of its transition and what it said. */
const outcomeOf = ({ id }: ChartTransition, answer: boolean) => `${id} ${answer}`;

/** Every outcome of every guard of a chart. */
export const outcomesOf = ({ transitions }: Chart): string[] =>
  transitions
    .filter(({ guard }) => guard)
    .flatMap((one) => [outcomeOf(one, true), outcomeOf(one, false)]);

/** Finds which guards a step has asked, and what they said. */
export function guardReader(chart: Chart): (tried: Tried) => string[] {
  const groups = new Map<string, ChartTransition[]>();
  for (const one of chart.transitions) {
    const key = `${one.source}|${one.event}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const guarded = [...groups.values()].filter((group) => group.some(({ guard }) => guard));
  return ({ before, step, after }) => {
    if (!after || guarded.length === 0) return [];
    const { type } = eventOf(before, step);
    const takenIds = new Set(after.covered);
    const taken = chart.transitions.filter(({ id }) => takenIds.has(id));
    const was = activeStates(chart, before.snapshot.value).active;
    const is = activeStates(chart, after.snapshot.value).active;
    const isAsked = ({ source, event }: ChartTransition) => {
      if (event === '') return is.includes(source);
      if (!was.includes(source) || !(event === type || answersTo(event, type))) return false;
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
