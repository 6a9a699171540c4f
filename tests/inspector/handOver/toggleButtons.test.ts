import { expect, it } from 'vitest';
import type { Gesture, Mark, Turned } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord } from '../recordSession.ts';
import { button, copySteps, copyTest, linesIn, linesOf, sessionOf, write } from './copies.ts';

it('R18.51, R18.54 tells which toggle buttons are pressed', () => {
  const record = startRecord();
  const [bold, mute, side] = ['Bold', 'Mute', 'Side'].map((name) => ({ role: 'button', name }));
  const shown = (...on: unknown[]) =>
    [bold, mute, side].map((one) => ({ ...one, isOn: on.includes(one) }) as Turned);
  const fields = [{ role: 'textbox', name: 'Name', value: 'Ada' }];
  const press = (...switches: Turned[]) =>
    record.act({ ...button('Bold'), page: { ...showing(), switches, fields } });
  press(...shown(mute, side));
  press(...shown(bold, side));
  // Some say that they are pressed only as long as they are.
  press(...shown(bold).slice(0, 2));
  const page = { ...showing(), switches: shown(bold).slice(0, 2), fields };
  const session = { ...record.end(), page };
  const click = "await page.getByRole('button', { name: 'Bold', exact: true }).click();";
  const find = (name: string) =>
    `await expect(page.getByRole('button', { name: '${name}', exact: true, pressed: true }))`;
  expect(linesIn(copyTest(session))).toEqual([
    click,
    `${find('Bold')}.toBeAttached();`,
    `${find('Mute')}.toHaveCount(0);`,
    click,
    `${find('Side')}.toHaveCount(0);`,
    click,
    // What stands in a field was there before.
    '// Nothing is expected of this press.',
    "await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada');",
  ]);
  expect(copySteps(session).match(/ - .*/g)).toEqual([
    ' - The button “Bold” is pressed.',
    ' - The button “Mute” is pressed no more.',
  ]);
});

it('R18.51, R18.54 tells what the page itself turns, or turns back, and not what the step says', () => {
  const names = ['switch Contrast', 'checkbox Locked', 'radio Small', 'radio Large'] as const;
  const pageWith = (...on: (typeof names)[number][]) => ({
    ...showing(),
    switches: names.map((one) => {
      const [role, name] = one.split(' ') as [string, string];
      return { role, name, isOn: on.includes(one) };
    }),
  });
  const record = startRecord();
  const lock = { kind: 'click', control: { role: 'checkbox', name: 'Locked' } } as const;
  const save = { kind: 'ask', value: 'POST /api/save' } as const;
  const turn = (turns: 'on' | 'off', ...on: Parameters<typeof pageWith>) =>
    record.act({ ...lock, turns, page: pageWith('radio Small', ...on) });
  const refuse = () => {
    record.act(save);
    record.act({ kind: 'answer', value: `${save.value}: 423` });
  };
  record.act({ ...button('Reset'), page: pageWith('switch Contrast', 'radio Large') });
  turn('on');
  turn('off', 'checkbox Locked');
  turn('on');
  refuse();
  // The page is seen before the answer comes, too.
  turn('on');
  write(record, { page: pageWith('radio Small', 'checkbox Locked') });
  refuse();
  // It may still turn with the answer.
  turn('on');
  record.act(save);
  const session = { ...record.end(), page: pageWith('radio Small') };
  expect(copySteps(session).match(/(?<=^\d\. |- )(?:Turn|The \w+ “).*/gm)).toEqual([
    'The switch “Contrast” is off.',
    'The radio “Small” is on.',
    'Turn on the checkbox “Locked”.',
    'Turn off the checkbox “Locked”.',
    'Turn on the checkbox “Locked” × 2.',
    'The checkbox “Locked” is off again.',
    'Turn on the checkbox “Locked”.',
  ]);
  const allOf = (isOn: boolean) => ({
    ...showing(),
    switches: ['A', 'B', 'C', 'D'].map((name) => ({ role: 'switch', name, isOn })),
  });
  const many = sessionOf([{ ...button('Reset'), page: allOf(true) }]);
  expect(linesOf({ ...many, page: allOf(false) }, 4, -1)).toEqual(['   - 4 switches are off.']);
  const told = copyTest(session).match(/click|(?<=expect.*name: ')\w+|not(?=\.toBeChecked)/g);
  expect(told?.join(' ')).toBe(
    'click Contrast not Small Large not click Locked click Locked not click Locked not click Locked not click',
  );
});

const marked = (...marks: [role: string, name: string, of: Mark['of']][]) => ({
  ...showing('lamp'),
  marks: marks.map(([role, name, of]) => ({ role, name, of })),
});

const FOUND = /(?<=expect\(page\.).*(?:: true }|locator\(.*)\)\).*/g;

it('R18.51, R18.54 tells the states of other controls: come and gone, but for what is not steady', () => {
  const record = startRecord();
  const send = ['button', 'Send', 'disabled'] as const;
  record.act({ ...button('Log'), page: marked([...send], ['tab', 'Start', 'selected']) });
  const twin = ['button', 'Delete', 'disabled'] as const;
  const day = ['button', '29', 'disabled'] as const;
  const log = ['tab', 'Log', 'selected'] as const;
  record.act({
    ...button('Sort'),
    page: marked([...send], [...log], [...twin], [...twin], [...day]),
  });
  record.act({
    ...button('Flicker'),
    page: marked([...log], ['columnheader', 'Sum', 'ascending'], ['', 'Code', 'invalid']),
  });
  record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
  record.send('lamp', { type: 'lamp.flicker' }, { by: 'person' });
  // While the lamp goes on, a button may be disabled for a moment.
  const page = marked([...log], ['button', 'Flicker', 'disabled']);
  const session = { ...record.end(), page };
  expect(copySteps(session).match(/(?<= - ).* is .*/g)).toEqual([
    'No tab “Start” is selected any more.',
    'The tab “Log” is selected.',
    'No button “Send” is disabled any more.',
    'The column “Sum” is sorted ascending.',
    'The field “Code” is invalid.',
  ]);
  expect(copyTest(session).match(FOUND)).toEqual([
    "getByRole('tab', { name: 'Start', exact: true, selected: true })).toHaveCount(0);",
    "getByRole('tab', { name: 'Log', exact: true, selected: true })).toBeAttached();",
    "getByRole('button', { name: 'Send', exact: true, disabled: true })).toHaveCount(0);",
    "getByRole('columnheader', { name: 'Sum', exact: true }).and(page.locator('[aria-sort=ascending]'))).toBeAttached();",
    "getByLabel('Code', { exact: true }).and(page.locator('[aria-invalid=true]'))).toBeAttached();",
  ]);
});

it('R18.54 expects the state of the control first that was used, and none while a request is under way', () => {
  const page = marked(
    ['tab', 'Bill', 'selected'],
    ['button', 'More', 'expanded'],
    ['link', 'Print', 'disabled'],
    ['button', 'Save', 'disabled'],
  );
  const linesAfter = (...gestures: Gesture[]) => {
    const record = startRecord();
    record.act({ ...button('Save'), page: marked() });
    for (const gesture of gestures) record.act(gesture);
    return copyTest({ ...record.end(), page }).match(FOUND);
  };
  const ask = { kind: 'ask', value: 'POST /api/bill', text: '{}' } as const;
  const answer = { kind: 'answer', value: `${ask.value}: 200` } as const;
  expect(linesAfter(ask, ask, answer)).toBeNull();
  expect(linesAfter(ask, answer)).toEqual([
    "getByRole('button', { name: 'Save', exact: true, disabled: true })).toBeAttached();",
    "getByRole('tab', { name: 'Bill', exact: true, selected: true })).toBeAttached();",
    "getByRole('button', { name: 'More', exact: true, expanded: true })).toBeAttached();",
  ]);
});
