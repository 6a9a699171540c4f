import { expect, it } from 'vitest';
import type { Shown } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord } from '../recordSession.ts';
import { button, copySteps, copyTest, light, write } from './copies.ts';

const pageWith = (tree: string, more: Partial<Shown> = {}): Shown => ({
  ...showing(),
  ...more,
  tree: tree.trim(),
});

/** The snapshots and what is gone that a test expects, without the margin, and the sentences of the steps. */
const expectedIn = (test: string) =>
  [
    ...test.matchAll(
      /Snapshot\(`\n([^`]*?)\n {2}`|expect\(page\.(getByRole.*toHaveCount\(0.*)\);/g,
    ),
  ].map(([, lines, gone]) => gone ?? lines?.replace(/^ {4}/gm, ''));
const toldIn = (steps: string) => steps.match(/(?<= {3}- ).*/g) ?? [];

const list = (...items: string[]) =>
  ['- list:', ...items.map((item) => `  - listitem: ${item}`)].join('\n');

type Case = {
  of: string;
  before: string;
  after: string;
  lines: readonly string[];
  steps?: readonly string[];
};

const table = (row: string, button: string, count: string) => `
- main:
  - table:
    - rowgroup:
      - ${row}:
        - cell "Milk"
        - cell "Less":
          - ${button}
  - paragraph: ${count}`;

const cards = (...names: string[]) =>
  ['- list:']
    .concat(
      names.map(
        (name) => `  - listitem:
    - paragraph: New
    - heading "${name}" [level=2]
    - paragraph: From Ada
    - button "Open"`,
      ),
    )
    .join('\n');

const cases: Case[] = [
  {
    of: 'of items with much in them their headings, in a new order',
    before: cards('A', 'B', 'C'),
    after: cards('C', 'A', 'B'),
    lines: [
      `- list:\n  - /children: equal${['C', 'A', 'B'].map((name) => `\n  - listitem:\n    - heading "${name}" [level=2]`).join('')}`,
    ],
    steps: ['The order is now: “C”, “A”, “B”.'],
  },
  {
    of: 'other rows as others, and one that has changed as the same',
    before: '- rowgroup:\n  - row "Ada Design 41"\n  - row "Eve Sales 9"',
    after: '- rowgroup:\n  - row "Tess Office 27"\n  - row "Eve Sales 10"',
    lines: ['- rowgroup:\n  - /children: equal\n  - row "Tess Office 27"\n  - row "Eve Sales 10"'],
    steps: [
      'The row “Ada Design 41” goes.',
      'The row “Tess Office 27” comes.',
      'The row “Eve Sales 9” is now “Eve Sales 10”.',
    ],
  },
  {
    of: 'a list with all that is in it, where something is gone',
    before: list('Bread', 'Tea'),
    after: list('Milk', 'Bread'),
    lines: ['- list:\n  - /children: equal\n  - listitem: Milk\n  - listitem: Bread'],
    steps: ['The item “Tea” goes.', 'The item “Milk” comes.'],
  },
  {
    of: 'a new order',
    before: list('Bread', 'Tea'),
    after: list('Tea', 'Bread'),
    lines: ['- list:\n  - /children: equal\n  - listitem: Tea\n  - listitem: Bread'],
    steps: ['The order is now: “Tea”, “Bread”.'],
  },
  {
    of: 'an emptied list, of whose items steps tell five',
    before: list('A', 'B', 'C', 'D', 'E', 'F'),
    after: '- list',
    lines: ['- list:\n  - /children: equal'],
    steps: [...'ABCDE'].map((name) => `The item “${name}” goes.`).concat('1 more goes.'),
  },
  {
    of: 'of a long list what has come to it, and a name that has gone from it',
    before: `- list:\n  - link "Old"${'\n  - listitem: A'.repeat(20)}`,
    after: `- list:\n  - listitem: New${'\n  - listitem: A'.repeat(20)}`,
    lines: [
      '- list:\n  - listitem: New',
      "getByRole('link', { name: 'Old', exact: true })).toHaveCount(0",
    ],
    steps: ['The link “Old” goes.', 'The item “New” comes.'],
  },
  {
    of: 'a row by its name, and in it what is in another state',
    before: table('row "Milk 1"', 'button "Less" [disabled]', '1 item'),
    after: table('row "Milk 2"', 'button "Less"', '2 items'),
    lines: [
      `- main:
  - table:
    - rowgroup:
      - row "Milk 2":
        - cell "Less":
          - button "Less" [disabled=false]
  - paragraph: 2 items`,
    ],
    steps: ['The row “Milk 1” is now “Milk 2”.', '“1 item” is now “2 items”.'],
  },
  {
    of: 'states of controls, as they are and as they are no more',
    before: `- main:\n  - button "Bold"\n  - button "Mute" [pressed]\n  - checkbox "News" [checked]\n  - tab "A" [selected]`,
    after: `- main:\n  - button "Bold" [pressed]\n  - button "Mute"\n  - checkbox "News"\n  - tab "A"`,
    lines: [
      '- main:\n  - button "Bold" [pressed]\n  - button "Mute" [pressed=false]\n  - checkbox "News" [checked=false]\n  - tab "A" [selected=false]',
    ],
    steps: [
      'The button “Bold” is pressed.',
      'The button “Mute” is pressed no more.',
      'The checkbox “News” is off.',
      'The tab “A” is selected no more.',
    ],
  },
  {
    of: 'what a page says, and no more what it said beside its parts',
    before: '- main:\n  - text: Hi\n- status: Saving\n- alert: "Not sent: try again."',
    after: '- main:\n  - text: Ho\n- status: "Saved: 12:30"',
    lines: [
      '- main: Ho\n- status: "/^Saved: \\\\\\\\d[\\\\\\\\d.,]*:\\\\\\\\d[\\\\\\\\d.,]*$/"',
      "getByRole('alert').filter({ hasText: 'Not sent: try again.' })).toHaveCount(0",
    ],
    steps: [
      'The alert “Not sent: try again.” goes.',
      'The status “Saved: 12:30” is seen.',
      '“Hi” is now “Ho”.',
    ],
  },
  {
    of: 'no text gone that stands in a longer one',
    before: '- alert: Not sent\n- alert: Wait',
    after: '- alert: "NOT SENT, try again"',
    lines: [
      '- alert: NOT SENT, try again',
      "getByRole('alert').filter({ hasText: 'Wait' })).toHaveCount(0",
    ],
    steps: [
      'The alert “Not sent” goes.',
      'The alert “Wait” goes.',
      'The alert “NOT SENT, try again” is seen.',
    ],
  },
  {
    of: 'a dialog with all that is in it',
    before: '- main',
    after: '- main\n- dialog "Order":\n  - heading "Order" [level=2]\n  - textbox "Code"',
    lines: ['- dialog "Order":\n  - heading "Order" [level=2]\n  - textbox "Code"'],
    steps: ['The dialog “Order” comes.'],
  },
  {
    of: 'of very many parts the first ones',
    before: '- main',
    after: `- main:\n  - list:${'\n    - listitem: A'.repeat(60)}`,
    lines: [`- list:${'\n  - listitem: A'.repeat(20)}`],
    steps: [...'AAAAA'].map((name) => `The item “${name}” comes.`).concat('55 more come.'),
  },
  {
    of: 'no state that Playwright does not know, beside frames no other part, and no empty alert',
    before:
      '- main:\n  - button "More" [expanded]\n  - heading "A" [level=2]\n  - link "Old"\n  - alert\n- text: \ufffc',
    after: '- main:\n  - button "More"\n  - heading "B"\n- text: \ufffc',
    lines: [
      '- main:\n  - button "More"\n  - heading "B"',
      "getByRole('link', { name: 'Old', exact: true })).toHaveCount(0",
    ],
    steps: [
      'The link “Old” goes.',
      'The button “More” is collapsed.',
      'The heading “A” is now “B”.',
    ],
  },
  {
    of: 'no more than a reader takes in of what has much in it',
    before: '- main',
    after: `- main:\n  - region "All":${`\n    - list:${'\n      - listitem: A'.repeat(12)}`.repeat(2)}`,
    lines: ['- region "All":\n  - list\n  - list'],
    steps: ['The region “All” comes.'],
  },
];

it.each(cases)('R18.51, R18.54 expects $of', ({ before, after, lines, steps = [] }) => {
  const record = startRecord();
  record.act({ ...button('Do'), page: pageWith(before) });
  const session = { ...record.end(), page: pageWith(after) };
  expect(expectedIn(copyTest(session))).toEqual(lines);
  expect(toldIn(copySteps(session))).toEqual(steps);
});

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

it('R18.54 expects what the page says meanwhile, where that stays a second', () => {
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
  expect(expectedIn(test)).toEqual(['- alert: Soon.', '- alert: Done.']);
  expect(test.match(/(?<=toHaveTitle\(')\w+/g)).toEqual(['Soon']);
  // Each stands among the states at its time, also one that comes again.
  const shining = startRecord();
  light(shining);
  shining.act({ ...button('Flicker'), page: { ...saying('Wait.'), machines: ['lamp'] } });
  shining.send('lamp', { type: 'lamp.flicker' }, { by: 'person' });
  shining.pass(10_000, { page: { ...saying('Bright!'), machines: ['lamp'] } });
  const told = copyTest({ ...shining.end(), page: { ...saying('Done.'), machines: ['lamp'] } });
  expect(told.match(/Bright!|lit\.(?:bright|dim)/g)).toEqual(['lit.bright', 'Bright!', 'lit.dim']);
});
