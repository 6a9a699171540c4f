import { expect, it } from 'vitest';
import type { Gesture, Shown } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord, surroundings } from '../recordSession.ts';
import { button, copySteps, copyTest, linesIn, noticeOf, send, write } from './copies.ts';

it('R18.54 waits as long as the page took, and 5 s more where that was half of that', () => {
  const testAfter = (ms: number) => {
    const record = startRecord();
    write(record);
    send(record);
    record.act(button('Menu'), 'letter');
    record.pass(ms);
    record.settle('output', 'letter', 'deliver', { text: 'Ho', at: 9 });
    return copyTest(record.end(), 'letter');
  };
  const ready =
    "await expect(view('letter')).toHaveAttribute('data-state', 'sheet.folded mail.ready'";
  expect(testAfter(2_000)).toContain(`${ready});`);
  expect(testAfter(4_900)).toContain(`${ready}, { timeout: 10_000 });`);
  expect(testAfter(20_000)).toContain(`${ready}, { timeout: 25_000 });`);
  // Playwright would end it after 30 s.
  expect(testAfter(20_000)).toContain('{\n  test.setTimeout(50_000);\n');
});

it('R18.27, R18.54 expects what is gone, the address and the title, and no change where there was none', () => {
  const record = startRecord();
  const press = (shown: Partial<Shown>, gesture: Partial<Gesture> = {}) =>
    record.act({ ...button('Menu'), ...gesture, page: { ...showing('lamp'), ...shown } });
  const linesAfter = (shown: Partial<Shown>, session = record.end()) =>
    linesIn(copyTest({ ...session, page: { ...showing('lamp'), ...shown } }));
  press({}, { machine: 'lamp' });
  press({}, { machine: 'lamp', kind: 'press', value: 'Tab' });
  press({}, { machine: 'letter' });
  press({});
  press({ address: '/off?now=1' });
  press({ address: '/off?now=1', title: 'Off' });
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  const menu = "await page.getByRole('button', { name: 'Menu', exact: true })";
  const [click, tab] = [`${menu}.click();`, `${menu}.press('Tab');`];
  const off = { machines: [], address: '/off?now=1', title: 'Off' };
  expect(linesAfter(off)).toEqual([
    click,
    "await expect(view('lamp')).toHaveAttribute('data-state', 'off');",
    tab,
    click,
    '// Nothing is expected of this press.',
    click,
    "await expect(page).toHaveURL('/off?now=1');",
    "await expect(page).toHaveTitle('About');",
    click,
    "await expect(page).toHaveTitle('Off');",
    click,
    "await expect(view('lamp')).toBeHidden();",
  ]);
});

it('R18.51, R18.54 tells where the page has put the focus, and not where a person or a browser has', () => {
  const record = startRecord();
  const at = (role: string, name: string) => ({ ...showing(), focus: { role, name } });
  const press = (page: Shown, name: string, more: Partial<Gesture> = {}) =>
    record.act({ kind: 'click', control: { role: 'button', name }, page, ...more });
  const type = (page: Shown, name: string) =>
    record.act({ kind: 'type', control: { role: 'textbox', name }, value: 'a', page });
  press(showing(), 'Open');
  press(at('dialog', 'Order'), 'Add');
  press(at('button', 'Add'), 'Add', { kind: 'press', value: 'Tab' });
  press(at('button', 'Close'), 'Close', { kind: 'press', value: 'Enter' });
  record.pass(9_000);
  press(at('button', 'Open'), 'Help');
  // Who fills a field in may have clicked into it.
  press(at('button', 'Help'), 'Day', { control: { role: 'textbox', name: 'Day' } });
  type(at('textbox', 'Day'), 'Day');
  type(at('textbox', 'Month'), 'Month');
  // A browser fills in the other field.
  type(at('textbox', 'Month'), 'Town');
  press(at('textbox', 'Year'), 'Send', { kind: 'leave' });
  // A click takes the focus: the page has put it back. One at what is disabled, or at an option, does not.
  press(at('textbox', 'Month'), 'Add');
  const off = { role: 'button', name: 'Off', isDisabled: true };
  press(at('textbox', 'Month'), 'Off', { control: off });
  press(at('textbox', 'Month'), 'May', { control: { role: 'option', name: 'May' } });
  press(at('textbox', 'Month'), 'Send');
  const session = { ...record.end(), page: at('heading', 'Order 8 is sent') };
  const test = copyTest(session);
  const focus = /getByRole(.*)\)\.toBeFocused\((.*)\);/;
  const moves = linesIn(test).flatMap((line) => focus.exec(line)?.slice(1).join('') ?? []);
  expect(moves).toEqual(
    [
      "'dialog', { name: 'Order'",
      "'button', { name: 'Close'",
      "'button', { name: 'Open'",
      "'textbox', { name: 'Month'",
      "'textbox', { name: 'Month'",
      "'heading', { name: 'Order 8 is sent'",
    ].map((what, turn) => `(${what}, exact: true })${turn === 2 ? '{ timeout: 14_000 }' : ''}`),
  );
  const told = copySteps(session).match(/(?<=The focus is on the ).*(?=\.)/g);
  expect(told?.join()).toBe(
    'dialog “Order”,button “Close”,button “Open”,field “Month”,field “Month”,heading “Order 8 is sent”',
  );
});

it('R18.51 says where an act has led, or that a press has changed data alone, or nothing', () => {
  const record = startRecord();
  record.act({ ...button('Chat'), machine: 'lamp' });
  record.act({ ...button('Chat'), machine: 'letter' });
  record.send('letter', { type: 'letter.write', text: 'Dear Ada' }, { by: 'person' });
  // No view has the control.
  record.act(button('Chat'));
  record.send('letter', { type: 'letter.write', text: 'Dear Eve' }, { by: 'person' });
  // It has no states.
  record.act({ ...button('Chat'), machine: 'tally' });
  record.send('tally', { type: 'tally.add' }, { by: 'person' });
  record.act(button('Chat'));
  const page = { ...showing(), address: '/contact', title: 'Contact us' };
  const steps = copySteps({ ...record.end(), page });
  expect(steps.match(/ - .*/g)).toEqual([
    ' - Desk lamp stays in off.',
    ' - Letter stays in sheet.folded mail.ready: text "" → "Dear Ada".',
    ' - Letter: text "Dear Ada" → "Dear Eve".',
    ' - Tally: 0 → 1.',
    ' - The page is /contact, “Contact us”.',
  ]);
});

it('R18.57 says in a notice how many presses expect nothing, and which view names no actor', () => {
  const record = startRecord();
  for (const machine of ['lamp', 'login', 'login']) record.act(button('Menu'), machine);
  const session = { ...record.end(), stored: [{ name: 'choice', value: 'yes' }], surroundings };
  expect(copyTest(session).match(/expected of this press/g)).toHaveLength(3);
  expect(noticeOf(session)).toBe(
    ' 3 presses expect nothing: no actor has the path “login”, which a view names.',
  );
});
