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

/** Expects what a page has stored, changed and removed between the start and the end of joined sessions. */
export function writeStored(sessions: readonly SessionFile[]): string[] {
  const after = sessions.at(-1)?.stored;
  if (!after) return [];
  const placeOf = ({ name, isOfTab, isCookie }: Stored) =>
    isCookie
      ? `page.evaluate(() => document.cookie.split('; ').find((one) => one.startsWith(${toLiteral(`${name}=`)}))?.slice(${name.length + 1}))`
      : `page.evaluate(() => ${isOfTab ? 'session' : 'local'}Storage.getItem(${toLiteral(name)}))`;
  const textsOf = (all: readonly Stored[] = []) =>
    new Map(all.filter((one) => !one.isRemoved).map((one) => [placeOf(one), one.value]));
  const [was, is] = [textsOf(sessions[0]?.surroundings?.stored), textsOf(after)];
  const all = sessions.flatMap(({ surroundings, stored = [] }) => [
    ...(surroundings?.stored ?? []),
    ...stored,
  ]);
  const elsewhere = all.filter(({ isElsewhere }) => isElsewhere).map(placeOf);
  // A name that is drawn by lot is another one in each visit.
  const known = all.filter(({ name }) => writeText(name) === `toBe(${toLiteral(name)})`);
  return [...new Set([...was.keys(), ...is.keys(), ...known.map(placeOf)])]
    .filter(
      (place) => !elsewhere.includes(place) && (!is.has(place) || was.get(place) !== is.get(place)),
    )
    .map((place) => {
      const text = is.get(place);
      return `await expect.poll(() => ${place}).${text === undefined ? 'toBeFalsy()' : writeText(text)};`;
    });
}
