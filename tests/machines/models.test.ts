import { testModel } from '@interpunct/model-kit/vitest';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { siteMachine } from '#machines/site.machine.ts';
import { behaviours, tables } from '#tests/behaviours/kit/tables.ts';
import { machines } from '#tests/machines/machines.ts';
import { knownOf } from './models.ts';

const models = Object.keys(machines).map((id) => [id, ...knownOf(id)] as const);

for (const [id, machine, known] of models) testModel(machine, known, `R17.14 ${id}`);

it('has a table for every behaviour, or the reason why it has no view', () => {
  expect(Object.keys(behaviours).toSorted()).toEqual(Object.keys(machines).toSorted());
  const actors = siteMachine.implementations.actors as Record<string, AnyStateMachine>;
  const seen = Object.keys(actors).filter(
    (actor) => typeof behaviours[actors[actor]?.id ?? '']?.default !== 'string',
  );
  expect([...new Set(tables.map(({ actor }) => actor))].toSorted()).toEqual(seen.toSorted());
});
