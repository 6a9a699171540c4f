import { byName } from '@interpunct/model-kit/byName';
import { eventName } from '@interpunct/model-kit/describeChart';
import { calledIn } from '../charts/calledIn.ts';
import type { Cause, Control, Gesture, Intervention, Shown, Size } from '../record/entry.ts';
import { durationOf } from './duration.ts';
import type { Charts } from './sessionFile.ts';

const roleNames = byName({
  textbox: 'field',
  searchbox: 'search field',
  combobox: 'list',
  menuitem: 'menu item',
  columnheader: 'column',
  '': 'control',
});

/** A text on one line: a list keeps its items, and no line of a text begins a heading. */
export const onOneLine = (text: string) =>
  text.replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, ' ⏎ ');

/** As much of a text as a sentence takes. It ends with a whole word, and before a number that goes on. */
export const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).replace(/\s+(?:[+\d][\d\s]*|\S*)$/, '')}…` : text;

/** A text in quotes, in others than its own: it stays as it is. */
export const inQuotes = (text: string) => (/["“”]/.test(text) ? `«${text}»` : `“${text}”`);

/** A name in quotes, or another text of at most so many letters. */
export const quote = (name: string, most = 120) => inQuotes(shorten(name, most));

function nameOf({ role, name, within, place }: Control): string {
  const own = name === '' ? `the ${roleNames[role] ?? role} without a name` : quote(name);
  const part = within && ` in the ${within.role}${within.name && ` ${quote(within.name)}`}`;
  return `${own}${part ?? ''}${place === undefined ? '' : ` (no. ${place + 1} of that name)`}`;
}

/** `the disabled button “Send”`. */
export function controlText(control: Control): string {
  const kind = control.isDisabled ? 'disabled ' : '';
  const what = control.name === '' ? '' : `the ${kind}${roleNames[control.role] ?? control.role} `;
  return `${what}${nameOf(control)}`;
}

/** `1280 × 720`. */
export const sizeText = ({ width, height }: Size) => `${width} × ${height}`;

/** What letters go into. Other controls are pressed. */
export const TEXTS = ['textbox', 'searchbox', 'combobox', 'spinbutton', ''];

/** Whether a gesture is about a text. */
export const isOfText = ({ control }: Gesture): boolean =>
  control !== undefined && TEXTS.includes(control.role);

/** `the file “a.pdf”`. */
function filesText(value: string): string {
  const names = value.split('\n').map(inQuotes);
  return `the file${names.length > 1 ? 's' : ''} ${names.join(', ')}`;
}

/** What a person did, in a person's words: `Click the link “Services”`. */
export function describeGesture(gesture: Gesture): string {
  const { kind, control, value = '', text = '', at, times, heldFor, clicks = 1 } = gesture;
  // A radio is pressed, whatever it was before.
  const turns = control?.role === 'radio' ? undefined : gesture.turns;
  const where = control ? ` in ${nameOf(control)}` : '';
  const target = control ? controlText(control) : `beside the controls, at ${at?.x}, ${at?.y}`;
  switch (kind) {
    case 'click':
      return `${turns ? `Turn ${turns}` : clicks === 2 ? 'Double-click' : 'Click'} ${target}${clicks > 2 ? ` ${clicks} times` : ''}${value && ` with ${value} held`}${heldFor ? `, held down for ${durationOf(heldFor)}` : ''}`;
    case 'rightClick':
      return `Right-click ${target}`;
    case 'point':
      return `Point ${control ? 'at ' : ''}${target}`;
    case 'leave':
      return `Leave ${target} (the page loses the focus)`;
    case 'type':
      if (control?.role === 'slider') return `Set ${where.slice(4)} to ${inQuotes(value)}`;
      return value === '' ? `Empty ${where.slice(4)}` : `Type ${inQuotes(value)}${where}`;
    case 'choose':
      return `Choose ${inQuotes(value.replaceAll('\n', ', '))}${where}`;
    case 'attach':
      return value === '' ? `Empty ${where.slice(4)}` : `Choose ${filesText(value)}${where}`;
    case 'paste':
      return `Paste${where}`;
    case 'slip':
      return `Press the button of the mouse on ${target}, and let go beside it`;
    case 'drag':
      return `Drag ${control ? target : `something ${target}`}`;
    case 'drop':
      return `Drop ${value === '' ? 'something' : filesText(value)}${control ? where : ` ${target}`}`;
    case 'accept':
      return `Answer ${gesture.value === undefined ? 'OK' : inQuotes(value)} to ${quote(text)}`;
    case 'dismiss':
      return `Answer Cancel to ${quote(text)}`;
    case 'press': {
      if (control && turns) return `Turn ${turns} ${controlText(control)} with ${value}`;
      const isText = !control || control.name === '' || TEXTS.includes(control.role);
      const often = times ? `, ${times} times` : '';
      return `Press ${value}${isText ? where : ` on ${controlText(control)}`}${often}`;
    }
    case 'reload':
      return value === '' ? 'Reload the page' : `The page loads ${value}`;
    case 'resize':
      return `Make the page ${value}`;
    case 'stop':
      return `The browser stops${where.replace(' in', ' at')}: ${value}`;
    case 'ask':
      return `The page sends ${value}`;
    case 'answer':
      return `The answer to ${value}`;
    case 'throw':
      return `The page throws an error: ${value}`;
    default:
      return `Go ${kind}`;
  }
}

/** So much of what was sent as a sentence takes. */
export const bodyText = ({ kind, text }: Gesture) =>
  kind === 'ask' && text ? ` with \`${shorten(text, 120)}\`` : '';

/** `Change “Name” to “Ada”`. */
export const changeText = (control: Control, value: string) =>
  `Change ${nameOf(control)} to ${inQuotes(value)}`;

/** What the report says of an intervention, with what it is about in the place of the braces. */
const SAID: Readonly<Record<Intervention['kind'], string>> = {
  pause: 'press “Pause”',
  resume: 'press “Resume”{}',
  step: 'press “Step”',
  speed: 'choose the speed {}×',
  advance: 'advance by {} ms',
  hold: 'switch “Hold results” on',
  free: 'switch “Hold results” off',
  release: 'release {}',
  watch: 'under “Timers”, break when `{}`',
  forget: 'under “Timers”, remove `{}`',
  restore: 'restore the moment after {}',
  go: 'go to {}',
  break: '“Break when” `{}` holds the time',
  missed: '{}',
};

export const isIntervention = (kind: unknown): boolean =>
  typeof kind === 'string' && Object.hasOwn(SAID, kind);

/** What a tester did in the inspector, with the name of its button in the panel. */
export const describeIntervention = ({ kind, about = '' }: Intervention): string =>
  SAID[kind].replace('{}', () => about);

/** An entry as the log names it: `«Click the link “Services”»`, or `chat.send` to chat. */
export function describeCause(cause: Cause, charts: Charts): string {
  switch (cause.type) {
    case 'start':
      return 'the start';
    case 'act':
      return inQuotes(describeGesture(cause.gesture));
    case 'event':
      return `\`${eventName(cause.event.type, (id) => calledIn(charts, id))}\` to ${cause.actor}`;
    case 'timer':
      return `the timer \`${eventName(cause.id)}\` of ${cause.actor}`;
    default:
      return `\`${calledIn(charts, cause.invoke)}\` of ${cause.actor}`;
  }
}

/** What is in a field of a page. */
export const valueIn = (page: Shown | undefined, { role, name }: Pick<Control, 'role' | 'name'>) =>
  page?.fields?.find((one) => one.role === role && one.name === name)?.value;

/** Whether two gestures are about one control. */
export const isSameControl = (one: Gesture, other: Gesture): boolean =>
  JSON.stringify(one.control) === JSON.stringify(other.control);

/** Whether a gesture goes on typing where the one before did, unless the page has emptied the field meanwhile. */
export const isSameField = (before: Gesture, { kind, page, ...one }: Gesture): boolean =>
  before.kind === 'type' &&
  kind === 'type' &&
  isSameControl(before, { kind, ...one }) &&
  !(before.value && one.control && valueIn(page, one.control) === '');
