// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { shownIn } from '../../../src/inspector/controller/shownIn.ts';
import { copyTest, sessionOf } from '../handOver/copies.ts';
import { element, follow, gestures, show, texts } from './gestures.ts';

follow();

it('R18.54 notes what the page showed before a press turned a radio', async () => {
  const user = show(`<nav aria-label="Main"><a href="/a">Shop</a></nav><main><h1>Order</h1>
    <label><input type="radio" name="size">S</label><label><input type="radio" name="size" checked>M</label>
    <p>A <b>text</b></p><input aria-label="Name" value="Ada" placeholder="You"><p aria-hidden="true">Hid</p>
    <table><tr><td>Sum <b>3</b></td></tr></table></main><p role="status">Saved: 1</p>`);
  await user.click(element('[type=radio]'));
  expect(texts()).toEqual(['Click the radio “S”']);
  const before = [
    '- navigation "Main":',
    '  - link "Shop"',
    '- main:',
    '  - heading "Order" [level=1]',
    '  - radio "S"',
    '  - text: S',
    '  - radio "M" [checked]',
    '  - text: M',
    '  - paragraph: A text',
    '  - textbox "Name"',
    '  - table:',
    '    - rowgroup:',
    '      - row "Sum 3"',
    '- status: "Saved: 1"',
  ];
  expect(gestures[0]?.page?.tree?.split('\n')).toEqual(before);
  expect(shownIn(document).tree).toContain('- radio "S" [checked]');
});

it('R18.54 notes what had the focus before a press moves it, where it has a name', async () => {
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
  focus('[type=password]');
  await user.click(element('button'));
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
    'Pin',
    undefined,
  ]);
});

it('R18.54 leaves a name out that holds the text of a field, and no name that a label gives', () => {
  show(`<form aria-label="New item"><input aria-label="Item" value="e"></form>
    <table><tr><td>Of <input aria-label="Name" value="Ada W"></td></tr></table>`);
  const { tree = '' } = shownIn(document);
  expect(tree).toContain('form "New item"');
  expect(tree).toContain('textbox "Item"');
  expect(tree).not.toContain('Ada');
});

it('R18.54 reads no page with too much on it, and reads none anew at the repeats of a key', () => {
  show('<b></b><input aria-label="Text">');
  const field = element('input') as HTMLInputElement;
  const hold = (repeat: boolean) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', repeat, bubbles: true }));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  hold(false);
  element('b').outerHTML = '<button>Now</button>';
  hold(true);
  hold(false);
  const known = gestures.map(({ page }) => page?.tree?.includes('Now'));
  expect(known).toEqual([false, false, true]);
  // A driver chooses without a key.
  show('<select aria-label="Land"></select><p>Now</p>');
  element('select').dispatchEvent(new Event('input', { bubbles: true }));
  expect(gestures[0]?.page?.tree).toContain('paragraph: Now');
  show('<b></b>'.repeat(2_001));
  expect(shownIn(document)).not.toHaveProperty('tree');
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
