import {
  checkModel,
  type Expected,
  failuresOf,
  type Knowledge,
  modelFrom,
  pathsOf,
} from '@interpunct/model-kit';
import { titleOf } from '@interpunct/model-kit/checkModel';
import { describePath } from '@interpunct/model-kit/describePath';
import { textOfFailure } from '@interpunct/model-kit/failure';
import { expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, sendParent, sendTo, setup } from 'xstate';
import { door } from './door.machine.ts';
import { faultsIn, known, loose } from './knownMachines.ts';

const tell = (machine: AnyStateMachine, knowledge: Knowledge<AnyStateMachine> = {}) => {
  const model = modelFrom(machine, knowledge);
  return pathsOf(model).map((path) => {
    const faults = failuresOf(model, path).map(textOfFailure);
    return faults.length > 0 ? faults.join() : describePath(model, path);
  });
};

it('R17.14 a path begins with the requirements that it meets', () => {
  const expected: Expected<typeof door> = {
    states: { open: { requirement: 'A10' } },
    events: { press: [{ requirement: 'A2, A1', in: 'shut', to: 'checking' }] },
  };
  const model = modelFrom(door, { ...known, expected });
  expect(pathsOf(model).map((path) => titleOf(model, path))).toEqual([
    'A1, A2 shut → press (a code) → check done (wrong)',
    'A1, A2 shut → press (a code) → check error (offline)',
    'A1, A2, A10 shut → press (a code) → check done (right) → after 5000 ms',
  ]);
});

it('R17.14 a path has the name of a case, and of a list without names the value', () => {
  const states = { a: { on: { set: 'b' } }, b: {} };
  const machine = loose({ initial: 'a', states });
  const told = (set: object) => tell(machine, { events: { set } as never });
  expect(told({ 17: { v: 17 } })).toEqual(['a → set (17)']);
  expect(told([{ v: 17 }])).toEqual(['a → set ({"v":17})']);
});

it('R17.14 a path is not found where an event goes out to the machine itself', () => {
  const own = createMachine({ entry: sendTo(({ self }) => self, { type: 'go' }) });
  expect(() => tell(own as never)).toThrow('It sends go to itself');
});

it('R17.14 a path fires what goes out to another actor later', () => {
  const leaving = setup({}).createMachine({
    initial: 'here',
    states: {
      here: { entry: sendParent({ type: 'bye' }, { delay: 50 }), after: { 80: 'gone' } },
      gone: {},
    },
  });
  expect(tell(leaving)).toEqual(['here → after 50 ms → after 30 ms']);
});

it('R17.14 a path keeps each call, in its order', () => {
  const calling = (actions: string[]) =>
    faultsIn(loose({ on: { go: { actions } } }, { actions: { one() {}, other() {} } }), {
      expected: { events: { go: [{ calls: ['one', 'other'] }] } },
    });
  expect(calling(['other', 'one'])).toEqual([
    '(machine) → go: it calls: other, one; expected one, other',
  ]);
  expect(calling(['one', 'one', 'other'])).toEqual([
    '(machine) → go: it calls: one, one, other; expected one, other',
  ]);
});

it('R17.14 says where the search for paths stopped, and what it has not found', () => {
  const growing = createMachine({
    id: 'growing',
    context: { count: 0 },
    initial: 'low',
    on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    states: { low: {}, high: {} },
  });
  const { failures, notes } = checkModel(growing as AnyStateMachine);
  expect(failures.map(textOfFailure)).toEqual(['no path comes to: growing.high']);
  expect(notes).toEqual([
    'The search for paths stopped after 5,000 worlds, with 1 or more to go on from: raise `limit`, or bound it by `stopWhen`.',
    'The exploration stopped after 1,000 worlds, with 1 or more to go on from: raise `limit`, or bound it by `stopWhen`.',
    'Not looked at: growing.high.',
    'Nothing is expected of it: it is compared with its own chart alone.',
  ]);
});
