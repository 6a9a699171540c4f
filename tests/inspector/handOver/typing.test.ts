import { expect, it } from 'vitest';
import { redact } from '../../../src/inspector/handOver/redact.ts';
import { countTyped } from '../../../src/inspector/handOver/typing.ts';
import { app, showing, startRecord } from '../recordSession.ts';
import { copySteps, copyTest, linesOf, sessionOf } from './copies.ts';

const { isTyped } = app;

/** What a person types into a field, as it stands there after each letter. */
const typing = (name: string, values: readonly string[]) =>
  values.map((value) => ({ kind: 'type', control: { role: 'textbox', name }, value }) as const);

it('R18.25, R18.49 counts and masks what a person typed letter by letter, also where a part of the page has it as its name', () => {
  const within = { role: 'form', name: 'Entry of Ada Weber' };
  const session = sessionOf([
    ...typing('Name', ['Ada', 'Ada ', 'Ada  Weber ']),
    { kind: 'click', control: { role: 'button', name: 'Remove Ada Weber', within } },
  ]);
  const reports = [
    'Type “Ada  Weber ” in “Name”, not “Weber”.',
    "fill('Ada '); fill('Ada');",
    'Ada',
  ];
  expect(reports.map((report) => countTyped(report, [session]))).toEqual([1, 2, 0]);
  const redacted = redact(session, isTyped);
  expect(JSON.stringify(redacted)).not.toMatch(/Ada|Weber/);
  expect(redacted.entries.at(-1)?.cause).toMatchObject({
    gesture: { control: { name: 'Remove ▒▒▒', within: { name: 'Entry of ▒▒▒' } } },
  });
});

it('R18.26, R18.49 puts a text that has quotation marks into others, and counts it', () => {
  const session = sessionOf(typing('The “name”', ['"Ada"']));
  const steps = copySteps(session);
  expect(steps).toContain('2. Type «"Ada"» in «The “name”».');
  expect(countTyped(steps, [session])).toBe(1);
});

it.each([
  ['', 'Type “ac” in “Filter”'],
  ['ab', 'Change “Filter” to “ac”'],
])('R18.26 says of a text that another one stood there: “%s”', (value, step) => {
  const [first, ...others] = typing('Filter', ['a', 'ac']);
  const page = { ...showing(), fields: [{ role: 'textbox', name: 'Filter', value }] };
  const session = sessionOf([{ ...first, kind: 'type', page }, ...others]);
  expect(linesOf(session, 3, -1)).toEqual([`2. ${step}.`]);
});

it('R18.25 masks a long text, of which each letter more was a text of its own', () => {
  const text = 'All that a person writes to a company, and more. '.repeat(20).trim();
  const session = sessionOf(
    typing(
      'Text',
      [...text].map((_, end) => text.slice(0, end + 1)),
    ),
  );
  const notes = { 1: `“${text}” is shown` };
  expect(redact({ ...session, notes }, isTyped).notes).toEqual({ 1: '“▒▒▒” is shown' });
});

it.each([
  ['LU28 0019 4006 4475 0000 of Zoé is shown', '▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ of ▒▒▒ is shown'],
  ['LU280019400644750000, zoe’s.', '▒▒▒, ▒▒▒.'],
  [
    'anna.k gets “Müller”, not Anna.K@corp.lu: HTTP 503',
    '▒▒▒ gets “▒▒▒”, not masked1@example.com: HTTP 503',
  ],
  ['Jo Li and Annas list', '▒▒▒ and Annas list'],
])(
  'R18.25 masks each word of a note that a person typed, and leaves the others: %s',
  (note, redacted) => {
    const iban = 'My IBAN is LU28 0019 4006 4475 0000, call Zoé';
    const session = sessionOf(typing('Text', [iban, 'Zoé Müller', 'anna.k@corp.lu', 'Jo Li']));
    expect(redact({ ...session, notes: { 1: note } }, isTyped).notes).toEqual({ 1: redacted });
  },
);

it.each([
  ['b|', ['Type “b”', 'Empty']],
  ['b|bo|bob|bo|b|', ['Type “bob”', 'Empty']],
  // Keys that edit a text come between.
  ['a pasted text|^|', ['Type “a pasted text”', 'Empty']],
  ['bo|b||A|Ad', ['Type “Ad”']],
  ['bo|^||A|Ad', ['Type “Ad”']],
  ['bo|b|bon||', ['Type “bon”', 'Empty']],
  ['', ['Empty']],
])('R18.50 tells typing that ends empty as two acts: %s', (typed, told) => {
  const session = sessionOf(
    typing('Name', typed.split('|')).map((act) =>
      act.value === '^' ? { ...act, kind: 'press', value: 'Control+x' } : act,
    ),
  );
  expect(linesOf(session, 3, -1).map((line) => line.slice(3).split(/ in | “N/)[0])).toEqual(told);
  const fills = copyTest(session).match(/(?<=\.fill\().*(?=\))/g);
  expect(fills).toEqual(told.map((text) => `'${/“(.*)”/.exec(text)?.[1] ?? ''}'`));
});

it('R18.50 tells what followed from emptying a field, also where somebody types in it later', () => {
  const record = startRecord();
  const type = (value: string) =>
    record.act({ kind: 'type', control: { role: 'searchbox', name: 'Search' }, value }, 'lamp');
  for (const value of ['f', '']) type(value);
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  record.pass(600);
  type('r');
  expect(copySteps(record.end()).match(/(?<=\d\. )(?:Type|Empty).*|Desk.*/g)).toEqual([
    'Empty “Search”.',
    'Desk lamp: off → lit.steady.',
    'Type “r” in “Search”.',
  ]);
});
