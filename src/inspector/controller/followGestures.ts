import { type Gesture, HIDDEN_TEXT } from '../record/entry.ts';
import { firstLine } from '../record/errors.ts';
import { besideAt, controlAt, disabledAt, elementAt } from './aim.ts';
import {
  controlOf,
  type Field,
  isField,
  isNative,
  isOnOf,
  isSecret,
  isText,
  noteSecrets,
  roleOf,
  textIn,
} from './controls.ts';
import { followFocus } from './followFocus.ts';
import { heldWith, isTellable, isToldAtOnce, keyOf, whenPrevented } from './keys.ts';
import { OWN } from './offerPanel.ts';
import { beforePress, shownIn } from './shownIn.ts';

/** What a click turns a control to. */
function turnOf(control: Element): Pick<Gesture, 'turns'> {
  const isOn = isOnOf(control);
  if (isOn === undefined || control.matches(':disabled')) return {};
  return { turns: isOn === isNative(control) || roleOf(control) === 'radio' ? 'on' : 'off' };
}

/** A label passes its click on to its control, and Enter in a field presses the button of its form. */
function isPassedOn(event: MouseEvent, control: Element | undefined): boolean {
  const label = (event.target as Partial<Element>).closest?.('label');
  if (label?.control && label.control !== control) return true;
  const focused = control?.ownerDocument.activeElement;
  const form = control && 'form' in control ? control.form : null;
  return (
    event.detail === 0 && focused !== control && form !== null && form === (focused as Field)?.form
  );
}

/** What a person has typed. */
function typedIn(field: Element): Pick<Gesture, 'value' | 'secret'> {
  const text = textIn(field);
  return isSecret(field) && text ? { value: HIDDEN_TEXT, secret: text } : { value: text };
}

/** What is known of files. Nothing reads what is in them. */
const filesIn = (files: FileList | null | undefined): Pick<Gesture, 'value' | 'types'> => ({
  value: [...(files ?? [])].map(({ name }) => name).join('\n'),
  types: [...(files ?? [])].map(({ type }) => type),
});

/**
 * Hears the errors that nothing on the page catches. A recorder may begin later: the function that this returns tells
 * it all of them, the earlier ones first.
 */
export function hearErrors(window: Window): (tell: (error: string) => void) => void {
  const early: string[] = [];
  let tell = (error: string): void => void early.push(error);
  const hear = (error: unknown) => {
    const value = firstLine(error);
    // The error belongs after a step that is still running.
    queueMicrotask(() => tell(value));
  };
  window.addEventListener('error', ({ error }) => error && hear(error));
  window.addEventListener('unhandledrejection', ({ reason }) => hear(reason));
  return (next) => {
    early.forEach(next);
    tell = next;
  };
}

type Told = Omit<Gesture, 'page' | 'machine' | 'control'>;
type Tell = (gesture: Told, control?: Element) => Gesture;
type On = <Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
) => void;

/** A gesture with its control, the machine of that, and what the page showed before it. */
function completed(
  document: Document,
  gesture: Told,
  control: Element | undefined,
  before: ReturnType<typeof beforePress>,
): Gesture {
  const { machine } = control?.closest<HTMLElement>('[data-machine]')?.dataset ?? {};
  const isFilled = gesture.kind === 'type' || gesture.kind === 'choose';
  return {
    ...gesture,
    ...(control && { control: controlOf(control) }),
    ...(machine !== undefined && { machine }),
    page: shownIn(document, isFilled ? control : undefined, before),
  };
}

/** Tells what a person steps through in the history, in a browser that tells where a step leads. */
function followHistory({ navigation }: Window, tell: Tell): void {
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.userInitiated) return;
    const from = navigation.currentEntry?.index ?? 0;
    tell({ kind: event.destination.index < from ? 'back' : 'forward' });
  });
}

/** Tells what a person answers to the dialogs of the browser that the page asks by. */
function followDialogs(window: Window, tell: Tell): void {
  for (const name of ['alert', 'confirm', 'prompt'] as const) {
    const ask = window[name] as (...asked: unknown[]) => unknown;
    const askAndTell = (...asked: unknown[]) => {
      const answer = ask.apply(window, asked);
      const kind = answer === false || answer === null ? 'dismiss' : 'accept';
      const entered = typeof answer === 'string' && { value: answer };
      tell({ kind, text: String(asked[0] ?? ''), ...entered });
      return answer;
    };
    Object.assign(window, { [name]: askAndTell });
  }
}

/** A person takes so long, in ms, from a focus that has moved to the next key. */
const QUICKEST_MS = 50;

/** Whether an event is about a part of the inspector. It may be about the window, too. */
const isOwn = ({ target }: Event) => Boolean((target as Partial<Element>).closest?.(`[${OWN}]`));

/** Tells acts that few pages hear of. */
function followRareActs(on: On, tell: Tell): void {
  /** A page that keeps the browser from its answer has one of its own. It hears of the act later. */
  const tellIt = (event: Event, gesture: Told, control?: Element) => {
    const told = tell(gesture, control);
    setTimeout(() => {
      if (event.defaultPrevented) told.isHeard = true;
    });
  };
  const tellAt = (event: MouseEvent, gesture: Told, control = controlAt(event)) =>
    tellIt(event, { ...gesture, ...(!control && besideAt(event)) }, control);
  on('contextmenu', (event) => {
    if (!isOwn(event)) tellAt(event, { kind: 'rightClick' }, controlAt(event) ?? disabledAt(event));
  });
  on('paste', (event) => tellIt(event, { kind: 'paste' }, controlAt(event)));
  on('dragstart', (event) => tellAt(event, { kind: 'drag' }));
  on('drop', (event) => {
    const { value } = filesIn(event.dataTransfer?.files);
    tellAt(event, { kind: 'drop', value });
  });
}

/** Notes what a person does in a window before the page hears of it, and the errors of the page. */
export function followGestures(
  window: Window,
  note: (gesture: Gesture) => void,
  tellErrors = hearErrors(window),
): void {
  const { document } = window;
  let before = beforePress(document);
  let isTold = false;
  const tell: Tell = (gesture, control) => {
    // A driver fills in a field without a key or a pointer. The page is read then. What the field held is not known.
    if (isTold && gesture.kind !== 'type') before = { ...beforePress(document), text: undefined };
    isTold = true;
    const told = completed(document, gesture, control, before);
    note(told);
    return told;
  };
  const on: On = (type, hear) => window.addEventListener(type, hear, true);
  followFocus(window);
  let focusedAt = Number.NEGATIVE_INFINITY;
  on('focusin', () => {
    focusedAt = window.performance.now();
  });
  for (const type of ['keydown', 'pointerdown'] as const)
    on(type, (event) => {
      // A key that is held down would have the page read at each of its repeats.
      const isRepeat = event instanceof KeyboardEvent && event.repeat;
      before = beforePress(document, elementAt(event), isRepeat ? before.tree : undefined);
      isTold = false;
      // No person is so quick: a script has moved it for the sake of this key, and a page would not.
      if (window.performance.now() - focusedAt < QUICKEST_MS) before.focused = null;
    });

  let clicked: Partial<Element> | undefined;
  /** The list in which an option has been chosen: Chromium clicks it once more. */
  let chosen: Element | undefined;
  /** The control that a key presses, and what has told that: its click comes with the key or after it. */
  let pressed: { control: Element; value: string; by?: 'key' | 'click' } | undefined;

  /** The control on which the pointer went down. */
  let begun: Element | null | undefined;
  // A pointer presses by itself.
  on('pointerdown', (event) => {
    begun = controlAt(event);
    pressed = undefined;
    chosen = undefined;
  });
  on('click', (event) => {
    // The click may be the one that shows a password.
    noteSecrets(document);
    if (isOwn(event)) return;
    const control = controlAt(event) ?? disabledAt(event);
    if (isPassedOn(event, control) || (control && control === chosen)) return;
    const { detail, clientX: x, clientY: y } = event;
    // The browser clicks what is around both. In a field, a person has marked its text.
    if (!control && detail > 0 && begun?.isConnected) {
      if (!isText(begun)) tell({ kind: 'slip', at: { x, y } }, begun);
      return;
    }
    const key = detail === 0 && control === pressed?.control ? pressed : undefined;
    // The page itself clicks a control of its own.
    if (key?.by === 'key') return;
    const turn = control && turnOf(control);
    const element = control ?? elementAt(event);
    const clicks = element === clicked ? detail : 1;
    clicked = element;
    const value = heldWith(event).join('+');
    const more = {
      ...(!control && besideAt(event)),
      ...(clicks > 1 && { clicks }),
      ...(value && { value }),
    };
    if (key) {
      key.by = 'click';
      tell({ kind: 'press', value: key.value, ...turn }, control);
    } else tell({ kind: 'click', ...more, ...turn }, control);
  });
  on('input', (event) => {
    const field = controlAt(event);
    if (!field || !(isField(field) || isText(field))) return;
    const kind = field instanceof HTMLSelectElement ? 'choose' : 'type';
    chosen = kind === 'choose' ? field : undefined;
    if (field.matches('[type=file]'))
      tell({ kind: 'attach', ...filesIn((field as HTMLInputElement).files) }, field);
    // No key need come before the next text.
    else before.text = tell({ kind, ...typedIn(field) }, field).value;
  });
  on('keydown', (event) => {
    const control = controlAt(event);
    const value = keyOf(event);
    if (event.repeat) return;
    const key = value && control && ['Enter', ' '].includes(event.key) && { control, value };
    pressed = key || undefined;
    if (value === undefined) return;
    const press = pressed;
    const tellIt = (isHeard?: true) => {
      if (press?.by) return;
      if (press) press.by = 'key';
      return tell({ kind: 'press', value, ...(isHeard && { isHeard }) }, control);
    };
    const told = isToldAtOnce(event, control) ? tellIt() : undefined;
    whenPrevented(event, () => {
      if (told) told.isHeard = true;
      // Neither a letter nor a click follows.
      else if (isTellable(event, control)) tellIt(true);
    });
  });
  // Validation of the browser: nothing of the form reaches a chart.
  on('invalid', ({ target }) => {
    const field = target as Field;
    // The browser shows the first one alone.
    const fields = [...(field.form?.elements ?? [field])] as Field[];
    if (fields.find((one) => one.willValidate && !one.validity.valid) !== field) return;
    tell({ kind: 'stop', value: field.validationMessage }, field);
  });
  tellErrors((value) => tell({ kind: 'throw', value }));
  // No press comes before these.
  const tellNow: Tell = (gesture) => {
    before = beforePress(document);
    return tell(gesture);
  };
  followHistory(window, tellNow);
  followDialogs(window, tellNow);
  followRareActs(on, tell);
}
