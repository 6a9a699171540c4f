import type { Chart } from '@interpunct/model-kit/chart';
import type { Layout } from '../../charts/layout.ts';

const layouts = new WeakMap<Chart, Layout>();
const asked = new WeakSet<Chart>();
const listeners = new Set<() => void>();

/** The layout of a chart, once it is there. */
export const laidOut = (chart: Chart): Layout | undefined => layouts.get(chart);

/** Lays a chart out, once. The library for it is large, and comes when it is needed first. */
export async function layOut(chart: Chart): Promise<void> {
  if (asked.has(chart)) return;
  asked.add(chart);
  try {
    const { layoutChart } = await import('../../charts/layoutChart.ts');
    // The library takes no lists of another document for lists.
    layouts.set(chart, await layoutChart(structuredClone(chart)));
    for (const listener of listeners) listener();
  } catch {
    // The next look asks for the library again.
    asked.delete(chart);
  }
}

export function followLayouts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
