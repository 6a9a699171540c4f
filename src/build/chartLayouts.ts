import { type Layout, layoutChart } from '@interpunct/inspector/layoutChart';
import { describeChart } from '@interpunct/model-kit/describeChart';
import type { AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*.machine.ts', {
  eager: true,
});

const machines = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Machine') ? [value as AnyStateMachine] : [],
  ),
);

/** Lays the chart of every machine out. Returns the layouts by the ids of the machines. */
export async function layoutCharts(): Promise<Record<string, Layout>> {
  const layouts: Record<string, Layout> = {};
  // The library lays one chart out after the other in any case.
  for (const machine of machines) layouts[machine.id] = await layoutChart(describeChart(machine));
  return layouts;
}
