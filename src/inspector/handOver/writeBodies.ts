import { type Act, idsOf } from './act.ts';
import { patternOf } from './cover.ts';
import { toLiteral } from './literal.ts';
import { isObject } from './shape.ts';
import { patternOfSaid } from './varying.ts';

/** What a chart calls something by. A longer text, or one of several words, may come from a server. */
const NAME = /^[\w./-]{1,30}$/;

/** A longer number is a time, or counts for a server. */
const LONGEST_NUMBER = 100_000;

/** Capitals within a word, long words and long fractions are drawn by lot or measured. */
const DRAWN = /[a-z]\d*[A-Z]|[A-Z]{2}\d*[a-z]|[a-zA-Z\d]{13}|\.\d{3}/;

/** A file may nest data so deep that a walk through it ends the copy. */
const DEEPEST = 20;

const isFixed = (text: string) =>
  NAME.test(text) && !DRAWN.test(text) && patternOfSaid(text) === patternOf(text);

/** Sums have two decimals. What has more is measured or drawn by lot. */
const isCounted = (number: number) =>
  Math.abs(number) < LONGEST_NUMBER && Number(number.toFixed(2)) === number;

/** What a test may expect of what was sent: what a person has filled in, names, numbers and choices. */
function expectedOf(value: unknown, filled: ReadonlySet<string>, depth = 0): unknown {
  if (typeof value === 'string' || typeof value === 'number') {
    const isSame = typeof value === 'string' ? isFixed(value) : isCounted(value);
    return isSame || filled.has(`${value}`.trim()) ? value : undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) {
    // An object of which nothing is known keeps its place. What else is not known has no pattern.
    const items = value.map((one) => {
      const expected = expectedOf(one, filled, depth + 1);
      return expected === undefined && isObject(one) ? {} : expected;
    });
    return items.includes(undefined) ? undefined : items;
  }
  const parts = Object.entries(value)
    .map(([key, part]) => [key, expectedOf(part, filled, depth + 1)] as const)
    .filter(([, part]) => part !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** What a body holds. A mask in place of a number, and an imported file, may have made it no JSON any more. */
function read(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}

/** What was sent in requests, as a test may expect it, in their order. Null where one of them is not known. */
function bodiesOf(acts: readonly Act[], text: string): unknown[] | null {
  const typed = acts.flatMap(({ gesture }) =>
    /^(?:type|choose)$/.test(gesture?.kind ?? '') ? (gesture?.value ?? '').trim() : [],
  );
  const filled = new Set([...typed, ...idsOf(acts)]);
  const bodies = acts
    .flatMap(({ asked }) => asked.filter((one) => one.text === text))
    .map(({ body }) => expectedOf(read(body), filled));
  return bodies.every((one) => one !== undefined) ? bodies : null;
}

/**
 * Lines that note what the page sends with requests, and those that compare it. More may stand in each. A form is no
 * JSON, and no body of an app that has changed may end the test before it is compared.
 */
export function writeBodies(acts: readonly Act[], counted: readonly string[]) {
  const known = [...new Set(counted)]
    .map((text) => [text, bodiesOf(acts, text)] as const)
    .filter(([, bodies]) => bodies);
  if (known.length === 0) return { begin: [], note: [], compare: [] };
  const empty = Object.fromEntries(known.map(([text]) => [text, []]));
  return {
    begin: [`const bodies: Record<string, unknown[]> = ${toLiteral(empty)};`],
    note: [
      "  const body = one.postData() ?? '';",
      '  try {',
      '    bodies[text]?.push(JSON.parse(body));',
      '  } catch {',
      '    bodies[text]?.push(Object.fromEntries(new URLSearchParams(body)));',
      '  }',
    ],
    compare: known.map(
      ([text, bodies]) => `expect(bodies[${toLiteral(text)}]).toMatchObject(${toLiteral(bodies)});`,
    ),
  };
}
