/** What is expected of a page: the lines of an ARIA snapshot, one below another. */
export type Line = { text: string; value?: string; lines: Line[] };

/** A text in quotes where YAML would take it for its own: a number, a word such as `true`, or one with its signs. */
export const inYaml = (text: string) =>
  /^[\p{L}\p{Sc}\d/]/u.test(text) &&
  Number.isNaN(Number(text)) &&
  !/: |:$| #|\s$/.test(text) &&
  !/^(?:true|false|null|yes|no|on|off|inf|nan)$/i.test(text)
    ? text
    : JSON.stringify(text);

export function writeLines(lines: readonly Line[], depth: number): string[] {
  return lines.flatMap(({ text, value, lines: below }) => {
    const key = /: | #/.test(text) ? `'${text.replaceAll("'", "''")}'` : text;
    const end = value === undefined ? (below.length > 0 ? ':' : '') : `: ${value}`;
    return [`${'  '.repeat(depth)}- ${key}${end}`, ...writeLines(below, depth + 1)];
  });
}

/** What stands in a list beside others, without a name of its own. */
export const ITEM = /^(?:article|cell|group|listitem|paragraph|row|term|definition)$/;

export const countIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + 1 + countIn(line.lines), 0);

/** The first line that says something, in those that it stands in: a heading before all else. */
function firstTold(lines: readonly Line[], isTold: (line: Line) => boolean): Line[] {
  for (const line of lines) {
    if (isTold(line)) return [{ ...line, lines: [] }];
    const below = firstTold(line.lines, isTold);
    if (below.length > 0) return [{ ...line, lines: below }];
  }
  return [];
}

/** An item with much in it is told by its heading, or by the first that it says. */
export function shortItem(line: Line): Line {
  if (!ITEM.test(line.text) || countIn(line.lines) < 3)
    return { ...line, lines: line.lines.map(shortItem) };
  const heading = firstTold(line.lines, ({ text }) => text.startsWith('heading'));
  const says = ({ text, value }: Line) => value !== undefined || text.includes('"');
  return { ...line, lines: heading.length > 0 ? heading : firstTold(line.lines, says) };
}

const isStated = ({ text, lines }: Line): boolean => / \[/.test(text) || lines.some(isStated);

/** The lines of parts that are in a state of their own. */
export const statedIn = (lines: readonly Line[]): Line[] =>
  lines.filter(isStated).map((line) => ({ ...line, lines: statedIn(line.lines) }));

/** The lines down to a depth. */
export const until = (lines: readonly Line[], depth: number): Line[] =>
  lines.map((line) => ({ ...line, lines: depth > 1 ? until(line.lines, depth - 1) : [] }));

/** What all lines stand in need not be told, but for the part with a name or of a page that is next to them. */
export function withoutFrame(lines: Line[]): Line[] {
  const [only, more] = lines;
  if (!only || more || only.text.includes('"') || only.lines.length === 0) return lines;
  const isShort = only.lines.some(({ text }) => text.startsWith('/children'));
  const [below, others] = only.lines;
  return isShort || others || !below || below.lines.length === 0 ? lines : withoutFrame(only.lines);
}
