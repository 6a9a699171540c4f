import { expect, it } from 'vitest';
import { copyAsTest } from '../../../src/inspector/handOver/copyAsTest.ts';
import type { Item } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord, surroundings } from '../recordSession.ts';
import { app, button, copySteps, copyTest, linesIn } from './copies.ts';

const list = (...texts: string[]): Item[] =>
  texts.map((text) => ({ role: 'listitem', list: 0, text }));
const showingItems = (items: readonly Item[] | undefined, address = '/tasks') => ({
  ...showing(),
  address,
  ...(items && { items }),
});

type Case = {
  of: string;
  /** Undefined where there are too many. */
  before: readonly Item[] | undefined;
  after: readonly Item[] | undefined;
  /** The address of the page afterwards, and what it sends meanwhile. */
  to?: string;
  asks?: string;
  /** What the page sends at the next act. */
  asksLater?: string;
  throws?: string;
  /** What it shows meanwhile. */
  meanwhile?: readonly Item[];
  lines: readonly string[];
  steps?: readonly string[];
};

const other: Item = { role: 'listitem', list: 1, text: 'Help' };
const row: Item = { role: 'row', list: 1, text: 'Sum 3' };

const cases: Case[] = [
  {
    of: 'the only list with all that is in it',
    before: list('Bread', 'Tea'),
    after: list('Milk', 'Bread'),
    lines: ["'listitem')).toEqual(['Milk', 'Bread']);"],
    steps: ['The item “Tea” goes.', 'The item “Milk” comes.'],
  },
  {
    of: 'a list whose items are all others, of which steps tell three',
    before: list('A', 'B', 'C', 'D'),
    after: list('E', 'F', 'G', 'H', 'I'),
    lines: ["'listitem')).toEqual(['E', 'F', 'G', 'H', 'I']);"],
    steps: [
      ...['The item “A” goes.', 'The item “B” goes.', 'The item “C” goes.', '1 more goes.'],
      ...['The item “E” comes.', 'The item “F” comes.', 'The item “G” comes.', '2 more come.'],
    ],
  },
  {
    of: 'an order that has changed, and nothing of a list that has not',
    before: [...list('Bread', 'Milk'), row],
    after: [...list('Milk', 'Bread'), row],
    lines: ["'listitem')).toEqual(['Milk', 'Bread']);"],
    steps: ['The order is now: “Milk”, “Bread”.'],
  },
  {
    of: 'one of two lists what has come, in its order, and what has gone',
    before: [...list('Bread', 'Tea'), other],
    after: [...list('Milk', 'Bread'), other],
    lines: [
      "'listitem', ['Milk', 'Bread'])).toEqual(['Milk', 'Bread']);",
      "'listitem')).not.toContain('Tea');",
    ],
  },
  {
    of: 'one text in two lists what has come',
    before: list('Bread'),
    after: [...list('Milk', 'Bread'), { ...other, text: 'Milk' }],
    lines: ["'listitem')).toContain('Milk');"],
  },
  {
    of: 'a list that varies what has come',
    before: list('Bread, 10:04'),
    after: list('Milk, 10:05', 'Bread, 10:07'),
    lines: [
      "'listitem')).toContainEqual(expect.stringMatching(/^Milk,\\s+\\d[\\d.,]*:\\d[\\d.,]*$/));",
    ],
  },
  {
    of: 'one more item that differs by a duration alone how many there are',
    before: list('Lap 2.1 s'),
    after: list('Lap 2.1 s', 'Lap 3.8 s'),
    lines: [
      "'listitem')).filter((one) => /^Lap\\s+\\d[\\d.,]*\\s+(?!NaN|undefined|null|Invalid)\\S+$/.test(one))).toHaveLength(2);",
    ],
    steps: ['The item “Lap 3.8 s” comes.'],
  },
  {
    of: 'a list that grows by itself no number of its items',
    before: list('Lap 2.1 s'),
    after: list('Lap 2.1 s', 'Lap 3.8 s', 'Lap 5.0 s'),
    meanwhile: list('Lap 2.1 s', 'Lap 3.8 s'),
    lines: [],
  },
  {
    of: 'an answer no number of items that differ by a number alone',
    before: list('Order 1'),
    after: list('Order 1', 'Order 2'),
    asks: 'POST /api/orders',
    lines: [],
  },
  {
    of: 'an answer any number',
    before: list('Order 1', 'Tea 1'),
    after: list('Order 1', 'Milk 2'),
    asks: 'POST /api/orders',
    lines: [
      "'listitem')).toContainEqual(expect.stringMatching(/^Milk\\s+\\d+$/));",
      "'listitem')).not.toContainEqual(expect.stringMatching(/^Tea\\s+\\d+$/));",
    ],
  },
  {
    of: 'an answer no code gone, for which any word stands',
    before: list('A7F3-19', 'Bread'),
    after: list('Bread'),
    asks: 'POST /api/orders',
    lines: [],
  },
  {
    of: 'a page with more items than are read nothing',
    before: list('Tea'),
    after: undefined,
    lines: [],
  },
  { of: 'a page that throws nothing', before: list('Tea'), after: [], throws: 'Oh', lines: [] },
  {
    of: 'a page that sends something later each number',
    before: list('Milk 1'),
    after: list('Milk 2'),
    asksLater: 'POST /api/orders',
    lines: ["'listitem')).toEqual(['Milk 2']);"],
  },
  {
    of: 'another page what was typed',
    before: list('Start'),
    after: list('Welcome', 'Milk 1 l'),
    to: '/list',
    lines: ["'listitem')).toContain('Milk 1 l');"],
  },
];

it.each(cases)('R18.51, R18.54 expects of $of', ({ before, after, to = '/tasks', ...one }) => {
  const record = startRecord();
  const page = showingItems(before);
  const task = { role: 'textbox', name: 'Task' };
  record.act({ kind: 'type', control: task, value: 'Milk', page });
  record.act({ ...button('Add'), page });
  if (one.asks) record.act({ kind: 'ask', value: one.asks, page });
  if (one.throws) record.act({ kind: 'throw', value: one.throws, page });
  if (one.meanwhile) {
    record.pass(600);
    const seen = showingItems(one.meanwhile);
    record.send('letter', { type: 'letter.write', text: 'Hi' }, { page: seen });
  }
  const end = showingItems(after, to);
  if (one.asksLater) {
    record.pass(2_000);
    record.act({ ...button('Order'), page: end });
    record.act({ kind: 'ask', value: one.asksLater, page: end });
  }
  const session = { ...record.end(), page: end };
  const test = copyTest(session);
  expect(test.match(/(?<=expect\.poll\(.*\bitems\().*/g) ?? []).toEqual(one.lines);
  if (one.steps)
    expect(copySteps(session).match(/(?:The (?:item|order|row)|\d more) .*/g)).toEqual(one.steps);
});

it('R18.54 expects after a reload what differs from the first page: states, views that are gone, switches and items', () => {
  const record = startRecord();
  const news = { role: 'switch', name: 'News', isOn: false };
  const states = { lamp: 'lit.steady', letter: 'new', 'x.7': 'resting' };
  const begun = { ...showing(...Object.keys(states)), states, switches: [news] };
  record.act({ ...button('Do'), page: { ...begun, items: list('Bread') } });
  const stored = {
    ...showing('lamp', 'x.7'),
    states: { lamp: 'off', 'x.7': 'working' },
    switches: [{ ...news, isOn: true }],
    items: list('Milk', 'Bread'),
  };
  // A view that goes while another page stays is gone there, too.
  record.act({ ...button('Leave'), page: { ...showing('note', 'lamp'), address: '/other' } });
  record.act({ ...button('Back'), page: { ...showing('lamp'), address: '/other' } });
  const first = { ...record.end(), page: stored, surroundings };
  const reloads = { of: surroundings.startedAt, by: ['person'] as const };
  const again = startRecord();
  // An app starts it by itself.
  again.send('workshop', { type: 'worker.hire', name: 'Bob' });
  const second = { ...again.end(), page: stored, surroundings: { ...surroundings, reloads } };
  const test = copyAsTest([first, second], app, 'http://localhost:4173');
  const lines = linesIn(test);
  expect(lines.slice(lines.indexOf('await page.reload();') + 1)).toEqual([
    "await expect(view('lamp')).toHaveAttribute('data-state', 'off');",
    "await expect(view('letter')).toBeHidden();",
    "await expect(view('x.7')).toHaveAttribute('data-state', 'working');",
    "await expect(view('note')).toBeHidden();",
    "await expect(page.getByRole('switch', { name: 'News', exact: true })).toBeChecked();",
    "await expect.poll(() => items('listitem')).toEqual(['Milk', 'Bread']);",
  ]);
});
