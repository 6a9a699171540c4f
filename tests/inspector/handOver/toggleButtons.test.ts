import { expect, it } from 'vitest';
import type { Turned } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord } from '../recordSession.ts';
import { button, copySteps, copyTest, linesIn } from './copies.ts';

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
  expect(linesIn(copyTest(session), 7)).toEqual([
    click,
    `${find('Bold')}.not.toHaveCount(0);`,
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
