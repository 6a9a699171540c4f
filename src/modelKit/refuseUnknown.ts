import type { AnyStateMachine } from 'xstate';
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

function refuse(place: string, part: object | undefined, names: string): void {
  const known = names.split(' ');
  for (const name of Object.keys(part ?? {})) {
    if (known.includes(name)) continue;
    const near = nearest(name, known);
    throw new Error(
      `unknown: \`${name}\` in ${place}. ${near ? `Is it \`${near}\`?` : `It may have ${known.join(', ')}.`}`,
    );
  }
}

function refuseRow(place: string, row: ExpectedRow): void {
  refuse(place, row, NAMES.row);
  const { context = {} } = row;
  if (Object(context) !== context) throw new Error(`\`context\` in ${place} has to be an object.`);
  for (const key of ['calls', 'ends', 'raises'] as const) {
    if (typeof row[key] === 'string') throw new Error(`\`${key}\` in ${place} has to be a list.`);
  }
}

/** Refuses a number that bounds a search and leaves nothing of it. */
export function refuseNone(numbers: Readonly<Record<string, number | undefined>>): void {
  for (const [name, count] of Object.entries(numbers)) {
    if (count === undefined || count >= 1) continue;
    throw new Error(`\`${name}\` is ${count}: nothing would be tested. It has to be 1 or more.`);
  }
}

/** Returns what an app knows of a machine. Throws if that is not an object. */
export function objectOf<Known>(knowledge: Known): Known {
  if (Object(knowledge) !== knowledge) throw new Error('What is known has to be an object.');
  return knowledge;
}

/** Refuses names that nothing reads, and bounds that leave nothing to test: a test with them would pass. */
export function refuseUnknown(
  knowledge: {
    expected?: Expected<AnyStateMachine>;
    results?: Record<string, object>;
    temporal?: readonly { type: string; id: string }[];
    limit?: number;
  },
  known: string,
): void {
  const { expected = {}, results = {}, temporal = [], limit } = objectOf(knowledge);
  const { states = {}, start = [], events = {} } = expected;
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
  for (const [name, result] of Object.entries(results)) {
    refuse(`the results of ${name}`, result, NAMES.results);
  }
  for (const { type, id } of temporal) {
    if (typeof id !== 'string') throw new Error('A part of `temporal` has no `id`.');
    refuse(`the type of “${id}”`, { [type]: id }, NAMES.temporal);
  }
  refuseNone({ limit });
}
