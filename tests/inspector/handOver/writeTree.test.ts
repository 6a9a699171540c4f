import { expect, it } from 'vitest';
import { startRecord } from '../recordSession.ts';
import { button, copySteps, copyTest, expectedIn, list, pageWith } from './copies.ts';

const toldIn = (steps: string) => steps.match(/(?<= {3}- ).*/g) ?? [];

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
    of: 'a row without a name by its first cell',
    before: '- row:\n  - cell "Flour"\n  - cell "200"',
    after: '- row:\n  - cell "Flour"\n  - cell "250"',
    lines: ['- row:\n  - cell "Flour"\n  - cell "250"'],
    steps: ['The cell “200” is now “250”.'],
  },
  {
    of: 'other rows as others, and one that has changed as the same',
    before: '- rowgroup:\n  - row "Ada Design 41"\n  - row "Eve Sales 9"',
    after: '- rowgroup:\n  - row "Tess Office 27"\n  - row "Eve Sales 10"',
    lines: ['- rowgroup:\n  - /children: equal\n  - row "Tess Office 27"\n  - row "Eve Sales 10"'],
    steps: [
      'The row “Ada Design 41” goes.',
      'The row “Tess Office 27” comes first.',
      'The row “Eve Sales 9” is now “Eve Sales 10”.',
    ],
  },
  {
    of: 'a list with all that is in it, where something is gone',
    before: list('Bread', 'Tea'),
    after: list('Milk', 'Bread'),
    lines: ['- list:\n  - /children: equal\n  - listitem: Milk\n  - listitem: Bread'],
    steps: ['The item “Tea” goes.', 'The item “Milk” comes first.'],
  },
  {
    of: 'an item that has come between others, one of which is in another state',
    before: '- list:\n  - listitem:\n    - text: Tea\n    - button "Up" [disabled]',
    after: `- list:${['Rye', 'Milk'].map((name) => `\n  - listitem: ${name}`).join('')}
  - listitem:\n    - text: Tea\n    - button "Up"`,
    lines: [
      `- list:
  - /children: equal
  - listitem: Rye
  - listitem: Milk
  - listitem:
    - text: Tea
    - button "Up" [disabled=false]`,
    ],
    steps: [
      'The item “Rye” comes first.',
      'The item “Milk” comes after “Rye”.',
      'The button “Up” is enabled.',
    ],
  },
  {
    of: 'an article without a name, and where it has come',
    before: '- main:\n  - article:\n    - heading "Old"',
    after: '- main:\n  - article:\n    - heading "New"\n  - article:\n    - heading "Old"',
    lines: ['- article:\n  - heading "New"'],
    steps: ['The article “New” comes first.'],
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
    steps: ['The link “Old” goes.', 'The item “New” comes first.'],
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
      "getByRole('alert')).toHaveCount(0",
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
    after: `- main:\n  - region "All":${`\n    - list:${'\n      - listitem: A'.repeat(20)}`.repeat(2)}`,
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
