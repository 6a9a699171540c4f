import { describe, expect, it } from 'vitest';
import { tables } from '#tests/behaviours/tables.ts';
import { machines } from '#tests/machines/machines.ts';
import { toActionList, toMermaid } from './charts.ts';
import { partsOf, pathsOf } from './modelKit.ts';
import { modelOf } from './models.ts';
import { runPath } from './runModel.ts';

const ids = Object.keys(machines).toSorted();

/** The parts of each machine and the number of its paths, as the tests have found them. */
const counts = new Map<string, string[]>();

describe.each(ids)('%s', (id) => {
  it('R17.14 passes every state and takes every transition, as its model says', async () => {
    const model = modelOf(id);
    const { states, transitions } = partsOf(model.machine);
    const paths = pathsOf(model);
    counts.set(
      id,
      [states, transitions, paths].map(({ length }) => String(length)),
    );
    const missed = new Set([...states, ...transitions]);
    for (const path of paths) {
      for (const part of await runPath(model.machine, path)) missed.delete(part);
    }
    expect([...missed]).toEqual([]);
  });
});

/** Texts of one width below each other. */
function tableOf(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const draw = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const lines = rows.map((row) =>
    draw(
      row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths?.[column] ?? 0) : cell.padStart(widths?.[column] ?? 0),
      ),
    ),
  );
  const rule = draw(
    widths?.map((width, column) =>
      column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
    ) ?? [],
  );
  return [...lines.slice(0, 1), rule, ...lines.slice(1)];
}

/** The places in which the paths of a machine are walked. */
const placesOf = (id: string) => {
  const own = tables.filter(({ model }) => model.machine.id === id);
  const isInBrowser = own.some(({ browser }) => typeof browser === 'object');
  return ['machine', ...(own.length > 0 ? ['view'] : []), ...(isInBrowser ? ['browser'] : [])];
};

describe('machines/README.md', () => {
  it('R17.9 draws every chart as it is, and counts its tours (vitest -u updates it)', async () => {
    const counted = ids
      .toSorted((one, other) => one.localeCompare(other))
      .map((id) => [id, ...(counts.get(id) ?? []), placesOf(id).join(', ')]);
    const charts = Object.values(machines)
      .filter(({ id }) => id !== 'site')
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .map((machine) => {
        const actions = toActionList(machine);
        const drawn = `## ${machine.id}\n\n\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n`;
        return actions ? `${drawn}\n${actions}\n` : drawn;
      });
    const introduction = [
      '# The behaviours',
      '',
      'Every chart of the site, drawn from its machine by `tests/machines/models.test.ts`. The floor',
      'plan, `site.machine.ts`, has one state: it invokes these and tells them what happens.',
      'Below a chart stands what it does without leaving a state.',
      '',
      'The same test takes each machine through all of its states and transitions, on these paths.',
      'Other tests walk such paths through the view of the machine, where it has one:',
      '',
      ...tableOf([['machine', 'states', 'transitions', 'paths', 'where run'], ...counted]),
      '',
      '',
    ].join('\n');
    await expect(introduction + charts.join('\n')).toMatchFileSnapshot('../../machines/README.md');
  });
});
