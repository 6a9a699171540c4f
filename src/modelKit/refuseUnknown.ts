import type { AnyStateMachine } from 'xstate';
import { textOf } from './data.ts';
import type { Expected, ExpectedRow, StateRow } from './expected.ts';
import { isOptional, namesIn } from './judgeStates.ts';

/** The names that each part of what an app knows may have. */
const NAMES = {
  expected: 'start states limits events anything',
  state: 'timers actors tags holds requirement',
  row: 'in was when to calls given ends raises context requirement',
  results: 'outputs errors',
  temporal: 'always never eventually',
};

/** Whether a word has the letters of another one, in their order. */
const holds = (word: string, letters: string) => {
  let rest = letters;
  for (const letter of word) if (rest.startsWith(letter)) rest = rest.slice(1);
  return rest === '';
};

/** The known name that another one may be meant for. */
export const nearest = (name: string, known: readonly string[]) =>
  known.find((one) => holds(one, name) || holds(name, one));

/** Refuses a number with which nothing would be tested, or without end. A seed alone may be below 1. */
export function refuseNumbers(numbers: Readonly<Record<string, number | undefined>>): void {
  for (const [name, count] of Object.entries(numbers)) {
    const isSeed = name === 'seed';
    if (count === undefined || (Number.isInteger(count) && (isSeed || count >= 1))) continue;
    const what = `a whole number${isSeed ? '' : ' above 0'}`;
    throw new Error(
      `\`${name}\` is ${typeof count === 'number' ? count : textOf(count)}: it has to be ${what}.`,
    );
  }
}

/** Returns a part of what an app knows. Throws if that is not an object. */
export function objectOf<Part>(part: Part, what = 'What is known'): Part {
  if (Object(part) === part && !Array.isArray(part)) return part;
  throw new Error(`${what} has to be an object.`);
}

function refuse(place: string, part: object | undefined, names: string): void {
  const known = names.split(' ');
  for (const name of Object.keys(part === undefined ? {} : objectOf(part, place))) {
    if (known.includes(name)) continue;
    const near = nearest(name, known);
    throw new Error(
      `unknown: \`${name}\` in ${place}. ${near ? `Is it \`${near}\`?` : `It may have ${known.join(', ')}.`}`,
    );
  }
}

function refuseRow(place: string, row: ExpectedRow): void {
  refuse(place, row, NAMES.row);
  objectOf(row.context === undefined ? {} : row.context, `\`context\` in ${place}`);
  for (const key of ['calls', 'ends', 'raises'] as const) {
    if (typeof row[key] === 'string') throw new Error(`\`${key}\` in ${place} has to be a list.`);
  }
}

/** Refuses names that nothing reads, and bounds that leave nothing to test: a test with them would pass. */
export function refuseUnknown(
  knowledge: {
    expected?: Expected<AnyStateMachine>;
    events?: Record<string, object | undefined>;
    results?: Record<string, object>;
    temporal?: readonly { type: string; id: string }[];
    limit?: number;
  },
  known: string,
): void {
  const { expected = {}, results = {}, temporal = [], limit } = objectOf(knowledge);
  const { events: cases = {} } = knowledge;
  const { states = {}, start = [], events = {} } = objectOf(expected, '`expected`');
  refuse('what is known', knowledge, known);
  refuse('`expected`', expected, NAMES.expected);
  for (const [path, state] of Object.entries(states)) {
    refuse(`the state ${path || "''"}`, state, NAMES.state);
    const { actors } = state as StateRow;
    const named = typeof actors === 'function' ? [] : namesIn(actors);
    const optional = named.find(isOptional);
    if (optional) {
      throw new Error(
        `unknown: the actor ${optional}. Only a timer may run or not: \`actors\` takes a function of the context.`,
      );
    }
  }
  const lists: readonly (readonly [string, readonly ExpectedRow[] | undefined])[] = [
    ['start', start],
    ...Object.entries(events as Record<string, readonly ExpectedRow[]>),
  ];
  for (const [label, rows = []] of lists) {
    if (!Array.isArray(rows)) throw new Error(`The rows of ${label} have to be a list.`);
    for (const [index, row] of rows.entries()) refuseRow(`row ${index + 1} of ${label}`, row);
  }
  for (const [type, payloads = {}] of Object.entries(objectOf(cases, '`events`'))) {
    const named = Array.isArray(payloads) ? { ...payloads } : payloads;
    for (const payload of Object.values(objectOf(named, `\`${type}\` in \`events\``)))
      objectOf(payload, `Each payload of ${type}`);
  }
  for (const [name, result] of Object.entries(objectOf(results, '`results`'))) {
    refuse(`the results of ${name}`, result, NAMES.results);
  }
  for (const { type, id } of temporal) {
    if (typeof id !== 'string') throw new Error('A part of `temporal` has no `id`.');
    refuse(`the type of “${id}”`, { [type]: id }, NAMES.temporal);
  }
  refuseNumbers({ limit });
}
