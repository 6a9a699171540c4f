import { checkModel, type Fixture, replaySession, replayTest } from '@interpunct/model-kit';
import { type ModelFailure, textOfFailure } from '@interpunct/model-kit/failure';
import { expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { door } from './door.machine.ts';
import { known, opened, silent } from './knownMachines.ts';
import { desk } from './machines.ts';

it('R17.14 has each failure as JSON, which fails again until it is mended', () => {
  const { failures } = checkModel(silent, known);
  expect(textOfFailure(failures.at(-1) as never)).toBe(
    `${opened}: it calls: nothing; expected ring (row 1 of check done)`,
  );
  const fixture = JSON.parse(JSON.stringify(failures.at(-1)?.fixture));
  expect(fixture).toMatchObject({ version: 1, machine: 'door', steps: [{}, {}] });
  expect(() => replayTest(silent, fixture, known)).toThrow('it calls: nothing; expected ring');
  expect(() => replayTest(door, fixture, known)).not.toThrow();
  expect(() => replayTest(desk, fixture)).toThrow('The failure is one of door, not of desk.');
  expect(() => replayTest(silent, fixture)).toThrow(
    'Nothing is expected of door, so “it calls: nothing; expected ring (row 1 of check done)” cannot show: give `expected`.',
  );
  const kept = { ...fixture, fault: 'the actor against the model: context: 1; 2 in the model' };
  expect(replayTest(silent, kept)).toEqual([]);
  // Where a failure has no way, it comes after those that have one.
  const results = { check: { outputs: { right: true }, errors: {} } };
  expect(
    checkModel(silent, { ...known, results }).failures.map((one) => one.fixture?.fault ?? ''),
  ).toEqual(['it calls: nothing; expected ring (row 1 of check done)', '', '', '']);
  expect(() => replayTest(door, { ...fixture, version: 2 }, known)).toThrow(
    'The failure has the version 2, and the kit reads the version 1.',
  );
  const [step, last] = fixture.steps;
  for (const [steps, damage] of [
    [{}, 'it has no list of steps'],
    [[last], 'it has 1 of 2 steps'],
    ...[{ type: 'event' }, { type: 'error' }, { type: 'tick', id: 'a' }, null].map((part) => [
      [step, part],
      'part 2 of its `steps` is not a step',
    ]),
    ...[-1, 1e300, '5', null].map((ms) => [
      [step, { ...last, ms }],
      'the `ms` of its step 2 is not a time',
    ]),
  ]) {
    expect(() => replayTest(door, { ...fixture, steps }, known)).toThrow(
      `This file is damaged: ${damage}.`,
    );
  }
  for (const lack of [{ fault: undefined }, { fault: 3 }, { fault: 3, length: undefined }]) {
    expect(() => replayTest(door, { ...fixture, ...lack })).toThrow(
      'This file is damaged: it does not say what is wrong.',
    );
  }
  for (const none of [null, {}] as never[])
    expect(() => replayTest(door, none, known)).toThrow('This is not the file of a failure.');
  expect(() => replaySession(door, null as never, known)).toThrow('has the format undefined');
  // A machine that is mended may have no such event, timer or actor any more.
  for (const gone of [
    { type: 'event', event: { type: 'push' } },
    { type: 'timer', id: 'xstate.after.1.door.open', ms: 1 },
    { type: 'output', invoke: 'check', value: true },
  ] as const) {
    const longer = { ...fixture, length: 3, steps: [...fixture.steps, gone] };
    expect(replayTest(door, longer, known)).toEqual([
      expect.stringMatching(/^The way ends in open: .* cannot happen there any more\.$/),
    ]);
    expect(() => replayTest(silent, longer, known)).toThrow('expected ring');
  }
});

it('R17.14 calls an error of a fixture as its case does', () => {
  const lost = {
    ...known,
    results: { check: { outputs: { right: true }, errors: { offline: new Error('lost') } } },
    expected: { events: { 'check error': [{ to: 'open' as const }] } },
  };
  const fixtures = checkModel(door, lost).failures.flatMap((one) => one.fixture ?? []);
  const fixture = JSON.parse(JSON.stringify(fixtures[0]));
  expect(() => replayTest(door, fixture, lost)).toThrow('check error (offline)');
});

it('R17.14 says what the file of a failure loses, and takes no way without it', () => {
  const machine = createMachine({ id: 'purse', on: { pay: { actions: 'count' } } });
  const known = { events: { pay: { once: { m: /one/ } } }, expected: { events: { pay: [{}] } } };
  const failure = checkModel(machine as AnyStateMachine, known).failures[0] as ModelFailure;
  expect(textOfFailure(failure)).toMatch(/expected nothing \(a file of it loses m \(RegExp\)\)$/);
  expect(() => replayTest(machine as AnyStateMachine, failure.fixture as Fixture, known)).toThrow(
    'This file lost m (RegExp), so its way cannot be taken: give the values as plain data.',
  );
});
