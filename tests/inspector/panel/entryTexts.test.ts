import { expect, it } from 'vitest';
import { createChartBook } from '../../../src/inspector/charts/chartBook.ts';
import {
  followersOf,
  outcomeOf,
  summaryOf,
} from '../../../src/inspector/panel/events/entryTexts.ts';
import { changedLast, rowsOf } from '../../../src/inspector/panel/events/rows.ts';
import type { Kind } from '../../../src/inspector/panel/settings.ts';
import { button } from '../handOver/copies.ts';
import { app, startRecord } from '../recordSession.ts';

const { charts } = createChartBook(app.root, app.machines, app.canShow);
const all = { text: '', kind: 'all' } as const;

type Recorder = ReturnType<typeof startRecord>;

/** What the log shows of a record. */
const rowsIn = ({ record: { entries } }: Recorder, ...quiet: string[]) =>
  rowsOf({ entries, notes: {} }, all, { charts, quiet, root: app.root.id });

const measure = (record: Recorder, context: number) =>
  record.send(app.root.id, { type: 'xstate.snapshot.thermometer', snapshot: { context } });

const retry = (record: Recorder) => record.send('letter', { type: 'letter.retry' });

it('R18.17 folds what quiet actors alone did, and tells of the others', () => {
  const record = startRecord();
  record.send('lamp', { type: 'lamp.press' });
  record.send('letter', { type: 'letter.toggle' });
  record.send('lamp', { type: 'lamp.press' }, { by: 'inspector' });
  const foldsWith = (...quiet: string[]) =>
    rowsIn(record, ...quiet).map(({ fold }) => fold?.times ?? null);
  expect(foldsWith()).toEqual([null, null, null, null]);
  expect(foldsWith('lamp')).toEqual([null, { lamp: 1 }, null, null]);
});

it('R18.17 finds an entry by what its row shows, by a word of its note, and by its kind', () => {
  const record = startRecord();
  record.send('letter', { type: 'letter.write', text: 'Dear Ada' });
  record.act(button('Send'));
  record.send('letter', { type: 'letter.send', at: 5 });
  record.act({ kind: 'ask', value: 'POST /letters' });
  for (const how of ['404', 'none, offline', '200', 'opaque'])
    record.act({ kind: 'answer', value: `POST /letters: ${how}` });
  record.settle('error', 'letter', 'deliver', { reason: 'it is late' });
  record.act({ kind: 'throw', value: 'It is late.' });
  record.send('letter', { type: 'letter.toggle' }, { by: 'inspector' });
  record.send('lamp', { type: 'lamp.flicker' });
  const { entries } = record.record;
  const found = (text: string, kind: Kind, notes = {}) =>
    rowsOf({ entries, notes }, { text, kind }, { charts, quiet: [], root: app.root.id }).map(
      ({ index }) => index,
    );
  for (const { entry, ways } of rowsIn(record)) {
    const { from, to, event } = summaryOf(entry, charts);
    expect(found(`${from} ${to} ${event} ${outcomeOf(entry, ways)}`, 'all')).toContain(entry.index);
  }
  expect(found('fails late', 'all')).toEqual([9]);
  expect(found('changes text', 'all')).toEqual([1]);
  expect(found('note', 'all', { 3: 'Why?' })).toEqual([3]);
  expect(found('zebra letter', 'all', { 3: 'Ask about the Zebra' })).toEqual([3]);
  expect(found('', 'requests')).toEqual([4, 5, 6, 7, 8]);
  expect(found('', 'failures')).toEqual([5, 6, 9, 10]);
});

it('R18.17 says which data changed where a state stays, and folds no event that changed any', () => {
  const record = startRecord();
  for (const text of ['Dear', 'Dear Ada']) record.send('letter', { type: 'letter.write', text });
  record.send('letter', { type: 'letter.send', at: 5 });
  record.send('letter', { type: 'letter.send', at: 6 }, { by: 'inspector' });
  for (let times = 0; times < 2; times += 1) retry(record);
  record.settle('error', 'letter', 'deliver', { reason: 'the endpoint answered 404' });
  record.send(app.root.id, { type: 'key.pressed', key: 'a' });
  // A temperature is a number.
  for (const degrees of [20, 21]) measure(record, degrees);
  for (const type of ['lamp.press', 'lamp.flicker', 'lamp.flicker']) record.send('lamp', { type });
  const told = rowsIn(record).map(
    ({ entry, ways, fold }) => fold?.text ?? fold?.times ?? outcomeOf(entry, ways),
  );
  expect(told.slice(1)).toEqual([
    'letter: stays in mail, changes text',
    'letter: stays in mail, changes text',
    'letter: mail.ready → mail.waiting',
    'letter: stays in mail.waiting',
    { letter: 2 },
    'fails: the endpoint answered 404 · letter: mail.waiting → mail.failed',
    'workshop: changes keys',
    { 'thermometer snapshot': 2 },
    'lamp: off → lit',
    'lamp: lit.steady → lit.bright',
    'lamp: stays in lit.bright',
  ]);
  const way = { actor: 'lamp', steps: ['stays', 'off → lit'], data: [] };
  const entry = record.record.entries.at(-1);
  expect(entry && outcomeOf(entry, { moved: [way], stayed: [] })).toBe('lamp: off → lit');
});

it('R18.17 folds what comes again and again, with the noise between', () => {
  const record = startRecord();
  for (const degrees of [20, 21, 22]) {
    measure(record, degrees);
    retry(record);
  }
  record.send('tally', { type: 'tally.add' });
  measure(record, 23);
  const told = rowsIn(record).map(({ index, fold }) => fold?.times ?? index);
  expect(told).toEqual([0, { 'thermometer snapshot': 3, letter: 3 }, 7, 8]);
});

it('R18.17, R18.21 tells what a click has caused, and which actor changed last', () => {
  const record = startRecord();
  record.click('Lamp', 'lamp', 'lamp.press');
  record.send('letter', { type: 'letter.toggle' });
  record.click('Lamp', 'lamp', 'lamp.press');
  const { entries } = record.record;
  expect(followersOf(entries, 1, app.root.id).map(({ index }) => index)).toEqual([2]);
  const last = (until: number | null, quiet: readonly string[] = []) =>
    changedLast(entries, until, { charts, quiet, root: app.root.id });
  expect([null, 3, 2].map((until) => last(until))).toEqual(['lamp', 'letter', 'lamp']);
  expect(last(null, ['lamp'])).toBe('letter');
});

it('R18.17 tells what the page has sent after a click, and how what it has started came out', () => {
  const record = startRecord();
  const click = button('Send');
  record.send('letter', { type: 'letter.write', text: 'Dear Ada' });
  record.act(click);
  record.send('letter', { type: 'letter.send', at: 5 }, { by: 'person' });
  record.act({ kind: 'ask', value: 'POST /letters' });
  record.act(click);
  for (const status of [503, 200])
    record.act({ kind: 'answer', value: `POST /letters: ${status}` });
  record.settle('error', 'letter', 'deliver', { reason: 'offline' });
  const { entries } = record.record;
  const followers = followersOf(entries, 2, app.root.id);
  expect(followers.map((entry) => summaryOf(entry, {}).event)).toEqual([
    'letter.send',
    'The page sends POST /letters',
    'The answer to POST /letters: 503',
    'deliver error',
  ]);
  // What the page does later by itself did not follow from it.
  record.act(click);
  record.pass(1_000);
  retry(record);
  record.act({ kind: 'ask', value: 'POST /letters' });
  const later = entries
    .filter(({ cause }) => cause.type === 'act' && cause.gesture.kind === 'click')
    .at(-1);
  expect(followersOf(entries, later?.index ?? 0, app.root.id)).toEqual([]);
});
