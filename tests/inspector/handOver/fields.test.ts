import { expect, it } from 'vitest';
import { copyAsSteps } from '../../../src/inspector/handOver/copyAsSteps.ts';
import { copyAsTest } from '../../../src/inspector/handOver/copyAsTest.ts';
import { redactAll } from '../../../src/inspector/handOver/redact.ts';
import type { Filled, Shown } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord, surroundings } from '../recordSession.ts';
import { app, button, copySteps, copyTest } from './copies.ts';

/** A page with fields, which are text, or what else is said of them. */
const filled = (values: Record<string, string>, more: Partial<Filled> = {}) => ({
  ...showing(),
  fields: Object.entries(values).map(([name, value]) => ({
    ...{ role: 'textbox', name, value },
    ...more,
  })),
});

it('R18.25, R18.51, R18.54 tells what is in the fields after a reload and at the end', () => {
  const record = startRecord();
  const page = { ...showing('lamp'), fields: [{ role: 'textbox', name: 'Name', value: 'Ada' }] };
  record.act({ ...button('Menu'), page });
  const first = { ...record.end(), page, surroundings };
  const reloads = { of: surroundings.startedAt, by: ['person'] as const };
  const fields = [...page.fields, { role: '', name: 'Guest', value: 'Eve' }];
  const second = { ...first, page: { ...page, fields } };
  const sessions = [first, { ...second, surroundings: { ...surroundings, reloads } }];
  const [test, steps] = [copyAsTest, copyAsSteps].map((make) =>
    make(sessions, app, 'http://localhost:4173'),
  );
  expect(test?.match(/'Name', exact: true \}\)\)\.toHaveValue\('Ada'\);/g)).toHaveLength(2);
  // A field of a date has no role.
  expect(test).toContain("page.getByLabel('Guest', { exact: true })).toHaveValue('Eve');");
  // Steps tell what the last act has changed.
  expect(steps?.match(/ - .* is in .*/g)).toEqual([
    ' - “Ada” is in “Name”.',
    ' - “Eve” is in “Guest”.',
  ]);
  expect(redactAll(sessions, () => true)[0]?.page?.fields?.[0]?.value).toBe('▒▒▒');
});

it('R18.51, R18.54 tells the fields that the page changes, also by the time it shows them again', () => {
  const record = startRecord();
  record.act({ ...button('Add'), page: filled({ Task: 'Call', Key: '•••', Name: 'Ada' }) });
  record.pass(9_000);
  record.act({ ...button('Send'), page: filled({ Task: '', Key: '', Name: 'Ada' }) });
  record.act({ ...button('Again'), page: showing() });
  const control = { role: 'textbox', name: 'Name' };
  const page = filled({ Task: '', Name: '' });
  record.act({ kind: 'type', control, value: '', page: filled({ Task: '', Name: 'Eve' }) });
  const session = { ...record.end(), page };
  expect(copyTest(session).match(/'\w+', exact.*toHaveValue.*/g)).toEqual([
    "'Task', exact: true })).toHaveValue('', { timeout: 14_000 });",
    "'Key', exact: true })).toHaveValue('', { timeout: 14_000 });",
    "'Name', exact: true })).toHaveValue('Eve');",
  ]);
  expect(copySteps(session).match(/“.* is .*/g)).toEqual([
    '“Task” is empty.',
    '“Key” is empty.',
    '“Eve” is in “Name”.',
  ]);
  const form = startRecord();
  form.act({ ...button('Send'), page: filled({ Name: 'Ada' }) });
  form.act({ ...button('Again'), page: showing() });
  expect(copyTest({ ...form.end(), page: filled({ Name: '' }) })).toContain(".toHaveValue('');");
});

it('R18.51, R18.54 tells the options that the page itself chooses, once it has sent something those of before', () => {
  const linesAfter = (reset: string, ...sent: string[]) => {
    const record = startRecord();
    const shown = (value: string) => {
      const land = { role: 'combobox', name: 'Land', value, isList: true } as const;
      return { ...showing(), fields: [land, { role: 'slider', name: 'Size', value: '30' }] };
    };
    record.act({ ...button('Show'), page: shown('Austria') });
    for (const value of sent) record.act({ kind: 'ask', value, page: shown('Austria') });
    const control = { role: 'combobox', name: 'Land' };
    record.act({ kind: 'choose', control, value: 'France', page: shown('Austria') });
    record.act({ ...button('Reset'), page: shown('France') });
    record.act({ ...button('Send'), page: shown(reset) });
    const session = { ...record.end(), page: shown(reset) };
    const steps = copySteps(session).match(/(?<=- )“.*/g);
    return [
      ...(copyTest(session).match(/(?<=\)\)\.)toHave(?:Text|Value).*/g) ?? []),
      ...(steps ?? []),
    ];
  };
  const size = "toHaveValue('30');";
  expect(linesAfter('')).toEqual(['toHaveText([]);', size, '“Land” is empty.']);
  const chosen = ["toHaveText(['Italy', 'Spain']);", '“Italy, Spain” is in “Land”.'];
  expect(linesAfter('Italy\nSpain')).toEqual([chosen[0], chosen[0], size, chosen[1]]);
  // What an answer may have brought counts at the end alone.
  expect(linesAfter('Italy\nSpain', 'POST /land')).toEqual([chosen[0], size]);
  const before = ["toHaveText(['Austria']);", '“Austria” is in “Land”.'];
  expect(linesAfter('Austria', 'POST /land')).toEqual([before[0], before[0], size, before[1]]);
});

/** What a test expects of fields after acts on pages: presses, or what is typed in a field. */
function fieldsAfter(
  end: Shown,
  ...acts: (readonly [page: Shown, name: string, typed?: string, wait?: number])[]
) {
  const record = startRecord();
  for (const [page, name, value, wait = 1_000] of acts) {
    record.pass(wait);
    const control = { role: 'textbox', name };
    const isAsked = name.startsWith('POST') && ({ kind: 'ask', value: name } as const);
    record.act({
      ...(isAsked || (value === undefined ? button(name) : { kind: 'type', control, value })),
      page,
    });
  }
  return copyTest({ ...record.end(), page: end }).match(/'\w+', exact.*toHave(?:Text|Value).*/g);
}

it('R18.54 expects what the page puts in a field, whatever a person puts in later, and not what a browser does', () => {
  const name = (Name: string) => filled({ Name });
  const is = (value: string) => `'Name', exact: true })).toHaveValue('${value}');`;
  const cleared = fieldsAfter(
    name(''),
    [name(''), 'Name', 'milk'],
    [name('milk'), 'Clear'],
    [name(''), 'Name', 'bread'],
    [name('bread'), 'Other'],
    [name('bread'), 'Name', ''],
  );
  expect(cleared).toEqual([is('')]);
  const tag = [
    [name(''), 'Name', 'tea,'],
    [name(''), 'Name', 'milk'],
  ] as const;
  expect(fieldsAfter(name('milk'), ...tag)).toEqual([is(''), is('milk')]);
  // The answer may have emptied it.
  expect(fieldsAfter(name('milk'), [name(''), 'Send'], [name(''), 'POST /tag'], ...tag)).toEqual([
    is('milk'),
  ]);
  const generated = fieldsAfter(
    name('Eve'),
    [name(''), 'Generate'],
    [name('Eve'), 'Day', '1'],
    [name('Eve'), 'Name', 'Eve'],
  );
  expect(generated).toEqual([is('Eve'), is('Eve')]);
  const byBrowser = fieldsAfter(
    showing(),
    [filled({ Name: '', Day: '' }), 'Order'],
    [filled({ Name: 'Eve', Day: '' }), 'Day', '1'],
    [filled({ Day: '1' }), 'Name', 'Eve', 0],
  );
  expect(byBrowser).toBeNull();
});

it('R18.54 expects of no field what goes on by itself, or what the day may have chosen or put in', () => {
  const at = (value: string) => filled({ Song: value }, { role: 'slider' });
  expect(fieldsAfter(at('41'), [at('0'), 'Play'], [at('37'), 'Mute'])).toBeNull();
  const first = "'Song', exact: true })).toHaveValue('0');";
  expect(fieldsAfter(at('0'), [at('0'), 'Play'], [at('37'), 'Reset'])).toEqual([first]);
  const record = startRecord();
  const time = (value: number) => filled({ Time: `${value}` });
  record.act({ ...button('Play'), page: time(0) });
  for (const value of [12, 25]) {
    record.pass(600);
    record.send('workshop', { type: 'bell.later' }, { page: time(value) });
  }
  record.act({ ...button('Mute'), page: time(37) });
  expect(copyTest({ ...record.end(), page: time(41) })).not.toContain('toHaveValue');
  const month = (value: string) => filled({ Month: value }, { role: 'combobox', isList: true });
  expect(fieldsAfter(month('May'), [month('May'), 'Menu'])).toBeNull();
  expect(fieldsAfter(month('June'), [month('May'), 'Next'], [month('June'), 'Menu'])).toHaveLength(
    2,
  );
  const typed = filled({ From: '10:30', To: '11:30' });
  expect(fieldsAfter(typed, [filled({ From: '', To: '11:30' }), 'From', '10:30'])).toEqual([
    "'From', exact: true })).toHaveValue('10:30');",
  ]);
});
