import { expect, it } from 'vitest';
import type { Shown } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord } from '../recordSession.ts';
import { button, copyTest, expectedIn, light, list, pageWith, write } from './copies.ts';

it('R18.54 expects what stays while something is under way, and the rest once the page has settled', () => {
  const record = startRecord();
  const press = (tree: string, name = 'Add') =>
    record.act({ ...button(name), page: pageWith(tree) });
  const ask = { kind: 'ask', value: 'POST /api/cart' } as const;
  press(`${list('Tea')}\n- status: Saved`);
  record.act(ask);
  press(`${list('Tea', 'Milk')}\n- status: Saving`);
  record.act({ kind: 'answer', value: `${ask.value}: 200`, page: pageWith(list('Tea', 'Milk')) });
  record.pass(600);
  // It shows the same.
  press(`${list('Tea', 'Milk')}\n- status: Saved`);
  record.pass(600);
  press(`${list('Tea', 'Milk')}\n- status: Saved`);
  const session = { ...record.end(), page: pageWith(`${list('Milk')}\n- status: Saved`) };
  const all = '- list:\n  - /children: equal\n  - listitem: Tea\n  - listitem: Milk';
  expect(expectedIn(copyTest(session))).toEqual([
    all,
    all,
    all,
    '- list:\n  - /children: equal\n  - listitem: Milk',
  ]);
});

it('R18.54 waits as long as it may take until what was there before goes', () => {
  const record = startRecord();
  const press = (tree: string) => record.act({ ...button('Do'), page: pageWith(tree) });
  press('- main');
  record.pass(9_000);
  press('- main\n- status: Sent');
  record.pass(600);
  press('- main\n- status: Sent\n- text: a');
  const test = copyTest({ ...record.end(), page: pageWith('- main\n- text: a') });
  // It came after the first act. A test gets here sooner than who recorded it.
  expect(test).toContain("('status')).toHaveCount(0, { timeout: 15_000 });");
});

it('R18.54 expects what the page has turned back, and of another page what it is about', () => {
  const record = startRecord();
  const box = pageWith('- checkbox "News" [checked]');
  const control = { role: 'checkbox', name: 'News' };
  record.act({ kind: 'click', control, turns: 'off', page: box });
  record.pass(600);
  record.act({ ...button('Go'), page: box });
  const tree = '- navigation:\n  - link "Home"\n- main:\n  - heading "Cart" [level=1]\n  - text: a';
  const session = { ...record.end(), page: pageWith(tree, { address: '/cart' }) };
  expect(expectedIn(copyTest(session))).toEqual([
    '- checkbox "News" [checked]',
    '- main:\n  - heading "Cart" [level=1]',
  ]);
});

it.each([3, 2])('R18.54 takes other numbers where %i were seen with no act between', (times) => {
  const record = startRecord();
  const saying = (text: string) => pageWith(`- status: ${text}`);
  record.act({ ...button('Start'), page: showing() });
  for (let lap = 1; lap <= times; lap += 1) {
    record.pass(600);
    record.send('workshop', { type: 'bell.later' }, { page: saying(`Lap ${lap}`) });
  }
  record.pass(600);
  record.act({ ...button('Stop'), page: saying(`Lap ${times}`) });
  const test = copyTest({ ...record.end(), page: saying('Lap 9') });
  expect(expectedIn(test).at(-1)).toBe(times < 3 ? '- status: Lap 9' : '- status: /^Lap \\\\d+$/');
});

it('R18.54 expects no word that goes on by itself', () => {
  const record = startRecord();
  const turning = (word: string, sum = 1) =>
    pageWith(`- heading "We ${word}"\n- text: ${word}\n- paragraph: Sum ${sum}`);
  record.act({ ...button('Start'), page: turning('build') });
  for (const word of ['brand', 'meet', 'film']) {
    record.pass(600);
    record.send('workshop', { type: 'bell.later' }, { page: turning(word) });
  }
  record.pass(600);
  const test = copyTest({ ...record.end(), page: turning('talk', 2) });
  expect(expectedIn(test)).toEqual(['- paragraph: Sum 2']);
});

it.each([true, false])(
  'R18.54 has a stopwatch stay at zero once it stands still: %s',
  (isReset) => {
    const record = startRecord();
    const saying = (text: string) => pageWith(`- timer: ${text}`);
    light(record);
    record.act({ ...button('More'), page: saying('0 s') });
    record.pass(600);
    record.act({ ...button('Start'), page: saying('5 s') });
    record.send('lamp', { type: 'lamp.flicker' }, { by: 'person' });
    for (const text of ['4 s', '3 s', '2 s']) record.pass(1_000, { page: saying(text) });
    record.act({ ...button('Reset'), page: saying('1 s') });
    if (isReset) record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
    record.pass(3_000, { page: saying('0 s') });
    record.act({ ...button('Menu'), page: saying('0 s') });
    const session = record.end();
    const entries = session.entries.map((entry) =>
      entry.cause.type === 'timer' ? { ...entry, isNoise: true as const } : entry,
    );
    const told = expectedIn(copyTest({ ...session, entries, page: saying('0 s') }));
    expect(told[0]).toBe('- timer: 5 s');
    const any = '- timer: /^\\\\d[\\\\d.,]* (?!NaN|undefined|null|Invalid)\\\\S+$/';
    expect(told[1]).toBe(any);
    expect(told[2]).toBe(isReset ? '- timer: 0 s' : any);
  },
);

it('R18.54 expects what the page showed for a second before it went on by itself', () => {
  const record = startRecord();
  const saying = (text: string, state?: string) =>
    pageWith(`- alert: ${text}`, {
      title: `${text} –`,
      ...(state && { machines: ['lamp'], states: { lamp: state } }),
    });
  light(record);
  record.act({ ...button('Flicker'), page: saying('Wait.', 'lit.steady') });
  record.send('lamp', { type: 'lamp.flicker' }, { by: 'person' });
  record.pass(1_000, { page: saying('Soon.', 'lit.bright') });
  record.pass(1_000, { page: saying('Now!', 'lit.dim') });
  record.act({ ...button('Off'), page: saying('Bright!', 'lit.bright') });
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  const look = (ms: number, page: Shown) => {
    record.pass(ms);
    write(record, { page });
  };
  look(900, saying('Short.', 'off'));
  look(1_500, saying('Gone.'));
  record.pass(600);
  const test = copyTest({ ...record.end(), page: saying('Done.') });
  expect(test.match(/(?<=toHaveTitle\(')\w+|lit\.(?:bright|dim)|(?<=alert: )\w+/g)).toEqual([
    'Wait',
    ...['lit.bright', 'Soon', 'Soon'],
    ...['lit.dim', 'Now', 'Now'],
    // It has just come.
    'Bright',
    ...['Gone', 'Gone'],
    ...['Done', 'Done'],
  ]);
});

it('R18.54 expects what has only been otherwise for a moment, once the page has its answer', () => {
  const record = startRecord();
  const ask = { kind: 'ask', value: 'POST /api/cart' } as const;
  const answer = (page: Shown) => record.act({ kind: 'answer', value: `${ask.value}: 409`, page });
  const before = pageWith(`${list('Tea')}\n- button "Add"`);
  const meanwhile = pageWith(`${list('Tea', 'Milk')}\n- button "Add" [disabled]`);
  record.act({ ...button('Show'), page: pageWith('- main') });
  record.pass(600);
  record.act({ ...button('Add'), page: before });
  record.act({ ...ask, page: before });
  record.pass(600);
  answer(meanwhile);
  record.pass(600);
  record.act({ ...button('Save'), page: before });
  record.act({ ...ask, page: before });
  record.pass(600);
  answer(before);
  record.pass(600);
  record.act({ ...button('Menu'), page: before });
  const test = copyTest({ ...record.end(), page: before });
  expect(expectedIn(test)).toContain(
    '- list:\n  - /children: equal\n  - listitem: Tea\n- button "Add" [disabled=false]',
  );
  const order = /'(?:Add|Save)'|answered\).*\(\d\)|equal/g;
  expect(test.match(order)).toEqual([
    ...["'Add'", 'answered).toHaveLength(1)', 'equal'],
    ...["'Save'", 'answered).toHaveLength(2)'],
  ]);
});

it('R18.54, R18.55 expects an id as it is by which it finds a control, and those beside it', () => {
  const record = startRecord();
  const rows = (...ids: string[]) =>
    pageWith(`- table:${ids.map((id) => `\n  - row "S-${id} in BX-44${id}"`).join('')}`);
  record.act({ ...button('Remove S-101'), page: rows('101', '102') });
  const body = '{"samples":["S-101","BX-44102","S-900"],"box":"BX-44102"}';
  record.act({ kind: 'ask', value: 'POST /api/gone', text: body, page: rows('101', '102') });
  record.pass(600);
  record.act({ ...button('Add'), page: rows('102') });
  record.pass(600);
  const test = copyTest({ ...record.end(), page: rows('102', '103') });
  expect(expectedIn(test)).toEqual([
    '- table:\n  - /children: equal\n  - row "S-102 in BX-44102"',
    expect.stringMatching(/row "S-102 in BX-44102"\n {2}- row \/\^S-/),
  ]);
  expect(test).toContain("box: 'BX-44102'");
});

it('R18.54 expects no id that is another one in each visit, and each sum beside an id', () => {
  const record = startRecord();
  const at = (sum: string, more = '') => pageWith(`- row "S-101 costs € ${sum}"${more}`);
  record.act({ ...button('Raise S-101'), page: at('1000000') });
  record.pass(600);
  const page = at('2000000', '\n- status: Receipt ORD-48213, loaded 1795708800123');
  record.act({ ...button('Menu'), page });
  record.pass(600);
  record.act({ ...button('Menu'), page });
  expect(expectedIn(copyTest({ ...record.end(), page: pageWith('- main') }))[0]).toEqual(
    expect.stringMatching(/2000000"\n- status: "?\/\^Receipt ORD-\S+d\[.*, loaded \S+d\[/),
  );
});
