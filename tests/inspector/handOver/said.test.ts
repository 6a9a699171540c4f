import { expect, it } from 'vitest';
import type { Said } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord } from '../recordSession.ts';
import { button, copySteps, copyTest, linesIn, send, write } from './copies.ts';

/** A page that says so, and the press before which it did. */
const saying = (...said: Said[]) => ({ ...showing(), said });
const pressOf = (...said: Said[]) => ({ ...button('Send'), page: saying(...said) });

it('R18.51, R18.54 tells the alerts and statuses that an act has brought', () => {
  const record = startRecord();
  const [old, own, other, masked] = [
    'Welcome.',
    'It was not sent.\nTry again.',
    '3 letters',
    'To ▒▒▒.',
  ].map((text) => ({ role: 'alert', text })) as [Said, Said, Said, Said];
  record.act(pressOf(old));
  record.act(pressOf(old, own));
  record.act({ kind: 'ask', value: 'POST /api/letter', page: saying(old, own) });
  const session = { ...record.end(), page: saying(own, other, masked) };
  const click = "await page.getByRole('button', { name: 'Send', exact: true }).click();";
  expect(linesIn(copyTest(session)).slice(0, -1)).toEqual([
    click,
    "await expect.poll(() => said('alert')).toContain('It was not sent. Try again.');",
    click,
    '// Where a number of the next line differs in each visit: .toContainEqual(expect.stringMatching(/^\\d+\\s+letters$/));',
    "await expect.poll(() => said('alert')).toContain('3 letters');",
    "await expect.poll(() => said('alert')).toContainEqual(expect.stringMatching(/^To\\s+.+\\.$/));",
  ]);
  expect(copySteps(session).match(/ - .*/g)).toEqual(
    [
      'The alert “It was not sent. ⏎ Try again.” is seen.',
      'The page sends POST /api/letter.',
      'The alert “3 letters” is seen.',
      'The alert “To ▒▒▒.” is seen.',
    ].map((line) => ` - ${line}`),
  );
});

it('R18.54 expects an alert that has gone and come again meanwhile', () => {
  const record = startRecord();
  const alert = { role: 'alert', text: 'Wrong password.' };
  const status = { role: 'status', text: 'Two tries' };
  write(record);
  record.act(pressOf(alert, status));
  send(record);
  // A page is looked at more often before a result.
  record.pass(100);
  record.settle('error', 'letter', 'deliver', {}, { page: saying(status) });
  const test = copyTest({ ...record.end(), page: saying(status, alert) });
  expect(test.match(/said\('.*/g)).toEqual(["said('alert')).toContain('Wrong password.');"]);
});

it('R18.51, R18.54 tells the alerts and statuses that have gone, and none for which another one stands', () => {
  const record = startRecord();
  const [alert, status, count, left, fewer, seven] = [
    { role: 'alert', text: 'Not sent.\n\nTry again.' },
    { role: 'status', text: 'Sending' },
    { role: 'status', text: 'Sent' },
    { role: 'status', text: '3 left' },
    { role: 'status', text: '2 left' },
    { role: 'status', text: '7' },
  ] as const;
  record.act(pressOf(alert, status));
  record.pass(9_000);
  record.act(pressOf(count, fewer, left));
  // A test would find the one that stays.
  record.act(pressOf(count, fewer));
  record.act(pressOf(count, fewer, seven));
  record.act({ ...button('Leave'), page: { ...saying(fewer), address: '/about#left' } });
  const session = { ...record.end(), page: { ...showing(), title: 'Away', address: '/away' } };
  expect(copyTest(session).match(/said\(.*not\..*/g)).toEqual([
    "said('alert'), { timeout: 14_000 }).not.toContainEqual(expect.stringContaining('Not sent.'));",
    // It came after the first act. A test gets here sooner than who recorded it.
    "said('status'), { timeout: 14_000 }).not.toContainEqual(expect.stringContaining('Sent'));",
    "said('status')).not.toContainEqual(expect.stringMatching(/^\\d+$/));",
  ]);
  expect(copySteps(session).match(/ - The (?:alert|status).*/g)).toEqual([
    ' - The alert “Not sent. ⏎ Try again.” goes.',
    ' - The status “Sent” is seen.',
    ' - The status “2 left” is seen.',
    ' - The status “3 left” is seen.',
    ' - The status “3 left” goes.',
    ' - The status “7” is seen.',
    ' - The status “Sent” goes.',
    ' - The status “7” goes.',
  ]);
});

it('R18.51, R18.54 tells the lines of a status that are new or seen again, and expects the new ones', () => {
  const record = startRecord();
  // Pears, and what is saved, come again while the same stands.
  const texts = ['Apple', 'Apple\nPear', 'Apple\nPear\nPlum', 'Apple\nPear\nPlum\nPear'];
  for (const text of texts) record.act(pressOf({ role: 'status', text }));
  const saved = { role: 'status', text: 'Saved.\nUndo' };
  record.act(pressOf(saved));
  record.act(pressOf(saved, saved));
  const session = { ...record.end(), page: saying(saved) };
  expect(copySteps(session).match(/(?<= - The status ).*/g)).toEqual([
    '“Pear” is seen.',
    '“Plum” is seen.',
    '“Pear” is seen again.',
    '“Saved. ⏎ Undo” is seen.',
    '“Saved. ⏎ Undo” is seen again.',
    '“Saved. ⏎ Undo” goes, and an equal one stays.',
  ]);
  const expected = ['Apple Pear', 'Apple Pear Plum', 'Saved. Undo'];
  expect(copyTest(session).match(/(?<=toContain\(').*(?=')/g)).toEqual(expected);
});
