import { readFileSync } from 'node:fs';

/** The rows of the table under a heading of docs/data.md, each as the texts of its cells. */
export function rowsUnder(heading: string): string[][] {
  const [, section = ''] = readFileSync('docs/data.md', 'utf8').split(`## ${heading}\n`);
  const [own = ''] = section.split(/^#/mu);
  const lines = own.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
