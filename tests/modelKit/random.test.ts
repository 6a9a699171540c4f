import { propertyTest } from '@interpunct/model-kit/random';
import { expect, it, vi } from 'vitest';
import { fromPromise, sendTo, setup } from 'xstate';
import { door } from './door.machine.ts';
import { known, stairs } from './knownMachines.ts';

const temporal = [
  {
    type: 'always',
    id: 'low',
    predicate: ({ snapshot }: { snapshot: { context: { floor: number } } }) =>
      snapshot.context.floor < 3,
  },
] as const;

it('R17.14 random sequences find nothing in a machine that is right, and tell what has run', () => {
  expect(propertyTest(door, { ...known, numRuns: 20, seed: 3 })).toEqual({ numRuns: 20, seed: 3 });
  expect(propertyTest(door, known)).toEqual({ numRuns: 100, seed: expect.any(Number) });
});

it('R17.14 random sequences are silent about what reaches an actor that has settled', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asking = setup({ actors: { ask: fromPromise(async () => {}) } }).createMachine({
    invoke: { id: 'ask', src: 'ask' },
    on: { hurry: { actions: sendTo('ask', { type: 'hurry' }) } },
  });
  propertyTest(asking, {
    results: { ask: { outputs: { done: undefined }, errors: {} } },
    seed: 1,
  });
  expect(warn).not.toHaveBeenCalled();
});

it('R17.14 random sequences go no further than the search', () => {
  const stopWhen = ({ snapshot }: { snapshot: { context: { floor: number } } }) =>
    snapshot.context.floor === 2;
  expect(() => propertyTest(stairs, { temporal, stopWhen, numRuns: 50 })).not.toThrow();
});

it('R17.14 random sequences shrink to the shortest one that fails, and come again by their seed', () => {
  const run = () => propertyTest(stairs, { temporal, seed: 7, numRuns: 200 });
  expect(run).toThrow('open → up → up → up, now in open: what people expect: “low” is not true');
  expect(run).toThrow('Repeat it with `seed: 7`.');
});
