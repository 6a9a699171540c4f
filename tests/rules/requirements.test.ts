import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOCUMENT = 'REQUIREMENTS.md';
const NUMBER = /\bR\d+\.\d+\b/g;
/** A title begins with the numbers that its test checks. */
const TITLE = /['"`]R\d+\.\d+(?:, R\d+\.\d+)*(?=[\s'"`])/g;

/**
 * What a test can notice that a cheaper one cannot. Within a level, a requirement has its proof once; the
 * network and other engines may break in another way what a cheaper level proves.
 */
const LEVELS: Record<string, RegExp> = {
  unit: /^tests\/(app|build|content|locales|ports|views)\//,
  model: /^tests\/(behaviours|machines|mutation)\/.*(?<!\.spec)\.ts$/,
  built: /^tests\/built\//,
  journeys: /^tests\/(e2e\/[^/]+|states\/.+|behaviours\/.+\.spec)\.ts$/,
  elsewhere: /^tests\/engines\//,
  packages: /^tests\/((app|e2e)\/inspect|inspector|modelKit)\//,
  rules: /^tests\/rules\//,
};

/** Why requirements are proven at a second level, besides the network and other engines. */
const SECOND: Record<string, readonly string[]> = {
  'The source says it, and only the files of a build hold it.': [
    ...['R1.3', 'R2.9', 'R9.16', 'R14.3', 'R14.4'],
  ],
  'The files say it, and only a browser lays out, moves the focus, enforces or paints.': [
    ...['R2.1', 'R11.12', 'R13.3', 'R14.5', 'R16.2'],
  ],
  'The chart decides it, and only a browser has a focus, a history, a scroll position and looks.': [
    ...['R5.5', 'R9.12', 'R9.17', 'R10.19', 'R11.8', 'R16.3'],
  ],
  'The chart decides it, and only a port or a part acts or draws.': [
    ...['R6.6', 'R9.10', 'R10.17', 'R10.18', 'R12.7', 'R17.7'],
  ],
  'The package does it, and the site makes use of it.': ['R6.11', 'R17.14', 'R18.2', 'R18.3'],
  'Only the demo, which the inspector visits, has it on the screen.': ['R10.22'],
};

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

/** The tests with their levels. The rows of the faults are tests as well, and so are those of a behaviour. */
const tests = citations
  .filter(({ file }) =>
    /^tests\/(.*\.(test|spec)\.tsx?|engines\/faults\/\w+\.ts|behaviours\/\w+\.ts)$/.test(file),
  )
  .map(({ file }) => ({
    file,
    level: Object.keys(LEVELS).findLast((name) => LEVELS[name]?.test(file)),
  }));

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

  it('are each proven, at one level, or at a second one for a reason', () => {
    const proofs = new Map<string, Set<string>>();
    for (const { file, level } of tests) {
      for (const [title] of readFileSync(file, 'utf8').matchAll(TITLE)) {
        for (const number of title.match(NUMBER) ?? []) {
          proofs.set(number, (proofs.get(number) ?? new Set()).add(level ?? file));
        }
      }
    }
    const reasoned = Object.values(SECOND).flat();
    const faults = required.flatMap((number = '') => {
      const levels = [...(proofs.get(number) ?? [])];
      const most = reasoned.includes(number) || levels.includes('elsewhere') ? 2 : 1;
      const isRight = levels.length > 0 && levels.length <= most;
      return isRight ? [] : [`${number}: ${levels.join(', ') || 'no test'}`];
    });
    expect(faults).toEqual([]);
    const second = (number: string) =>
      [...(proofs.get(number) ?? [])].filter((level) => level !== 'elsewhere').length > 1;
    expect(reasoned.filter((number) => !second(number))).toEqual([]);
  });

  it('are the only source that comments cite', () => {
    const others = citations
      .filter(({ file }) => /\b(?:spec|DESIGN) §/i.test(readFileSync(file, 'utf8')))
      .map(({ file }) => file);
    expect(others).toEqual([]);
  });
});
