import { expect, it } from 'vitest';
import { redact } from '../../../src/inspector/handOver/redact.ts';
import { countTyped } from '../../../src/inspector/handOver/typing.ts';
import { app, startRecord } from '../recordSession.ts';
import { copySteps, copyTest, linesOf, sessionOf } from './copies.ts';

const { isTyped } = app;

it('R18.25, R18.49 counts and masks what a person typed letter by letter, also where a part of the page has it as its name', () => {
  const record = startRecord();
  const control = { role: 'textbox', name: 'Name' };
  for (const value of ['Ada', 'Ada ', 'Ada  Weber ']) record.act({ kind: 'type', control, value });
  const within = { role: 'form', name: 'Entry of Ada Weber' };
  record.act({ kind: 'click', control: { role: 'button', name: 'Remove Ada Weber', within } });
  const session = record.end();
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
  const record = startRecord();
  const control = { role: 'textbox', name: 'The “name”' };
  record.act({ kind: 'type', control, value: '"Ada"' });
  const session = record.end();
  const steps = copySteps(session);
  expect(steps).toContain('2. Type «"Ada"» in «The “name”».');
  expect(countTyped(steps, [session])).toBe(1);
});

it('R18.25 masks a long text, of which each letter more was a text of its own', () => {
  const record = startRecord();
  const control = { role: 'textbox', name: 'Text' };
  const text = 'All that a person writes to a company, and more. '.repeat(20).trim();
  for (let end = 1; end <= text.length; end += 1) {
    record.act({ kind: 'type', control, value: text.slice(0, end) });
  }
  const notes = { 1: `“${text}” is shown` };
  expect(redact({ ...record.end(), notes }, isTyped).notes).toEqual({ 1: '“▒▒▒” is shown' });
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
    const record = startRecord();
    const control = { role: 'textbox', name: 'Text' };
    const typed = 'My IBAN is LU28 0019 4006 4475 0000, call Zoé|Zoé Müller|anna.k@corp.lu|Jo Li';
    for (const value of typed.split('|')) record.act({ kind: 'type', control, value });
    expect(redact({ ...record.end(), notes: { 1: note } }, isTyped).notes).toEqual({ 1: redacted });
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
  const control = { role: 'textbox', name: 'Name' };
  const session = sessionOf(
    typed
      .split('|')
      .map((value) =>
        value === '^'
          ? ({ kind: 'press', value: 'Control+x', control } as const)
          : ({ kind: 'type', value, control } as const),
      ),
  );
  expect(linesOf(session, 3, -1).map((line) => line.slice(3).split(/ in | “N/)[0])).toEqual(told);
  const fills = copyTest(session).match(/(?<=\.fill\().*(?=\))/g);
  expect(fills).toEqual(told.map((text) => `'${/“(.*)”/.exec(text)?.[1] ?? ''}'`));
});
