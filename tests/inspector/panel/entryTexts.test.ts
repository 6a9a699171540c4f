import { expect, it } from 'vitest';
import { createChartBook } from '../../../src/inspector/charts/chartBook.ts';
import { rowsOf } from '../../../src/inspector/panel/events/entryTexts.ts';
import { app, startRecord } from '../recordSession.ts';

it('R18.17 folds what quiet actors alone did, and tells of the others', () => {
  const record = startRecord();
  record.send('lamp', { type: 'lamp.press' });
  record.send('letter', { type: 'letter.toggle' });
  record.send('lamp', { type: 'lamp.press' }, { by: 'inspector' });
  const { charts } = createChartBook(app.root, app.machines, app.canShow);
  const foldsWith = (...quiet: string[]) =>
    rowsOf(record.record.entries, {}, false, { charts, quiet }).map(
      ({ fold }) => fold?.times ?? null,
    );
  expect(foldsWith()).toEqual([null, null, null, null]);
  expect(foldsWith('lamp')).toEqual([null, { lamp: 1 }, null, null]);
});
