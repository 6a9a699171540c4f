import { textOf } from './data.ts';
import type { StateRow } from './expected.ts';
import { isOptional, namesIn } from './judgeStates.ts';

/** What stands somewhere, by what people call it. A function is an object as well. */
const IS: Readonly<Record<string, (part: unknown) => boolean>> = {
  anything: () => true,
  'a text': (part) => typeof part === 'string',
  'a list': Array.isArray,
  'an object': (part) => Object(part) === part && !Array.isArray(part),
  'a function': (part) => typeof part === 'function',
};

/** The names that a part of what an app knows may have, by what has to stand there. */
type Names = Readonly<Record<string, string>>;

const OPTIONS: Names = {
  'an object': 'events results expected',
  'an object or a list': 'inputs',
  'a list': 'temporal',
  'a function': 'stopWhen isPossible',
  anything: 'limit pairs',
};
const EXPECTED: Names = { 'an object': 'states events limits', 'a list': 'start anything' };
const STATE: Names = {
  'a list or an object': 'timers actors',
  'a text or a list': 'tags',
  'a function': 'holds',
  'a text': 'requirement',
};
const ROW: Names = {
  'a text or a list': 'in was to',
  'a function': 'when',
  'a list or a function': 'calls',
  'a list': 'ends raises',
  'an object': 'given context',
  'a text': 'requirement',
};
const RESULTS: Names = { 'an object or a list': 'outputs errors' };
const TEMPORAL: Names = { 'a text': 'type id', 'a function': 'predicate' };
const TYPES: Names = { anything: 'always never eventually' };

/** Refuses a number with which nothing would be tested, or without end. A seed alone may be below 1. */
export function refuseNumbers(numbers: Readonly<Record<string, unknown>>): void {
  for (const [name, count] of Object.entries(numbers)) {
    const isSeed = name === 'seed';
    if (count === undefined || (Number.isInteger(count) && (isSeed || Number(count) >= 1)))
      continue;
    const what = `a whole number${isSeed ? '' : ' above 0'}`;
    throw new Error(
      `\`${name}\` is ${typeof count === 'number' ? count : textOf(count)}: it has to be ${what}.`,
    );
  }
}

function refuseKind(what: string, part: unknown, kind: string): void {
  if (kind.split(' or ').some((one) => IS[one]?.(part))) return;
  throw new Error(`${what} has to be ${kind}.`);
}

/** Returns a part of what an app knows. Throws if that is not an object. */
export function objectOf<Part>(part: Part, what = '`known`'): Part {
  refuseKind(what, part, 'an object');
  return part;
}

/** Refuses names that a part may not have, and what may not stand there. Without `place`, the part is what the app knows. */
function refuse(part: unknown, names: Names, place?: string): void {
  const kinds = Object.entries(names).flatMap(([kind, list]) =>
    list.split(' ').map((name) => [name, kind] as const),
  );
  const known = new Map(kinds);
  const where = place ? ` in ${place}` : '';
  for (const [name, value] of Object.entries(objectOf(part, place) as object)) {
    const kind = known.get(name);
    if (kind === undefined) {
      const all = [...known.keys()].join(', ');
      throw new Error(`unknown: \`${name}\`${where}. It may have ${all}.`);
    }
    if (value !== undefined) refuseKind(`\`${name}\`${where}`, value, kind);
  }
}

type Parts = Readonly<Record<string, unknown>>;
type Known = Readonly<Record<string, Parts>>;

/** Calls `look` with each item of each list, and its place. Throws where a part is no list. */
function lookAt(place: string, lists: Parts, look: (part: unknown, name: string) => void): void {
  for (const [label, list] of Object.entries(lists)) {
    refuseKind(`\`${label}\` in \`${place}\``, list, 'a list');
    for (const [index, part] of (list as unknown[]).entries())
      look(part, `${index + 1} of ${label}`);
  }
}

/** Refuses names that nothing reads, and bounds that leave nothing to test: a test with them would pass. */
export function refuseUnknown(known: Known): void {
  refuse(known, OPTIONS);
  const { expected = {}, events = {}, results = {}, temporal = [], limit } = known;
  refuse(expected, EXPECTED, '`expected`');
  const { start = [], events: rows = {}, states = {}, limits = {} } = expected as Known;
  const refuseRow = (row: unknown, place: string) => refuse(row, ROW, `row ${place}`);
  lookAt('expected', { start }, refuseRow);
  lookAt('expected.events', rows, refuseRow);
  lookAt('expected.limits', limits, (payload, place) => objectOf(payload, `payload ${place}`));
  for (const [path, state] of Object.entries(states)) {
    refuse(state, STATE, `the state ${path || "''"}`);
    const { actors } = state as StateRow;
    const optional = typeof actors === 'function' ? undefined : namesIn(actors).find(isOptional);
    if (optional !== undefined) {
      throw new Error(
        `unknown: the actor ${optional}. Only a timer may run or not: \`actors\` takes a function of the context.`,
      );
    }
  }
  for (const [type, payloads] of Object.entries(events)) {
    refuseKind(`\`${type}\` in \`events\``, payloads, 'an object or a list');
    for (const payload of Object.values(payloads as object))
      objectOf(payload, `each payload of ${type}`);
  }
  for (const [name, result] of Object.entries(results)) {
    refuse(result, RESULTS, `the results of ${name}`);
  }
  lookAt('known', { temporal }, (part, place) => {
    const { type, id, predicate } = objectOf(part, `part ${place}`) as Parts;
    refuse({ [String(type)]: id }, TYPES, `the type of “${id}”`);
    // It needs both: what is undefined is not looked at.
    const both = { id: id ?? null, predicate: predicate ?? null };
    refuse({ ...(part as Parts), ...both }, TEMPORAL, `part ${place}`);
  });
  refuseNumbers({ limit });
}
