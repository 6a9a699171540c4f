import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOCUMENT = 'REQUIREMENTS.md';
const NUMBER = /\bR\d+\.\d+\b/g;
/** A title begins with the numbers that its test checks. */
const TITLE = /['"`]R\d+\.\d+(?:, R\d+\.\d+)*(?=[\s'"`])/g;

const document = readFileSync(DOCUMENT, 'utf8');
const required = [...document.matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map(([, number]) => number);

/** The numbers that each tracked file cites. */
const citations = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.md'],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => file !== DOCUMENT && file !== 'tests/rules/requirements.test.ts')
  .map((file) => ({ file, numbers: readFileSync(file, 'utf8').match(NUMBER) ?? [] }));

describe('the requirements', () => {
  it('are numbered in order, without gaps', () => {
    const sections = new Map<string, number[]>();
    for (const number of required) {
      const [section = '', line] = number?.slice(1).split('.') ?? [];
      sections.set(section, [...(sections.get(section) ?? []), Number(line)]);
    }
    for (const lines of sections.values()) {
      expect(lines).toEqual(lines.map((_, index) => index + 1));
    }
  });

  it('exist wherever a file cites one', () => {
    const unknown = citations.flatMap(({ file, numbers }) =>
      numbers.filter((number) => !required.includes(number)).map((number) => `${file}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are each cited by a test', () => {
    const tested = citations
      // The rows of the table of faults are tests as well, and so are those of a behaviour.
      .filter(({ file }) =>
        /^tests\/(.*\.(test|spec)\.tsx?|engines\/faults\/\w+\.ts|behaviours\/\w+\.ts)$/.test(file),
      )
      .flatMap(({ file }) => [...readFileSync(file, 'utf8').matchAll(TITLE)])
      .flatMap(([title]) => title.match(NUMBER) ?? []);
    expect(required.filter((number) => number && !tested.includes(number))).toEqual([]);
  });

  it('are the only source that comments cite', () => {
    const others = citations
      .filter(({ file }) => /\b(?:spec|DESIGN) §/i.test(readFileSync(file, 'utf8')))
      .map(({ file }) => file);
    expect(others).toEqual([]);
  });
});
