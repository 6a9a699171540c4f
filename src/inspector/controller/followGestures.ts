import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { JUMP_KEY } from '../jumpKey.ts';
import { type Control, type Gesture, HIDDEN_TEXT, type Shown } from '../record/entry.ts';
import { firstLine } from './firstLine.ts';
import { OWN } from './offerPanel.ts';

const ROLES = ['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'option', 'slider'];
const TEXT_ROLES = ['textbox', 'searchbox', 'combobox', 'spinbutton'];
const MENU_ROLES = ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'treeitem'];

/** A part of a page that a person writes in. */
const EDITABLE = '[contenteditable]:not([contenteditable=false])';

/** What a person can use on a page. */
export const CONTROLS = [
  `a[href], button, input, select, textarea, summary, ${EDITABLE}`,
  ...[...ROLES, ...TEXT_ROLES, ...MENU_ROLES].map((role) => `[role=${role}]`),
].join();

const SWITCHES = ['switch', 'checkbox'];

/** Inputs that a click changes. */
const PRESSED = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'reset', 'submit'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const roleOf = (element: Element) => getRole(element) ?? '';
const nameOf = (element: Element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** Parts of a page that have a name of their own. */
const PARTS = 'dialog, [role=dialog], nav, main, form, section, aside';

function partOf(element: Element): Element | undefined {
  const part = element.parentElement?.closest(PARTS) ?? undefined;
  return !part || nameOf(part) !== '' || part.localName === 'main' ? part : partOf(part);
}

export function controlOf(element: Element): Control {
  const control = {
    role: roleOf(element),
    name: nameOf(element),
    ...(element.matches(':disabled') && { isDisabled: true }),
  };
  const alike = [...element.ownerDocument.querySelectorAll(CONTROLS)].filter(
    (other) => roleOf(other) === control.role && nameOf(other) === control.name,
  );
  if (alike.length < 2) return control;
  // Another one may be hidden now, and shown when a person does the same again.
  const part = partOf(element);
  const here = alike.filter((other) => part?.contains(other) !== false && !isInaccessible(other));
  return {
    ...control,
    ...(part && { within: { role: roleOf(part), name: nameOf(part) } }),
    ...(here.length > 1 && here.includes(element) && { place: here.indexOf(element) }),
  };
}

const isField = (element: Element): element is Field =>
  element.matches('textarea, select') ||
  (element instanceof HTMLInputElement && !PRESSED.includes(element.type));

/** Whether letters go into an element. */
const isText = (element: Element) =>
  (isField(element) && !element.matches('select')) || element.matches(EDITABLE);

/** The control that an event is about; undefined beside all of them. */
const controlAt = (event: Event) =>
  (event.composedPath()[0] as Partial<Element>).closest?.(CONTROLS) ?? undefined;

/** What a click turns a control to. */
function turnOf(control: Element): Pick<Gesture, 'turns'> {
  const isOn = isOnOf(control);
  if (isOn === undefined || control.matches(':disabled')) return {};
  return { turns: isOn === isNative(control) ? 'on' : 'off' };
}

/** The disabled control that a click was meant for: it hears of none. */
function disabledAt({ clientX, clientY, view }: MouseEvent): Element | undefined {
  // It may let the pointer through, so no browser finds it at the point.
  return [...(view?.document.querySelectorAll(CONTROLS) ?? [])].find((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isThere = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    return isThere && control.matches(':disabled') && !isInaccessible(control);
  });
}

/** A label passes its click on to its control, and Enter in a field presses the button of its form. */
function isPassedOn(event: MouseEvent, control: Element | undefined): boolean {
  const label = (event.target as Element).closest('label');
  if (label?.control && label.control !== control) return true;
  const focused = control?.ownerDocument.activeElement;
  const form = control && 'form' in control ? control.form : null;
  return (
    event.detail === 0 && focused !== control && form !== null && form === (focused as Field)?.form
  );
}

/** A key that does something by itself: letters come as text, and some keys press their control. */
function keyOf(event: KeyboardEvent, control: Element | undefined): string | undefined {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (event.repeat || event.isComposing || key === JUMP_KEY) return undefined;
  if (['Control', 'Alt', 'Meta', 'Shift', 'Dead', 'AltGraph', 'CapsLock'].includes(key)) {
    return undefined;
  }
  if (control && isText(control)) {
    if (!['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown'].includes(key)) return undefined;
  } else if (control && (key === 'Enter' || key === ' ')) return undefined;
  const modifiers = [
    ctrlKey && 'Control',
    altKey && 'Alt',
    metaKey && 'Meta',
    shiftKey && key.length > 1 && 'Shift',
  ];
  return [...modifiers.filter(Boolean), key === ' ' ? 'Space' : key].join('+');
}

/** Fields whose text is nobody's business. */
const SECRET = [
  '[type=password], [autocomplete*=password]',
  ...['one-time-code', 'cc-number', 'cc-csc'].map((code) => `[autocomplete~=${code}]`),
].join();

/** Fields that hold a secret. One stays among them when the page shows its text. */
const secrets = new WeakSet<Element>();

function isSecret(field: Element): boolean {
  if (field.matches(SECRET)) secrets.add(field);
  return secrets.has(field);
}

/** What stands in a field now. */
function textIn(field: Element): string {
  if (field instanceof HTMLSelectElement) {
    return [...field.selectedOptions].map(({ text }) => text).join('\n');
  }
  return 'value' in field ? String(field.value) : (field.textContent ?? '');
}

/** What a person has typed. */
function typedIn(field: Element): Pick<Gesture, 'value' | 'secret'> {
  const text = textIn(field);
  return isSecret(field) && text ? { value: HIDDEN_TEXT, secret: text } : { value: text };
}

/** Whether the browser turns a switch by itself, before it tells of the click. */
const isNative = (control: Element) => control instanceof HTMLInputElement;

/** Whether a switch is on; undefined for another control. */
function isOnOf(control: Element): boolean | undefined {
  if (!SWITCHES.includes(roleOf(control))) return undefined;
  return control instanceof HTMLInputElement
    ? control.checked
    : control.getAttribute('aria-checked') === 'true';
}

/** So many alerts and statuses a page says. */
const MOST_SAID = 3;

/** What a document shows now. An act has just turned `turned`, or typed in it: it shows as it was before. */
export function shownIn(document: Document, turned?: Element): Shown {
  const views = [...document.querySelectorAll<HTMLElement>('[data-machine]')];
  const { pathname, search, hash } = document.location;
  const switches = [...document.querySelectorAll('[type=checkbox], [role=switch], [role=checkbox]')]
    .filter((control) => !isInaccessible(control))
    .map((control) => ({
      role: roleOf(control),
      name: nameOf(control),
      isOn: isOnOf(control) === (control !== turned),
    }));
  const isAlone = <T extends { role: string; name: string }>(
    { role, name }: T,
    _: number,
    all: T[],
  ) => all.filter((other) => other.role === role && other.name === name).length === 1;
  const fields = [...document.querySelectorAll('input, textarea')]
    .filter((one) => isField(one) && !isInaccessible(one))
    .map((one) => ({ role: roleOf(one), name: nameOf(one), value: textIn(one), one }))
    .filter((one, place, all) => one.name !== '' && isAlone(one, place, all))
    .filter(({ one, value }) => one !== turned && value !== '' && !isSecret(one))
    .map(({ one: _, ...field }) => field);
  const said = [...document.querySelectorAll<HTMLElement>('[role=alert], [role=status]')]
    .filter((one) => !isInaccessible(one))
    .map((one) => ({
      role: roleOf(one),
      // biome-ignore lint/performance/useDomNodeTextContent: lines are those that a person sees, where there is a layout
      text: (one.innerText ?? one.textContent).trim(),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, MOST_SAID);
  return {
    machines: [...new Set(views.flatMap(({ dataset }) => dataset.machine ?? []))],
    address: pathname + search + hash,
    title: document.title,
    switches: switches.filter(isAlone),
    ...(fields.length > 0 && { fields }),
    ...(said.length > 0 && { said }),
  };
}

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

/** Notes what a person does in a window before the page hears of it, and the errors of the page. */
export function followGestures(
  window: Window,
  note: (gesture: Gesture) => void,
  tellErrors = hearErrors(window),
): void {
  const { document } = window;
  const tell = (gesture: Omit<Gesture, 'page' | 'machine' | 'control'>, control?: Element) => {
    const { machine } = control?.closest<HTMLElement>('[data-machine]')?.dataset ?? {};
    const isTurned = gesture.kind === 'type' || (gesture.turns && control && isNative(control));
    note({
      ...gesture,
      ...(control && { control: controlOf(control) }),
      ...(machine !== undefined && { machine }),
      page: shownIn(document, isTurned ? control : undefined),
    });
  };
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    hear: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, hear, true);

  let clicked: Element | undefined;
  /** The control that a key presses: its click comes with the key or after it. */
  let pressed: { control: Element; value: string } | undefined;

  on('click', (event) => {
    // The click may be the one that shows a password.
    for (const field of document.querySelectorAll(SECRET)) secrets.add(field);
    if ((event.target as Element).closest(`[${OWN}]`)) return;
    const control = controlAt(event) ?? disabledAt(event);
    if (isPassedOn(event, control) || (control && isField(control))) return;
    const { clientX: x, clientY: y, detail } = event;
    const isByKey = detail === 0 && control !== undefined && control === pressed?.control;
    const turn = control && turnOf(control);
    const isDouble = detail === 2 && control !== undefined && control === clicked;
    clicked = control;
    const more = { ...(!control && { at: { x, y } }), ...(isDouble && { isDouble }) };
    if (isByKey) tell({ kind: 'press', value: pressed?.value, ...turn }, control);
    else tell({ kind: 'click', ...more, ...turn }, control);
  });
  on('input', (event) => {
    const field = controlAt(event);
    if (!field || !(isField(field) || isText(field))) return;
    const kind = field instanceof HTMLSelectElement ? 'choose' : 'type';
    tell({ kind, ...typedIn(field) }, field);
  });
  on('keydown', (event) => {
    const control = controlAt(event);
    const value = keyOf(event, control);
    pressed =
      control && ['Enter', ' '].includes(event.key)
        ? { control, value: event.key === ' ' ? 'Space' : 'Enter' }
        : undefined;
    if (value !== undefined) tell({ kind: 'press', value }, control);
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
  // Not every browser tells where in the history a step leads.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.userInitiated) return;
    const from = window.navigation.currentEntry?.index ?? 0;
    tell({ kind: event.destination.index < from ? 'back' : 'forward' });
  });
}
