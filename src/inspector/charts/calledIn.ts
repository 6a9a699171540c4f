import type { Chart } from '@interpunct/model-kit/chart';
import { calledOf, statesOf } from '@interpunct/model-kit/describeChart';

/** What people call an invoked actor by its id. One without an id of its own has a key of XState's. */
export function calledIn(charts: Readonly<Record<string, Chart>>, id: string): string {
  if (!/^\d+\./.test(id)) return id;
  const invokes = Object.values(charts).flatMap(({ root }) =>
    statesOf(root).flatMap((state) => state.invokes),
  );
  const known = invokes.find((invoke) => invoke.id === id);
  return known ? calledOf(known) : id;
}
