/** Values, each under its name. */
export type NamedValues = Readonly<Record<string, unknown>>;

type Kind = 'text' | 'number' | 'true or false' | 'null' | 'list' | 'object';

/** What several samples of a value have in common. `fields` and `items` stand for objects and lists. */
type Shape = {
  kinds: ReadonlySet<Kind>;
  fields: ReadonlyMap<string, { shape: Shape; isOptional: boolean }>;
  items: Shape | null;
};

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

function shapeOf(samples: readonly unknown[]): Shape {
  const lists = samples.filter((sample) => Array.isArray(sample));
  const objects = samples.filter((sample) => kindOf(sample) === 'object') as object[];
  const keys = new Set(objects.flatMap(Object.keys));
  return {
    kinds: new Set(samples.map(kindOf)),
    fields: new Map(
      [...keys].map((key) => {
        const holders = objects.filter((object) => Object.hasOwn(object, key));
        const values = holders.map((object) => (object as Record<string, unknown>)[key]);
        return [key, { shape: shapeOf(values), isOptional: holders.length < objects.length }];
      }),
    ),
    items: lists.some((list) => list.length > 0) ? shapeOf(lists.flat()) : null,
  };
}

/** The first place where a value has another shape. Samples that are all null say nothing. */
function problemOf(value: unknown, shape: Shape, place: string): string | null {
  const { kinds, fields, items } = shape;
  const kind = kindOf(value);
  if (kinds.size === 0 || (kinds.size === 1 && kinds.has('null'))) return null;
  const subject = place === '' ? 'The value' : `“${place}”`;
  if (!kinds.has(kind)) {
    const expected = [...kinds].map((each) => ARTICLES[each]).join(' or ');
    return `${subject} is ${ARTICLES[kind]}. It should be ${expected}.`;
  }
  const at = (key: string | number) => (place === '' ? `${key}` : `${place}.${key}`);
  if (kind === 'list' && items) {
    for (const [index, item] of (value as unknown[]).entries()) {
      const problem = problemOf(item, items, at(index));
      if (problem) return problem;
    }
  }
  if (kind === 'object') {
    const object = value as Record<string, unknown>;
    for (const [key, { shape: field, isOptional }] of fields) {
      if (!Object.hasOwn(object, key)) {
        if (isOptional) continue;
        return `“${at(key)}” is missing.`;
      }
      const problem = problemOf(object[key], field, at(key));
      if (problem) return problem;
    }
    const unknown = Object.keys(object).find((key) => !fields.has(key));
    if (unknown !== undefined) return `“${at(unknown)}” is not known here.`;
  }
  return null;
}

/** A value as JSON to edit. What JSON does not have, such as undefined, is an empty text. */
export const toText = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';

/**
 * Reads a payload. The text of a case stands for the case itself, so that a value which JSON cannot
 * hold, such as an error, arrives as it is. Any other text must be JSON in the shape of the cases.
 */
export function readPayload(text: string, cases: NamedValues): Reading {
  const values = Object.values(cases);
  const place = values.findIndex((value) => toText(value) === text);
  if (place >= 0) return { value: values[place] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `This is not JSON: ${(error as Error).message}` };
  }
  const problem = problemOf(value, shapeOf(values), '');
  return problem ? { problem } : { value };
}
