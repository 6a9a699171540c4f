import { explore, modelFrom } from '@interpunct/model-kit';
import { expect, it } from 'vitest';
import { machines } from '../machines/machines.ts';
import { knownOf } from '../machines/models.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';
import { SURVIVORS } from './survivors.ts';

/** Whether a machine with a change does not do what is expected of it. */
function isNoticed(id: string, change: Mutant['change']): boolean {
  const [machine, known] = knownOf(id);
  try {
    return explore(modelFrom(mutated(machine, change), known), 1).length > 0;
  } catch {
    return true;
  }
}

const mutants = Object.keys(machines).map((id) => {
  const [machine] = knownOf(id);
  return [id, mutantsOf(machine)] as const;
});

it.each(mutants.map(([id, { length }], index) => [id, length, index] as const))(
  '%s has %i mutants, each of which is noticed or makes no difference',
  (id, _, index) => {
    const survivors = mutants[index]?.[1].filter(({ change }) => !isNoticed(id, change));
    expect(survivors?.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(SURVIVORS[id] ?? {}).toSorted(),
    );
  },
  120_000,
);
