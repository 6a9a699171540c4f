import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

const DOCUMENT = 'REQUIREMENTS.md';
const NUMBER = /\bR\d+\.\d+\b/g;
/** A title begins with the numbers that its test checks. */
const NUMBERS = /^R\d+\.\d+(?:, R\d+\.\d+)*/;
const TITLE = /['"`]R\d+\.\d+(?:, R\d+\.\d+)*(?=[\s'"`])/g;

/** Their tests say in which engines they run. */
const SCENARIOS = /^tests\/engines\/(?!nginx\/)/;

/**
 * What a test can notice that a cheaper one cannot. Within a level, a requirement has its proof once; the
 * network and other engines may break in another way what a cheaper level proves. A scenario in Chromium alone
 * is a journey.
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
    ...['R2.9', 'R9.16', 'R14.3', 'R14.4'],
  ],
  'The files say it, and only a browser lays out, moves the focus, enforces or paints.': [
    ...['R2.1', 'R3.10', 'R11.12', 'R13.3', 'R14.5', 'R15.37', 'R16.2', 'R16.24'],
  ],
  'The chart decides it, and only a browser has a focus, a history, a scroll position and looks.': [
    ...['R1.13', 'R5.5', 'R9.12', 'R9.17', 'R10.19', 'R11.8', 'R15.42', 'R16.3'],
  ],
  'The chart decides it, and only a port or a part acts or draws.': [
    ...['R1.10', 'R1.11', 'R6.6', 'R6.11', 'R7.2', 'R9.9', 'R9.10', 'R10.7', 'R10.8', 'R10.17'],
    ...['R10.18', 'R10.23', 'R11.10', 'R11.11', 'R12.7', 'R12.13', 'R16.10', 'R17.7'],
  ],
  'A port or a part answers for it, and only a browser goes offline, denies, lacks and throws.': [
    ...['R10.14', 'R16.6', 'R16.7', 'R16.15', 'R16.21'],
  ],
  'The package does it, and the site makes use of it.': ['R17.14', 'R18.3'],
  'Only the demo, which the inspector visits, has it on the screen.': ['R10.22'],
};

const document = readFileSync(DOCUMENT, 'utf8');
const required = [...document.matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map(([, number]) => number);

/** Each file with the numbers that it cites. Other tests put files here for a moment, so all are read at once. */
const citations = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.md'],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => file !== DOCUMENT && file !== 'tests/rules/requirements.test.ts')
  .filter((file) => existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .map(({ file, text }) => ({ file, text, numbers: text.match(NUMBER) ?? [] }));

/** The rows of the faults are tests as well, and so are those of a behaviour. */
const isTest = (file: string) =>
  /^tests\/(.*\.(test|spec)\.tsx?|behaviours\/\w+\.ts)$/.test(file) && !SCENARIOS.test(file);

/** The numbers in the titles of each file of tests, with its level. */
const written = citations
  .filter(({ file }) => isTest(file))
  .flatMap(({ file, text }) => {
    const level = Object.keys(LEVELS).findLast((name) => LEVELS[name]?.test(file)) ?? file;
    const titles = text.match(TITLE) ?? [];
    return titles.map((title) => ({ level, title }));
  });

/** The engines in which each scenario runs, by its title. */
const enginesOf = vi.hoisted(() => new Map<string, Set<string>>());

vi.mock('#tests/engines/scenario.ts', () => ({
  scenario: (title: string, _: unknown, { engines = ['all'] }: { engines?: string[] } = {}) => {
    // A row of the faults is registered once an engine, in the language of its turn.
    const name = title.replace(/ in \w\w$/, '');
    const known = enginesOf.get(name) ?? [];
    enginesOf.set(name, new Set([...known, ...engines]));
  },
}));

await Promise.all(
  Object.values(import.meta.glob('../engines/{*,faults/*}.test.ts')).map((load) => load()),
);

/** A scenario in Chromium alone finds what a journey finds. */
const scenarios = [...enginesOf].map(([title, engines]) => ({
  level: [...engines].some((engine) => engine !== 'Chromium') ? 'elsewhere' : 'journeys',
  title: title.match(NUMBERS)?.[0] ?? '',
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
    for (const { level, title } of [...written, ...scenarios]) {
      for (const number of title.match(NUMBER) ?? []) {
        proofs.set(number, (proofs.get(number) ?? new Set()).add(level));
      }
    }
    const reasoned = Object.values(SECOND).flat();
    const faults = required.flatMap((number = '') => {
      const levels = [...(proofs.get(number) ?? [])];
      const others = levels.filter((level) => level !== 'elsewhere').length;
      const isRight = reasoned.includes(number) ? others === 2 : others < 2 && levels.length > 0;
      return isRight ? [] : [`${number}: ${levels.join(', ') || 'no test'}`];
    });
    expect(faults).toEqual([]);
  });
});
