import { checkModel, type Fixture, type Knowledge, replayTest } from '@interpunct/model-kit';
import { textOfFailure } from '@interpunct/model-kit/failure';
import { expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { loose, stairs } from './knownMachines.ts';

const isGround: NonNullable<Knowledge<typeof stairs>['temporal']>[number]['predicate'] = ({
  snapshot,
}) => snapshot.context.floor === 0;

it.each([
  ['always', 'open → up: “ground” is not true'],
  ['never', 'open: “ground” is true'],
  ['eventually', 'open → up → up → up → up → up: “ground” is out of reach from here'],
] as const)('R17.14 a predicate is %s true, or a fault with the way to it', (type, fault) => {
  const { failures } = checkModel(stairs, {
    temporal: [{ type, id: 'ground', predicate: isGround }],
  });
  expect(failures.map(textOfFailure)).toContain(fault);
});

it('R17.14 says what it has not decided where the limit ends the search first', () => {
  const eventually = (floor: number) =>
    checkModel(stairs, {
      temporal: [
        {
          type: 'eventually',
          id: 'there',
          predicate: ({ snapshot }) => snapshot.context.floor === floor,
        },
      ],
      limit: 3,
    });
  const { failures, notes } = eventually(1);
  expect(failures).toEqual([]);
  expect(notes).toContain(
    'The search ended before it knew whether “there” is in reach of 1 of 4 worlds.',
  );
  expect(eventually(9).failures.map(textOfFailure)).toEqual([
    'open: whether “there” is in reach is not decided: the search ended first',
  ]);
});

it.each([
  ['a', 'a → after 10 ms: “awake” is out of reach from here'],
  ['b', 'b: “awake” is out of reach from here'],
])(
  'R17.14 a predicate is out of reach where nothing can happen any more, begun in %s',
  (initial, fault) => {
    const dozing = loose({
      id: 'dozing',
      initial,
      states: { a: { after: { 10: 'b' } }, b: {} },
    });
    const temporal = [
      { type: 'eventually', id: 'awake', predicate: ({ snapshot }) => snapshot.matches('a') },
    ] satisfies Knowledge<AnyStateMachine>['temporal'];
    const { failures } = checkModel(dozing, { temporal });
    expect(failures.map(textOfFailure)).toContain(fault);
    // As a file, it fails until something leads back, and only where somebody asks for it.
    const fixture = failures.find((one) => one.fixture)?.fixture as Fixture;
    expect(() => replayTest(dozing, fixture, { temporal })).toThrow(fault);
    expect(() => replayTest(dozing, fixture, { expected: {} })).toThrow('give `temporal`');
    const awake = createMachine({
      id: 'dozing',
      initial,
      states: { a: { after: { 10: 'b' } }, b: { after: { 10: 'a' } } },
    });
    expect(replayTest(awake as AnyStateMachine, fixture, { temporal })).toEqual([]);
  },
);
