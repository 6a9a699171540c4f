import { describeChart } from '@interpunct/model-kit/describeChart';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { siteMachine } from '#machines/site.machine.ts';
import { startMachine } from '#machines/start.machine.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { rows } from '#tests/engines/faults/faults.ts';
import { type Expected, partsOf, type Row } from '#tests/engines/faults/row.ts';
import { textOf } from '#tests/visitor/texts.ts';

const charts: Record<string, AnyStateMachine> = {
  ...(siteMachine.implementations.actors as Record<string, AnyStateMachine>),
  start: startMachine,
};

/** The paths of all states of a chart, without the name of the machine. */
function pathsOf(machine: AnyStateMachine): string[] {
  const { root } = describeChart(machine);
  const collect = (state: typeof root): string[] => [state.id, ...state.states.flatMap(collect)];
  return collect(root).map((id) => id.slice(root.id.length + 1));
}

const steps: Expected[] = rows.flatMap(({ expect: first, after }) =>
  after ? [first, after.expect] : [first],
);

/** Texts that all languages share. */
const SHARED = ['version.name'];

/** What a cell of a table may hold: a line without its own signs. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const code = (text: string) => `\`${text}\``;

const outcomeOf = ({ machine, state, text, kept = [] }: Expected): string[] => [
  code(`${machine}: ${state}`),
  text ? code(text) : '',
  kept.join(', '),
];

const HEAD = ['fault', 'state', 'text', 'kept', 'then', 'engines'];

const cellsOf = (row: Row): string[] => {
  const { expect: first, after, engines } = row;
  return [
    cell(partsOf(row)[1]),
    ...outcomeOf(first),
    after ? (outcomeOf(after.expect)[0] ?? '') : '',
    engines ? 'all' : 'Chromium',
  ];
};

/** Cells of one width below each other. */
function tableOf(lines: string[][]): string[] {
  const widths = HEAD.map((_, column) =>
    Math.max(...[HEAD, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  const draw = (line: string[], fill = ' ') =>
    `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return [
    draw(HEAD),
    draw(
      HEAD.map(() => ''),
      '-',
    ),
    ...lines.map((line) => draw(line)),
  ];
}

describe('the table of faults', () => {
  it('R16.13 has each fault of a place once', () => {
    const titles = rows.map((row) => partsOf(row).join(' · '));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles.length).toBeGreaterThan(60);
  });

  it('R16.13 names states of the charts', () => {
    const unknown = steps.filter(
      ({ machine, state }) => !pathsOf(charts[machine] as AnyStateMachine).includes(state),
    );
    expect(unknown.map(({ machine, state }) => `${machine}: ${state}`)).toEqual([]);
  });

  it('R16.13 has texts that each language says in its own words', () => {
    const keys = new Set(steps.flatMap(({ text }) => text ?? []));
    for (const key of [...keys].filter((name) => !SHARED.includes(name))) {
      const said = languageCodes.map((language) => textOf(key, language));
      expect(new Set(said).size, key).toBe(said.length);
    }
  });

  it('R16.13 is drawn for readers (vitest with -u updates it)', async () => {
    const places = [...new Set(rows.map((row) => partsOf(row)[0]))];
    const tables = places.map((place) =>
      [
        `## ${place[0]?.toUpperCase()}${place.slice(1)}`,
        '',
        ...tableOf(rows.filter((row) => partsOf(row)[0] === place).map(cellsOf)),
        '',
      ].join('\n'),
    );
    const introduction = [
      '# The faults',
      '',
      'What becomes of each fault at each place. `tests/rules/faults.test.ts` draws these tables from the',
      'rows in this folder, and `npm run engines -- faults` runs them: each in Chromium, and those for all',
      'engines in Firefox and WebKit, too: there the engine itself makes the fault, or mends it. A text is the',
      'key of the catalogue; the rows read their texts in the three languages by turns. "Kept" is what the',
      'fault has not taken from the visitor, besides a page that can be read. "Then" is the state after the',
      'next step, mostly once the fault has gone.',
      '',
      '',
    ].join('\n');
    await expect(introduction + tables.join('\n')).toMatchFileSnapshot(
      '../engines/faults/README.md',
    );
  });
});
