import { expect, it } from 'vitest';
import type { Gesture } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord, surroundings } from '../recordSession.ts';
import { button, copySteps, copyTest, light, linesIn, linesOf, send, write } from './copies.ts';

const pointed = { ...button('Chat'), page: showing('lamp') };
const down = { by: 'person', pointed } as const;

it('R18.26, R18.61 tells a press once on which the page acts as the button goes down, and what is pointed at', () => {
  const record = startRecord();
  for (const type of ['letter.toggle', 'letter.retry'])
    record.send('letter', { type }, { by: 'person', pointed: { ...pointed, kind: 'point' } });
  for (let times = 0; times < 2; times += 1)
    record.send('lamp', { type: 'lamp.press' }, { by: 'person', pointed });
  record.click('Close chat', 'letter', 'letter.toggle');
  record.act(button('Close chat'));
  const right = { ...pointed, kind: 'rightClick' } as const;
  record.send('lamp', { type: 'lamp.press' }, { by: 'person', pointed: right });
  record.act(right);
  const steps = linesOf(record.end(), 3).filter((line) => /^\d/.test(line));
  expect(steps).toEqual([
    '2. Point at the button “Chat”.',
    '3. Click the button “Chat”.',
    '4. Click the button “Close chat”.',
    '5. Right-click the button “Chat”.',
  ]);
  // Without a click, as after a drag, it was no press.
  const dragged = startRecord();
  dragged.send('lamp', { type: 'lamp.press' }, { by: 'person', pointed });
  expect(copySteps(dragged.end())).toContain('2. Point at the button “Chat”.');
});

it('R18.54 knows where the focus was before a press on which the page acts as it moves', () => {
  const record = startRecord();
  const focus = { role: 'button', name: 'Chat' };
  const after = { ...down, pointed: { ...pointed, page: { ...showing('lamp'), focus } } };
  record.act(button('Menu'));
  record.send('lamp', { type: 'lamp.press' }, after);
  record.act(pointed);
  record.act(button('Menu'));
  // Without a click, it was no press.
  record.send('lamp', { type: 'lamp.press' }, after);
  expect(copyTest(record.end(), 'lamp')).not.toContain(':focus');
});

it('R18.42, R18.54 has a slow click be a click, and holds the button where the page has waited for that', () => {
  const slow = startRecord();
  slow.send('lamp', { type: 'lamp.press' }, down);
  slow.pass(600);
  slow.act(pointed);
  const held = startRecord();
  light(held);
  held.send('lamp', { type: 'lamp.flicker' }, down);
  held.pass(1_200);
  held.act(pointed);
  const [plain, long] = [slow.end(), held.end()];
  expect(linesOf(plain, 3, 4)).toEqual(['2. Click the button “Chat”.']);
  expect(copyTest(plain, 'lamp')).toContain("'Chat', exact: true }).click();");
  expect(copySteps(long)).toContain('Click the button “Chat”, held down for 1.2 s.\n');
  expect(copyTest(long, 'lamp')).toContain("'Chat', exact: true }).click({ delay: 1_200 });");
  for (const session of [plain, long]) expect(copyTest(session)).not.toContain('hover');
});

it('R18.42, R18.54 leaves a field once, where something follows as the page loses the focus', () => {
  const record = startRecord();
  const field = { control: { role: 'textbox', name: 'Text' }, page: showing('letter') };
  record.act({ ...field, kind: 'type', value: 'Hi' });
  // The last one changes nothing.
  for (const text of ['Hi', 'Hi.', 'Hi.'])
    record.send(
      'letter',
      { type: 'letter.write', text },
      { by: 'person', pointed: { ...field, kind: 'leave' } },
    );
  const session = record.end();
  expect(linesOf(session, 3, -1)).toEqual([
    '2. Type “Hi” in “Text”.',
    '3. Leave the field “Text” (the page loses the focus).',
  ]);
  const locator = "await page.getByRole('textbox', { name: 'Text', exact: true })";
  expect(linesIn(copyTest(session))).toEqual([`${locator}.fill('Hi');`, `${locator}.blur();`]);
});

it('R18.50 tells a key and what it changes as one: the choice in a list, else the key', () => {
  const record = startRecord();
  const key = (role: string, name: string, value: string) =>
    record.act({ kind: 'press', control: { role, name }, value }, 'lamp');
  key('combobox', 'Feed', 'ArrowDown');
  record.act({ kind: 'choose', control: { role: 'combobox', name: 'Feed' }, value: 'Slow' });
  key('radio', 'S', 'ArrowRight');
  record.act({ kind: 'click', control: { role: 'radio', name: 'M' }, turns: 'on' });
  key('slider', 'Volume', 'Home');
  record.act({ kind: 'type', control: { role: 'slider', name: 'Volume' }, value: '0' });
  // The page has done something else with the key.
  key('combobox', 'Feed', 'ArrowUp');
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  record.act({ kind: 'choose', control: { role: 'combobox', name: 'Feed' }, value: 'Fast' });
  // The page hears Escape, and then of the search that the browser empties.
  key('searchbox', 'Search', 'Escape');
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  record.act({ kind: 'type', control: { role: 'searchbox', name: 'Search' }, value: '' });
  write(record);
  send(record);
  // Letters find an option, and the next one finds it again.
  key('combobox', 'Feed', 'v');
  record.act({ kind: 'choose', control: { role: 'combobox', name: 'Feed' }, value: 'Very fast' });
  key('combobox', 'Feed', 'e');
  // The click with a held key that has chosen it.
  record.act(
    { kind: 'click', control: { role: 'combobox', name: 'Feed' }, value: 'Control' },
    'lamp',
  );
  expect(linesOf(record.end(), 3, -1)).toEqual([
    '2. Choose “Slow” in “Feed”.',
    '3. Press ArrowRight on the radio “S”.',
    '4. Press Home on the slider “Volume”.',
    '5. Press ArrowUp in “Feed”.',
    '   - Desk lamp: off → lit.steady.',
    '6. Choose “Fast” in “Feed”.',
    '7. Press Escape in “Search”.',
    '   - Desk lamp: lit.steady → off; Letter: mail.ready → mail.waiting.',
    '8. Choose “Very fast” in “Feed”.',
  ]);
});

it('R18.50 tells a key that leads from control to control once, with its count', () => {
  const record = startRecord();
  const press = (value: string, name: string) =>
    record.act({ kind: 'press', value, control: { role: 'link', name } });
  for (const name of ['Home', 'About', 'Studio', 'Team']) press('Tab', name);
  press('Shift+Tab', 'Lamp');
  press('Enter', 'Studio');
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  press('Tab', 'Studio');
  press('Tab', 'Podcast');
  const recorded = { ...record.end(), page: showing(), surroundings };
  expect(linesOf(recorded, 4).filter((line) => /^\d/.test(line))).toEqual([
    '2. Press Tab on the link “Home”, 4 times.',
    '3. Press Shift+Tab on the link “Lamp”.',
    '4. Press Enter on the link “Studio”.',
    '5. Press Tab on the link “Studio”, 2 times.',
  ]);
  const test = copyTest(recorded);
  expect(test).toContain(".press('Tab');\n  await page.keyboard.press('Tab');\n}");
  expect(test).toContain(
    ".press('Tab');\n  for (let times = 1; times < 4; times += 1) await page.keyboard.press('Tab');",
  );
});

it('R18.51 tells which radio a key has turned on, and not again the one that was pressed', () => {
  const record = startRecord();
  const pageWith = (on: string) => ({
    ...showing(),
    tree: ['S', 'M']
      .map((name) => `- radio "${name}"${name === on ? ' [checked]' : ''}`)
      .join('\n'),
  });
  const press = (kind: 'press' | 'click', name: string, on: string, more: Partial<Gesture> = {}) =>
    record.act({ kind, control: { role: 'radio', name }, page: pageWith(on), ...more });
  press('press', 'S', 'S', { value: 'ArrowRight' });
  press('click', 'M', 'S', { turns: 'on' });
  record.pass(500);
  press('click', 'S', 'M', { turns: 'on' });
  press('press', 'M', 'S', { value: 'Space', turns: 'on' });
  expect(linesOf({ ...record.end(), page: pageWith('M') }, 3, -1)).toEqual([
    '2. Press ArrowRight on the radio “S”.',
    '   - The radio “M” is on.',
    '3. Click the radio “S”.',
    '4. Press Space on the radio “M”.',
  ]);
});
