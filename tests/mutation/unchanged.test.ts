import { explore, modelFrom } from '@interpunct/model-kit';
import { mutated } from '@interpunct/model-kit/mutants';
import { expect, it } from 'vitest';
import { machines } from '../machines/machines.ts';
import { knownOf } from '../machines/models.ts';

/** The quickest test of all expectations: Stryker runs it for each change of a function. */
it.each(Object.keys(machines))('R17.14 %s does what is expected of it without a change', (id) => {
  const [machine, known] = knownOf(id);
  const unchanged = mutated(machine, () => {});
  expect(explore(modelFrom(unchanged, { limit: 300, ...known }), 1).failures).toEqual([]);
});
