import { OWN_KEYS } from '../ownKeys.ts';
import { isSecret, isText, textIn } from './controls.ts';

/** Keys that do nothing by themselves, or that no test can press. */
const NO_KEYS = [
  ...['Control', 'Alt', 'Meta', 'Shift', 'Dead', 'AltGraph', 'CapsLock'],
  ...['Process', 'Unidentified'],
];

/** The modifier keys that are held. A shifted letter is another letter. */
export const heldWith = (
  { ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent,
  isShifted = shiftKey,
) =>
  [ctrlKey && 'Control', altKey && 'Alt', metaKey && 'Meta', isShifted && 'Shift'].filter(Boolean);

/** A key with its modifiers; undefined for one that is none by itself, or that is still held. */
export function keyOf(event: KeyboardEvent): string | undefined {
  const { key, shiftKey, repeat, isComposing } = event;
  // A browser that fills a form in sends keys without a name.
  if (!key || repeat || isComposing || [...OWN_KEYS, ...NO_KEYS].includes(key)) return undefined;
  const name = key === ' ' ? 'Space' : key;
  const isChord = event.ctrlKey || event.altKey || event.metaKey;
  return [...heldWith(event, shiftKey && (isChord || name.length > 1)), name].join('+');
}

/** Whether a key writes a letter, also with AltGr, or with the Option key of a Mac. */
function isLetter(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (key.length > 1) return false;
  if (event.getModifierState('AltGraph')) return true;
  // Option writes signs, such as @, and no plain letter or digit.
  return !ctrlKey && !metaKey && (!altKey || !/[a-z\d]/i.test(key));
}

/** Whether a key in a text is an act by itself: most come as text. */
function isActIn(text: Element, event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (isLetter(event)) return false;
  if (['Backspace', 'Delete'].includes(key) && textIn(text) === '') return true;
  return ctrlKey || altKey || metaKey || /^(?:Enter|Escape|Tab|ArrowUp|ArrowDown|F\d+)$/.test(key);
}

/** Whether the browser has a key click a control: no control of a page's own. */
function isClickedBy(control: Element, key: string): boolean {
  if (control.matches('a[href]')) return key === 'Enter';
  if (control.matches('[type=checkbox], [type=radio]')) return key === ' ';
  return control.matches('button, input, select, summary') && ['Enter', ' '].includes(key);
}

/** Whether a key is told as it goes down. Another one writes, or has its control clicked. */
export const isToldAtOnce = (event: KeyboardEvent, control: Element | undefined): boolean =>
  !control || (isText(control) ? isActIn(control, event) : !isClickedBy(control, event.key));

/** Whether a key that a page has prevented may be told: what a person writes is masked as text alone. */
export const isTellable = ({ key }: KeyboardEvent, control: Element | undefined): boolean =>
  !control ||
  !isText(control) ||
  key.length > 1 ||
  !(isSecret(control) || /[\p{L}\p{N}]/u.test(key));

/** Calls back as the page keeps the browser from its own answer to an event. */
export function whenPrevented(event: Event, tell: () => void): void {
  const prevent = event.preventDefault.bind(event);
  const value = () => {
    const isFirst = !event.defaultPrevented;
    prevent();
    if (!isFirst || !event.defaultPrevented) return;
    try {
      tell();
    } catch (error) {
      // A fault of the inspector does not end what the page does with the key.
      reportError(error);
    }
  };
  // An event that a page has made may not let itself be changed.
  Reflect.defineProperty(event, 'preventDefault', { value, configurable: true, writable: true });
}
