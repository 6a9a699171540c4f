import { toLiteral } from './literal.ts';
import type { Stored } from './sessionFile.ts';

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

/** Expects what a page has stored, changed and removed between the start and the end of a session. */
export function writeStored(
  before: readonly Stored[],
  after: readonly Stored[] | undefined,
): string[] {
  if (!after) return [];
  const placeOf = ({ name, isOfTab, isCookie }: Stored) =>
    isCookie
      ? `page.evaluate(() => document.cookie.split('; ').find((one) => one.startsWith(${toLiteral(`${name}=`)}))?.slice(${name.length + 1}))`
      : `page.evaluate(() => ${isOfTab ? 'session' : 'local'}Storage.getItem(${toLiteral(name)}))`;
  const [was, is] = [before, after].map(
    (all) => new Map(all.map((one) => [placeOf(one), one.value])),
  ) as [Map<string, string>, Map<string, string>];
  const elsewhere = after.filter(({ isElsewhere }) => isElsewhere).map(placeOf);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((place) => !elsewhere.includes(place) && was.get(place) !== is.get(place))
    .map((place) => {
      const text = is.get(place);
      return `await expect.poll(() => ${place}).${text === undefined ? 'toBeFalsy()' : writeText(text)};`;
    });
}
