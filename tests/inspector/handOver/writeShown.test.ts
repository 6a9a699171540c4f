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
  expect(test).toContain("'Sent' })).toHaveCount(0, { timeout: 15_000 });");
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

it('R18.54 follows the states on the way to another one that last a second', () => {
  const record = startRecord();
  light(record);
  record.act(button('Flicker'), 'lamp');
  record.send('lamp', { type: 'lamp.flicker' }, { by: 'person' });
  record.pass(5_000);
  const test = copyTest(record.end(), 'lamp');
  expect(test.match(/(?<=expect\(view.*, ')lit.*(?=')/g)).toEqual([
    'lit.steady',
    'lit.bright',
    'lit.dim',
  ]);
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

it('R18.54 expects what the page says meanwhile, and that it goes, where that stays a second', () => {
  const record = startRecord();
  const saying = (text: string, title = 'Egg') => pageWith(`- alert: ${text}`, { title });
  write(record);
  record.act({ ...button('Start'), page: saying('Wait.') });
  const look = (ms: number, page: Shown) => {
    record.pass(ms);
    write(record, { page });
  };
  look(1_000, saying('Soon.', 'Soon'));
  look(900, saying('Now!', 'Now'));
  record.pass(600);
  const test = copyTest({ ...record.end(), page: saying('Done.') });
  expect(expectedIn(test)).toEqual([
    '- alert: Soon.',
    "getByRole('alert').filter({ hasText: 'Soon.' })).toHaveCount(0",
    '- alert: Done.',
  ]);
  expect(test.match(/(?<=toHaveTitle\(')\w+/g)).toEqual(['Soon']);
  // Each stands among the states at its time, also one that comes again.
  const shining = startRecord();
  light(shining);
  shining.act({ ...button('Flicker'), page: { ...saying('Wait.'), machines: ['lamp'] } });
  shining.send('lamp', { type: 'lamp.flicker' }, { by: 'person' });
  shining.pass(10_000, { page: { ...saying('Bright!'), machines: ['lamp'] } });
  const told = copyTest({ ...shining.end(), page: { ...saying('Done.'), machines: ['lamp'] } });
  expect(told.match(/: Bright!|lit\.(?:bright|dim)/g)).toEqual([
    'lit.bright',
    ': Bright!',
    'lit.dim',
  ]);
});
