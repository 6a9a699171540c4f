// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { followGestures } from '../../../src/inspector/controller/followGestures.ts';
import { shownIn } from '../../../src/inspector/controller/shownIn.ts';
import { describeGesture } from '../../../src/inspector/handOver/gestureText.ts';
import type { Gesture, Shown } from '../../../src/inspector/record/entry.ts';
import { copyTest, sessionOf } from '../handOver/copies.ts';

const gestures: Gesture[] = [];
followGestures(window, (gesture) => gestures.push(gesture));
const texts = () => gestures.map(describeGesture);
const element = (selector: string) => document.querySelector(selector) as HTMLElement;

const marksIn = ({ marks }: Shown) => marks?.map(({ name, of }) => `${name} ${of}`);

/** Shows a page on which nobody has done anything. */
function show(html: string) {
  gestures.length = 0;
  document.body.innerHTML = html;
  return userEvent.setup();
}

it('R18.54 notes which radio is pressed, and which is on before it', async () => {
  const user = show(`<label><input type="radio" name="size">S</label>
    <label><input type="radio" name="size" checked>M</label><p role="radio" aria-checked="true">Red</p>`);
  for (const control of ['input', '[role=radio]']) await user.click(element(control));
  expect(texts()).toEqual(['Click the radio “S”', 'Click the radio “Red”']);
  expect(gestures.map(({ turns }) => turns)).toEqual(['on', 'on']);
  const areOn = gestures.map(({ page }) => page?.switches.map(({ isOn }) => isOn));
  expect(areOn.join(' ')).toBe('false,true,true true,false,true');
  const test = copyTest(sessionOf(gestures));
  for (const is of ["'S', exact: true })).toBe", "'M', exact: true })).not.toBe"])
    expect(test.indexOf(`${is}Checked()`)).toBeGreaterThan(test.indexOf('.click();'));
});

it('R18.54 notes what had the focus before a press moves it, where it has a role', async () => {
  const user = show(`<button>Open</button><h2 tabindex="-1">Order</h2><p tabindex="0">A text</p>
    <button id="hidden" aria-hidden="true">Hid</button><label>Name <input></label>
    <label>Key <input type="password"></label>
    <label>Pin <i aria-hidden="true">*</i><input type="password" id="pin"></label>`);
  const now = vi.spyOn(window.performance, 'now').mockReturnValue(0);
  const focus = (part: string, wait = 50) => {
    element(part).focus();
    now.mockReturnValue(window.performance.now() + wait);
  };
  for (const part of ['h2', 'p', '#hidden']) {
    focus(part);
    await user.click(element('button'));
  }
  now.mockReturnValue(1_000);
  await user.keyboard('{Tab}');
  focus('input');
  await user.keyboard('A');
  await user.keyboard('b');
  const name = { role: 'textbox', name: 'Name', value: 'A' };
  expect(gestures.pop()?.page?.fields?.[0]).toEqual(name);
  // It has no role, and a label.
  focus('[type=password]');
  await user.click(element('button'));
  // Its label has a text that its name does not have.
  focus('#pin');
  await user.click(element('button'));
  // A script that presses a key.
  focus('button', 49);
  await user.keyboard('{Escape}');
  now.mockRestore();
  expect(gestures.map(({ page }) => page?.focus?.name)).toEqual([
    'Order',
    undefined,
    undefined,
    'Open',
    'Name',
    'Key',
    undefined,
    undefined,
  ]);
});

it('R18.54 notes the states of controls as they were before a press, such as one that it takes the focus from', async () => {
  const user = show(`<button disabled>Send</button><button aria-expanded="true">More</button>
    <button aria-expanded="false">Less</button><button role="tab" aria-selected="true">Log</button>
    <input aria-label="Code"><table><tr><th aria-sort="descending">Sum</th></tr><tr><td>3</td></tr></table>
    <select aria-label="Land"><option disabled>Choose</option></select><i aria-disabled="true" role="menuitem">Cut</i>`);
  const code = element('input');
  code.addEventListener('blur', () => code.setAttribute('aria-invalid', 'true'));
  await user.click(code);
  await user.click(element('[aria-expanded=false]'));
  const before = [
    'Log selected',
    'More expanded',
    'Sum descending',
    'Send disabled',
    'Cut disabled',
  ];
  expect(gestures.map(({ page }) => page && marksIn(page))).toEqual([before, before]);
  expect(marksIn(shownIn(document))).toContain('Code invalid');
  // The panel takes the focus, and no test does. A field that was invalid before stays so.
  code.removeAttribute('aria-invalid');
  for (const isKnown of [false, true]) {
    code.focus();
    code.blur();
    window.dispatchEvent(new FocusEvent('blur'));
    expect(marksIn(shownIn(document))?.includes('Code invalid')).toBe(isKnown);
  }
});

it('R18.54 notes no states of a page with too many, and reads none at the repeats of a key', () => {
  const marks = () => shownIn(document).marks?.length;
  show(`${'<button disabled>Send</button>'.repeat(40)}<input aria-label="Text">`);
  expect(marks()).toBe(40);
  const field = element('input') as HTMLInputElement;
  const hold = (repeat: boolean) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', repeat, bubbles: true }));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  hold(false);
  element('button').remove();
  hold(true);
  hold(false);
  expect(gestures.map(({ page }) => page?.marks?.length)).toEqual([40, 40, 39]);
  show('<button disabled>Send</button>'.repeat(41));
  expect(shownIn(document)).not.toHaveProperty('marks');
});

it('R18.54 notes what is chosen in lists beside the other fields', () => {
  show(`<label>Land <select><option>Austria</option><option>France</option></select></label>
    <select multiple aria-label="Topics"><option selected>Press</option><option selected>Events</option></select>
    <label>Size <input type="range" value="30"></label><label>Count <input type="number" value="2"></label>
    <label>Day <input type="date" value="2026-11-30"></label>`);
  const values = ['Austria', 'Press\nEvents', '30', '2', '2026-11-30'];
  const { fields } = shownIn(document);
  expect(fields?.map(({ value }) => value)).toEqual(values);
  expect(fields?.map(({ isList }) => isList)).toEqual([true, true, ...Array(3)]);
  // A pointer sets a slider that has no focus yet.
  const fill = (part: string, value: string) => {
    const field = element(part) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return gestures.at(-1)?.page?.fields?.map((one) => one.value);
  };
  element('[type=number]').focus();
  const later = window.performance.now() + 50;
  const now = vi.spyOn(window.performance, 'now').mockReturnValue(later);
  element('[type=range]').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(fill('[type=range]', '80')).toEqual(values);
  // What was in another field before that press, nobody has read.
  expect(fill('[type=number]', '3')).toEqual([...values.slice(0, 2), '80', '2026-11-30']);
  now.mockRestore();
});

it('R18.54 knows what had the focus as the panel took it', async () => {
  const user = show('<button>Open</button><button id="other">Close</button><p>A text</p>');
  const focus = () => shownIn(document).focus?.name;
  const leave = (...parts: Element[]) => {
    for (const part of parts) (part as HTMLElement).blur();
    window.dispatchEvent(new FocusEvent('blur'));
  };
  await user.click(element('button'));
  leave(element('button'));
  expect(focus()).toBe('Open');
  element('button').replaceWith('Opened');
  expect(focus()).toBeUndefined();
  await user.click(element('#other'));
  expect(focus()).toBe('Close');
  await user.click(element('p'));
  leave();
  expect(focus()).toBeUndefined();
});

it('R18.54 notes the items of lists that a person sees, also behind a dialog, and none of a page with too many', () => {
  const article = 'Long '.repeat(30);
  show(`<nav><ul><li>Shop</li></ul></nav> <p role="status"><span role="listitem">Saved</span></p>
    <main aria-hidden="true"><ul><li>Milk  <button>Delete</button></li><li></li><li>${article}</li></ul>
    <ul role="presentation"><li>Tile</li></ul>
    <table><thead><tr><th>Of</th></tr></thead><tr><td>Sum</td><td>3</td></tr></table></main>`);
  const milk = { role: 'listitem', list: 0, text: 'Milk Delete' };
  expect(shownIn(document).items).toEqual([milk, { role: 'row', list: 1, text: 'Sum3' }]);
  show(`<ul>${'<li>Milk</li>'.repeat(40)}</ul>`);
  expect(shownIn(document).items).toHaveLength(40);
  show(`<ul>${'<li>Milk</li>'.repeat(41)}</ul>`);
  expect(shownIn(document)).not.toHaveProperty('items');
});

it('R18.42 tells a press that a person takes back, and a test lets go beside the control, too', () => {
  show('<button>Done</button><input aria-label="Text">');
  const slide = (selector: string) => {
    const at = { bubbles: true, clientX: 3, clientY: 9, detail: 1 };
    element(selector).dispatchEvent(new MouseEvent('pointerdown', at));
    // The browser clicks what is around both.
    document.body.dispatchEvent(new MouseEvent('click', at));
  };
  slide('button');
  // Its text is marked.
  slide('input');
  expect(texts()).toEqual([
    'Press the button of the mouse on the button “Done”, and let go beside it',
  ]);
  expect(copyTest(sessionOf(gestures))).toContain(
    "'Done', exact: true }).hover();\n  await page.mouse.down();\n  await page.mouse.move(3, 9);\n  await page.mouse.up();",
  );
});
