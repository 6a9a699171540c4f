import type { Chart } from '@interpunct/model-kit/chart';
import { calledOf, statesOf } from '@interpunct/model-kit/describeChart';

/** What people call an invoked actor by its id or its path. One without an id of its own has a key of XState's. */
export function calledIn(charts: Readonly<Record<string, Chart>>, path: string): string {
  const above = path.lastIndexOf('/') + 1;
  const id = path.slice(above);
  if (!/^\d+\./.test(id)) return path;
  const invokes = Object.values(charts).flatMap(({ root }) =>
    statesOf(root).flatMap((state) => state.invokes),
  );
  const known = invokes.find((invoke) => invoke.id === id);
  return known ? path.slice(0, above) + calledOf(known) : path;
}
