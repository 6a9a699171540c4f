import { checkModel, replaySession, replayTest } from '@interpunct/model-kit';
import { propertyTest } from '@interpunct/model-kit/random';
import { expect, it } from 'vitest';
import { door } from './door.machine.ts';
import { known } from './knownMachines.ts';

it.each([
  [{ expect: {} }, 'unknown: `expect`. It may have events, results, expected,'],
  [{ expected: { state: {} } }, '`state` in `expected`. It may have states, events, limits,'],
  [
    { expected: { states: { shut: { tag: [] } } } },
    '`tag` in the state shut. It may have timers, actors, tags,',
  ],
  [{ expected: { states: { shut: { actors: ['check?'] } } } }, 'the actor check?. Only a timer'],
  [{ expected: { states: { shut: { actors: { 'check?': {} } } } } }, 'the actor check?'],
  [
    { expected: { events: { press: [{ wen: 1 }] } } },
    '`wen` in row 1 of press. It may have in, was, to, when,',
  ],
  [{ expected: { start: [{ call: [] }] } }, '`call` in row 1 of start. It may have in, was, to,'],
  [{ results: { check: { x: {} } } }, '`x` in the results of check. It may have outputs, errors.'],
  [{ temporal: [{ type: 'sometimes', id: 'on' }] }, '`sometimes` in the type of “on”. It may have'],
  [{ expected: { events: { press: {} } } }, '`press` in `expected.events` has to be a list.'],
  [
    { expected: { start: [{ calls: 'act' }] } },
    '`calls` in row 1 of start has to be a list or a function.',
  ],
  [{ expected: { start: [{ context: 'x' }] } }, '`context` in row 1 of start has to be an object.'],
  [{ temporal: [{ type: 'never' }] }, '`id` in part 1 of temporal has to be a text.'],
  [{ limit: 1.5 }, '`limit` is 1.5: it has to be a whole number above 0.'],
  [{ limit: '7' }, '`limit` is "7": it has to be a whole number above 0.'],
  [{ numRuns: 1.5, maxCommands: 1 }, '`numRuns` is 1.5: it has to be a whole number above 0.'],
  [{ maxCommands: 0 }, '`maxCommands` is 0: it has to be a whole number above 0.'],
  [{ seed: 0.5, maxCommands: 1 }, '`seed` is 0.5: it has to be a whole number.'],
  [{ expected: null }, '`expected` has to be an object.'],
  [{ temporal: {} }, '`temporal` has to be a list.'],
  [{ temporal: [{ type: 'never', id: 'x' }] }, '`predicate` in part 1 of temporal has to be a fun'],
  [{ expected: { states: { shut: undefined } } }, 'the state shut has to be an object.'],
  [{ expected: { limits: { press: {} } } }, '`press` in `expected.limits` has to be a list.'],
  [{ expected: { anything: 'press' } }, '`anything` in `expected` has to be a list.'],
  [{ expected: { events: { press: [{ when: 1 }] } } }, '`when` in row 1 of press has to be a fun'],
  [{ events: [] }, '`events` has to be an object.'],
  [{ events: { press: 3 } }, '`press` in `events` has to be an object or a list.'],
  [{ events: { press: [3] } }, 'each payload of press has to be an object.'],
])('R17.14 refuses what nothing reads: %j', (strange, message) => {
  const take = 'maxCommands' in strange ? propertyTest : checkModel;
  expect(() => take(door, { ...known, ...strange } as never)).toThrow(message);
});

it.each<[string, (known: never) => unknown]>([
  ['checkModel', (known) => checkModel(door, known)],
  ['propertyTest', (known) => propertyTest(door, known)],
  [
    'replayTest',
    (known) => replayTest(door, { version: 1, machine: 'door', input: 1, steps: [] }, known),
  ],
  ['replaySession', (known) => replaySession(door, { format: 2 } as never, known)],
])('R17.14 %s refuses what is known and no object', (_, take) => {
  expect(() => take(null as never)).toThrow('`known` has to be an object.');
});

it.each([
  [
    { states: { shut: { holds: () => undefined } } },
    '`holds` of shut: undefined with the context {}',
  ],
  [
    { states: { shut: { holds: async () => true } } },
    '`holds` of shut: "[Promise]" with the context {}',
  ],
  [
    { events: { press: [{ when: () => undefined }] } },
    'it cannot be judged: Error: `when` gives undefined; expected true or false',
  ],
  ...(['never', 'eventually'] as const).map((type): [object, string] => [
    { temporal: [{ type, id: 'shut', predicate: () => undefined }] },
    'Error: the predicate of “shut” gives undefined; expected true or false',
  ]),
  [{ isPossible: () => undefined }, '`isPossible` gives undefined; expected true or false'],
  [{ stopWhen: () => 'yes' }, '`stopWhen` gives "yes"; expected true or false'],
])('R17.14 takes nothing for an answer but true and false: %#', (wrong, message) => {
  const isExpected = 'states' in wrong || 'events' in wrong;
  const knowledge = isExpected ? { expected: wrong } : wrong;
  const { failures } = checkModel(door, { ...known, ...knowledge } as never);
  expect(failures.map(({ fault }) => fault).join()).toContain(message);
});
