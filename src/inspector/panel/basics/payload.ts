import { toJson } from '@interpunct/model-kit/data';

/** Values, each under its name. */
export type NamedValues = Readonly<Record<string, unknown>>;

type Kind = 'text' | 'number' | 'true or false' | 'null' | 'list' | 'object';

/** What a person wrote: a value, or a sentence that says what is wrong. */
export type Reading = { value: unknown } | { problem: string };

const ARTICLES: Record<Kind, string> = {
  text: 'text',
  number: 'a number',
  'true or false': 'true or false',
  null: 'null',
  list: 'a list',
  object: 'an object',
};

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'true or false' : 'text';
}

/** The first place where a value has another shape than samples. Samples that are all null say nothing. */
function problemOf(value: unknown, samples: readonly unknown[], place = ''): string | undefined {
  const kinds = [...new Set(samples.map(kindOf))];
  const kind = kindOf(value);
  if (kinds.every((known) => known === 'null')) return undefined;
  if (!kinds.includes(kind)) {
    const expected = kinds.map((each) => ARTICLES[each]).join(' or ');
    const subject = place === '' ? 'The value' : `“${place}”`;
    return `${subject} is ${ARTICLES[kind]}. It should be ${expected}.`;
  }
  if (kind !== 'list' && kind !== 'object') return undefined;
  const alike = samples.filter((sample) => kindOf(sample) === kind) as object[];
  const keys = new Set([...(kind === 'object' ? alike : []), value as object].flatMap(Object.keys));
  for (const key of keys) {
    const at = place === '' ? key : `${place}.${key}`;
    // The items of lists are alike, wherever they stand.
    const known = kind === 'list' ? alike.flat() : valuesAt(alike, key);
    const isThere = Object.hasOwn(value as object, key);
    if (!isThere && known.length === alike.length) return `“${at}” is missing.`;
    if (isThere && known.length === 0 && kind === 'object') return `“${at}” is not known here.`;
    const problem = isThere && problemOf((value as NamedValues)[key], known, at);
    if (problem) return problem;
  }
  return undefined;
}

/** The values of those objects that have a key. */
const valuesAt = (objects: readonly object[], key: string) =>
  objects.flatMap((one) => (Object.hasOwn(one, key) ? [(one as NamedValues)[key]] : []));

/** A value as JSON to edit, an error as well. What is no value, such as undefined, is an empty text. */
export const toText = (value: unknown): string => JSON.stringify(toJson(value), null, 2) ?? '';

/**
 * Reads a payload. The text of a case stands for the case itself, so that a value which JSON cannot
 * hold, such as an error, arrives as it is. Any other text must be JSON in the shape of the cases, and the
 * payload of an event an object.
 */
export function readPayload(text: string, cases: NamedValues, isEvent: boolean): Reading {
  const values = Object.values(cases);
  const place = values.findIndex((value) => toText(value) === text);
  if (place >= 0) return { value: values[place] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `This is not JSON: ${(error as Error).message}` };
  }
  const isOther = isEvent && kindOf(value) !== 'object';
  if (isEvent && !isOther && Object.hasOwn(value as object, 'type'))
    return { problem: '“type” is the name of the event itself: leave it out.' };
  const problem = problemOf(value, isOther ? [{}] : values);
  return problem ? { problem } : { value };
}
