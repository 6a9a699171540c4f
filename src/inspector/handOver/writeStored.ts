import { toLiteral } from './literal.ts';
import type { SessionFile, Stored } from './sessionFile.ts';

/** What is another one in each visit: times, numbers and names that are drawn by lot, and what a mask stands for. */
const PASSING: readonly [RegExp, string][] = [
  [/▒+/g, '.+'],
  [/\d{4}-\d\d-\d\dT[\d:\\.]+Z/g, '[^"]+'],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, '[^"]+'],
  [/\d{10,}/g, '\\d+'],
];

/** Expects a stored text, but for what is another one in each visit. */
function writeText(text: string): string {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = PASSING.reduce((so, [passing, any]) => so.replace(passing, any), escaped);
  return pattern === escaped
    ? `toBe(${toLiteral(text)})`
    : `toMatch(${new RegExp(`^${pattern}$`)})`;
}

const keyOf = ({ name, isOfTab, isCookie }: Stored) => JSON.stringify([name, isOfTab, isCookie]);

/** What a page has stored and changed between the start and the end of joined sessions, and what it has removed. */
export function storedBetween(sessions: readonly SessionFile[]): Stored[] {
  const after = sessions.at(-1)?.stored;
  if (!after) return [];
  const before = sessions[0]?.surroundings?.stored ?? [];
  const [was, is] = [before, after].map(
    (all) => new Map(all.filter((one) => !one.isRemoved).map((one) => [keyOf(one), one])),
  ) as [Map<string, Stored>, Map<string, Stored>];
  const all = sessions.flatMap(({ surroundings, stored = [] }) => [
    ...(surroundings?.stored ?? []),
    ...stored,
  ]);
  const elsewhere = all.filter(({ isElsewhere }) => isElsewhere).map(keyOf);
  // A name that is drawn by lot is another one in each visit.
  const known = all.filter(({ name }) => writeText(name) === `toBe(${toLiteral(name)})`);
  return [...new Map([...was, ...is, ...known.map((one) => [keyOf(one), one] as const)])]
    .filter(
      ([key]) =>
        !elsewhere.includes(key) && (!is.has(key) || was.get(key)?.value !== is.get(key)?.value),
    )
    .map(([key, one]) => is.get(key) ?? { ...one, isRemoved: true });
}

/** Expects what a page has stored, changed and removed. */
export const writeStored = (sessions: readonly SessionFile[]): string[] =>
  storedBetween(sessions).map(({ name, value, isOfTab, isCookie, isRemoved }) => {
    const place = isCookie
      ? `document.cookie.split('; ').find((one) => one.startsWith(${toLiteral(`${name}=`)}))?.slice(${name.length + 1})`
      : `${isOfTab ? 'session' : 'local'}Storage.getItem(${toLiteral(name)})`;
    return `await expect.poll(() => page.evaluate(() => ${place})).${isRemoved ? 'toBeFalsy()' : writeText(value)};`;
  });
