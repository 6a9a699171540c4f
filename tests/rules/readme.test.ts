import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

/** The rows of the table under a heading of README, each as the texts of its cells. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = readme.split(`### ${heading}\n`);
  const [own = ''] = section.split(/^#/mu);
  const lines = own.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

it.each([
  ['What the site stores', ['key or cookie', 'where', 'what for', 'how long']],
  ['What the site asks', ['address', 'when', 'what for']],
])('R14.10 README says in "%s" all that its table promises', (heading, columns) => {
  const [head, , ...rows] = rowsUnder(heading);
  expect(head).toEqual(columns);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(row, row[0]).toHaveLength(columns.length);
    expect(row, row[0]).not.toContain('');
  }
});
