import { testModel } from '@interpunct/model-kit';
import { expect, it } from 'vitest';
import { machines } from '#tests/machines/machines.ts';
import { knownOf } from './models.ts';

const models = Object.keys(machines).map((id) => [id, ...knownOf(id)] as const);

for (const [id, machine, known] of models) testModel(machine, known, `R17.14 ${id}`);

it('R17.14 expects something of every event of every machine', () => {
  const unexpected = models.flatMap(([id, { events }, { expected }]) =>
    (events as string[])
      .filter((type) => !type.startsWith('xstate.') && !expected?.events?.[type])
      .map((type) => `${id} ${type}`),
  );
  expect(unexpected).toEqual([]);
});
