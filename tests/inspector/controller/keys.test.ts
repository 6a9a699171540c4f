// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { copyTest, linesIn, linesOf, sessionOf } from '../handOver/copies.ts';
import { element, follow, gestures, show, texts } from './gestures.ts';

follow();

it('R18.42 notes keys that do something by themselves', async () => {
  const user = show('<form><label>Name <input></label><button>Send</button></form>');
  element('form').addEventListener('submit', (event) => event.preventDefault());
  element('input').focus();
  await user.keyboard('a{Enter}{ArrowLeft}{Tab}{Enter} ');
  await user.click(element('button'));
  element('button').blur();
  await user.keyboard('k{Escape}{Control>}k{/Control}');
  expect(texts()).toEqual([
    'Type “a” in “Name”',
    'Press Enter in “Name”',
    'Press Tab in “Name”',
    'Press Enter on the button “Send”',
    'Press Space on the button “Send”',
    'Click the button “Send”',
    'Press k',
    'Press Escape',
    'Press Control+k',
  ]);
});

const own = '<i role="switch"></i>';
const button = '<button>Tags</button>';
const filled = '<input value="a">';
const secret = '<input type="password" value="a">';
const chords = ['Control+k', 'Control+Shift+K', 'Alt+n', 'F2', 'Shift+F2', 'Backspace'];
const edits = ['b', ',', 'Alt+å', 'Alt+@', 'AltGraph+e', 'Delete', 'ArrowLeft'];

it.each([
  ['chords, function keys and keys in an empty field', '<input>', [...chords, ''], '', chords],
  ['no key that writes or edits', filled, edits, '', []],
  ['a key that the page has taken', filled, [',', 'Backspace'], ',Backspace', [',', 'Backspace']],
  ['no letter, though the page has taken it', filled, ['b'], 'b', []],
  ['nothing of a secret', secret, [',', 'b', 'Alt+@'], ',b', []],
  ['keys on a control of the page’s own', own, ['Enter', ' '], 'Enter', ['Enter', 'Space']],
  ['keys on a button where the page has taken them', button, ['Enter', ' '], 'Enter', ['Enter']],
  ['a key whose click the page keeps back', button, [' ', 'Enter'], ' ', ['Space']],
  ['keys that click nothing', '<a href="#a">Tags</a><input>', ['Enter', ' '], '', ['Space']],
])('R18.42 notes %s', (_, html, keys, prevented, told) => {
  show(html);
  const control = element('body *');
  control.addEventListener('keydown', (event) => {
    if (!prevented.includes(event.key)) return;
    if (event.key === 'Enter') control.click();
    event.preventDefault();
  });
  for (const pressed of keys) {
    const [key = '', ...held] = pressed.split('+').reverse();
    const [ctrlKey, altKey, shiftKey] = [/Control/, /Alt/, /Shift/].map((one) =>
      held.some((name) => one.test(name)),
    );
    const how = { ctrlKey, altKey, shiftKey, key };
    const Kind = key === '' ? Event : KeyboardEvent;
    const event = new Kind('keydown', { ...how, bubbles: true, cancelable: true });
    const getModifierState = (name: string) => held.includes(name);
    control.dispatchEvent(Object.assign(event, key !== '' && { getModifierState }));
  }
  const keysTold = gestures.filter(({ kind }) => kind === 'press').map(({ value }) => value);
  expect(keysTold).toEqual(told);
});

it('R18.42 tells a press of the pointer after a key that has clicked nothing', () => {
  show('<button>Tags</button>');
  const button = element('button');
  // The page clicks the control itself as the pointer goes down.
  button.onpointerdown = () => button.click();
  button.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(gestures.map(({ kind }) => kind)).toEqual(['click']);
});

it('R18.42, R18.50 tells a chord or a sign in a text only where something has come of it', () => {
  const control = { role: 'textbox', name: 'Tags' };
  const press = (value: string, more = {}) => ({ kind: 'press', value, control, ...more }) as const;
  const session = sessionOf([
    { kind: 'type', value: 'a', control },
    press(',', { isHeard: true }),
    press('Control+a'),
    press('Control+z', { isHeard: true }),
    press('Control+k'),
  ]);
  expect(linesOf(session, 3, -1)).toEqual([
    '2. Type “a” in “Tags”.',
    '3. Press , in “Tags”.',
    '4. Press Control+z in “Tags”.',
    '5. Press Control+k in “Tags”.',
  ]);
  expect(linesIn(copyTest(session))[3]).toContain("press('Control+k');");
  const heard = sessionOf([press('Control+a')], 'press');
  expect(linesOf(heard, 3, 4)).toEqual(['2. Press Control+a in “Tags”.']);
});
