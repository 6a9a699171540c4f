import { getAriaRole, getElementAccessibleName } from 'ivya/utils';
import type { Control } from '../record/entry.ts';

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

const SWITCHES = ['switch', 'checkbox', 'radio'];

/** Inputs that a click changes. */
const PRESSED = ['button', 'checkbox', 'color', 'image', 'radio', 'reset', 'submit'];

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What opens details has no role that all browsers agree on: its text finds it. The field of a file is found by its label. */
export function roleOf(element: Element): string {
  if (element.localName === 'summary') return 'text';
  return element.matches('[type=file]') ? '' : (getAriaRole(element) ?? '');
}

/** Whether nobody sees an element or hears of it. */
export const isHidden = (element: Element): boolean =>
  element.closest('[aria-hidden=true]') !== null ||
  element.checkVisibility?.({ visibilityProperty: true }) === false;

/** The name of an element, as Playwright tells it. Many pages hide the field of a file, and show its label. */
export const nameOf = (element: Element) =>
  spaced(getElementAccessibleName(element, isHidden(element)));

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts by which Playwright finds a control by its label: one of each label, with what is hidden in it. */
function labelsOf(control: Element): string[] {
  const ids = control.getAttribute('aria-labelledby')?.match(/\S+/g) ?? [];
  const parts = ids.flatMap((id) => control.ownerDocument.getElementById(id) ?? []);
  const label = spaced(control.getAttribute('aria-label') ?? '');
  if (parts.length === 0 && label !== '') return [label];
  const { labels } = control as Field;
  return (parts.length > 0 ? parts : [...(labels ?? [])]).map(({ textContent }) =>
    spaced(textContent ?? ''),
  );
}

/** Whether a test finds a control by its role and its name. What has no role has to have a label of this name. */
export const isFound = (control: Element, role: string, name: string): boolean =>
  role !== '' || (name !== '' && labelsOf(control).includes(name));

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
  const { ownerDocument } = element;
  // A button may stand for it. A test finds it by its type alone.
  if (control.name === '' && element.matches('[type=file]'))
    return {
      ...control,
      place: [...ownerDocument.querySelectorAll('[type=file]')].indexOf(element),
    };
  const alike = [...ownerDocument.querySelectorAll(CONTROLS)].filter(
    (other) => roleOf(other) === control.role && nameOf(other) === control.name,
  );
  if (alike.length < 2) return control;
  // Another one may be hidden now, and shown when a person does the same again.
  const part = partOf(element);
  const here = alike.filter((other) => part?.contains(other) !== false && !isHidden(other));
  return {
    ...control,
    ...(part && { within: { role: roleOf(part), name: nameOf(part) } }),
    ...(here.length > 1 && here.includes(element) && { place: here.indexOf(element) }),
  };
}

/** Whether a person fills it in. */
export const isField = (element: Element): element is Field =>
  element.matches('textarea, select') ||
  (element instanceof HTMLInputElement && !PRESSED.includes(element.type));

/** Whether letters go into an element. */
export const isText = (element: Element) =>
  (isField(element) && !element.matches('select')) || element.matches(EDITABLE);

/** Fields whose text is nobody's business. */
const SECRET = [
  '[type=password], [autocomplete*=password]',
  ...['one-time-code', 'cc-number', 'cc-csc'].map((code) => `[autocomplete~=${code}]`),
].join();

/** Fields that hold a secret. One stays among them when the page shows its text. */
const secrets = new WeakSet<Element>();

export function isSecret(field: Element): boolean {
  if (field.matches(SECRET)) secrets.add(field);
  return secrets.has(field);
}

/** What stands in a field now. */
export function textIn(field: Element): string {
  if (field instanceof HTMLSelectElement) {
    // In the DOM of the tests, `selectedOptions` stay those of before.
    return [...field.options]
      .filter(({ selected }) => selected)
      .map(({ text }) => text)
      .join('\n');
  }
  return 'value' in field ? String(field.value) : (field.textContent ?? '');
}

/** Whether the browser turns a switch by itself, before it tells of the click. */
export const isNative = (control: Element) => control instanceof HTMLInputElement;

/** Whether a switch or a radio is on; undefined for another control. */
export function isOnOf(control: Element): boolean | undefined {
  if (!SWITCHES.includes(roleOf(control))) return undefined;
  return control instanceof HTMLInputElement
    ? control.checked
    : control.getAttribute('aria-checked') === 'true';
}

/** Keeps in mind which fields hold a secret: an act may show it. */
export function noteSecrets(document: Document): void {
  for (const field of document.querySelectorAll(SECRET)) secrets.add(field);
}
