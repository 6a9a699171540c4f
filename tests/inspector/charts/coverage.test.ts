import { expect, it } from 'vitest';
import { createChartBook } from '../../../src/inspector/charts/chartBook.ts';
import { addCoverage, coverageOf, reportCoverage } from '../../../src/inspector/charts/coverage.ts';
import type { Entry } from '../../../src/inspector/record/entry.ts';
import { app, startRecord } from '../recordSession.ts';

const { charts, chartAt } = createChartBook(app.root, app.machines, app.canShow);
const { lamp, worker, workshop } = charts;

const cover = (entries: readonly Entry[]) => coverageOf(app.root.id, entries, chartAt);

const { send, record } = startRecord();
send('lamp', { type: 'lamp.press' });
send('workshop', { type: 'worker.hire', name: 'Bob' });
// The first worker. The other one goes on working.
send('x.1', { type: 'worker.rest' });
for (const type of ['desk.open', 'desk.close']) send('workshop', { type });
const { entries } = record;

it('R18.5 has the states of the start and of each transition, by machine', () => {
  const start = cover(entries.slice(0, 1));
  expect(Object.keys(start).toSorted()).toEqual(['lamp', 'letter', 'worker', 'workshop']);
  expect(start).toMatchObject({
    lamp: ['lamp', 'lamp.off'],
    worker: ['(machine)', '(machine).working'],
  });
  expect(cover(entries.slice(1, 2)).lamp?.toSorted()).toEqual([
    'lamp',
    'lamp.lit',
    'lamp.lit.steady',
    'lamp.off',
    'lamp.off|lamp.press|0',
  ]);
  // The machine leaves this state in the same step, so no snapshot shows it.
  expect(cover(entries).workshop).toEqual(
    expect.arrayContaining([
      '(machine).desk.closing.sweeping',
      '(machine).desk.closing.sweeping||0',
    ]),
  );
});

it('R18.5 counts once what two sessions have visited', () => {
  const sum = cover(entries);
  for (const one of [sum, {}]) expect(addCoverage(one, sum)).toEqual(sum);
});

it('R18.5 has figures, and names what is left', () => {
  const known = { lamp, worker } as typeof charts;
  const report = reportCoverage(known, cover(entries));
  expect(report.machines).toMatchObject([
    {
      id: 'lamp',
      // The machine itself is not counted.
      states: { visited: 3, total: 5 },
      transitions: { visited: 1, total: 5 },
      left: { states: ['lamp.lit.bright', 'lamp.lit.dim'] },
    },
    // Two workers count together.
    { id: 'worker', states: { visited: 2, total: 3 }, left: { states: ['(machine).gone'] } },
  ]);
  expect(report.machines[0]?.left.transitions).toEqual(
    lamp?.transitions.map(({ id }) => id).filter((id) => id !== 'lamp.off|lamp.press|0'),
  );
  expect([report.states, report.transitions]).toEqual([
    { visited: 3 + 2, total: 5 + 3 },
    { visited: 1 + 1, total: 5 + 4 },
  ]);
  // No machine rests in a state of the type history.
  const [shop] = reportCoverage({ workshop } as typeof charts, {}).machines;
  expect(shop?.left.states).not.toContain('(machine).desk.open.last');
  // A former version of the chart had this state.
  const old = { lamp: ['lamp.gone', 'lamp.gone|x|0'] };
  expect(reportCoverage(known, old).states.visited).toBe(0);
});
