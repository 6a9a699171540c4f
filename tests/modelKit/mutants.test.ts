import { describeChart } from '@interpunct/model-kit/describeChart';
import { mutantsOf, mutated, survivorsOf } from '@interpunct/model-kit/mutants';
import { expect, it } from 'vitest';
import {
  type AnyStateMachine,
  createMachine,
  emit,
  fromPromise,
  raise,
  sendTo,
  setup,
  spawnChild,
} from 'xstate';
import { door } from './door.machine.ts';
import { known, loose, silent } from './knownMachines.ts';
import { letter } from './letter.machine.ts';
import { counter, desk, diary, oven, player, pool } from './machines.ts';

it('R17.14 mutants are all noticed by the expectations of the door', () => {
  expect(mutantsOf(door).length).toBeGreaterThan(10);
  expect(survivorsOf(door, known)).toEqual([]);
});

it('R17.14 mutants change the delay, the input, the payload and the params of an action', () => {
  const names = mutantsOf(
    setup({
      actors: { ask: fromPromise<void, number>(async () => {}) },
      actions: { remind: raise({ type: 'late' }, { delay: 100 }) },
    }).createMachine({
      id: 'asking',
      entry: [
        spawnChild('ask', { input: 1 }),
        sendTo('ask', { type: 'hurry' }, { delay: 50 }),
        { type: 'remind', params: { loud: true } } as never,
      ],
    }),
  ).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'asking entry: xstate.spawnChild without its input',
      'asking entry: xstate.sendTo ask longer by 1 ms',
      'remind: shorter by 1 ms',
      'asking entry: remind without its params',
    ]),
  );
  const telling = (payload: object) =>
    createMachine({ on: { go: { actions: emit({ type: 'told', ...payload }) } } });
  const rows = { expected: { events: { go: [{ calls: ['emit told'] }] } } };
  const survivors = (payload: object) => survivorsOf(telling(payload) as AnyStateMachine, rows);
  expect(survivors({ of: 'it' })).toEqual(['(machine) go 0: xstate.emit without its payload']);
  expect(survivors({})).toEqual([]);
});

it('R17.14 mutants change tags, outputs, histories and what follows a state that is done', () => {
  const lift = loose({
    id: 'lift',
    initial: 'up',
    output: { floor: 1 },
    states: {
      up: {
        tags: 'moves',
        initial: 'slow',
        onDone: { target: 'there', actions: 'ring' },
        states: { slow: { on: { go: 'end' } }, end: { type: 'final' } },
      },
      there: { on: { back: 'past', leave: 'gone' } },
      past: { type: 'history', history: 'deep', target: 'up' },
      gone: { type: 'final' },
    },
  });
  expect(mutantsOf(lift).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'lift.up: without the tag moves',
      'lift: without its output',
      'lift.past: shallow',
      'lift.up onDone 0: dropped',
      'lift.up onDone 0: to lift.gone',
      'lift.up onDone 0: without ring',
    ]),
  );
  expect(survivorsOf(lift, { limit: 1 }).at(-1)).toMatch(/^The exploration stopped after 1 world/);
});

it('R17.14 mutants leave an event forbidden', () => {
  const b = { entry: 'siren', on: { fail: undefined, back: 'a' } };
  const machine = loose({
    initial: 'a',
    on: { fail: '.b' },
    states: { a: {}, b },
  });
  const fail = [{ in: 'a', to: 'b', calls: ['siren'] }];
  const events = { fail, back: [{ in: 'b', to: 'a' }] };
  expect(survivorsOf(machine, { expected: { start: [{ to: 'a' }], events } })).toEqual([]);
});

it('R17.14 mutants are not tried where the machine itself is wrong', () => {
  expect(() => survivorsOf(silent, known)).toThrow('it calls: nothing; expected ring');
});

it.each(Object.entries({ counter, desk, diary, letter, oven, player, pool }))(
  'R17.14 mutants can be made of the %s',
  (_, machine) => {
    for (const { change } of mutantsOf(machine)) mutated(machine as AnyStateMachine, change);
    const unchanged = mutated(machine as AnyStateMachine, () => {});
    expect(describeChart(unchanged)).toEqual(describeChart(machine as AnyStateMachine));
  },
);
