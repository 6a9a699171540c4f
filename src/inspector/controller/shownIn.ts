import { isInaccessible } from 'dom-accessibility-api';
import { HIDDEN_TEXT, type Shown } from '../record/entry.ts';
import {
  isField,
  isFound,
  isOnOf,
  isSecret,
  nameOf,
  roleOf,
  seenTextOf,
  textIn,
} from './controls.ts';
import { focusedIn } from './followFocus.ts';
import { itemsIn } from './itemsIn.ts';
import { marksIn } from './marksIn.ts';

/** Switches, radios and toggle buttons. One that is pressed in part is neither pressed nor not. */
const SWITCHES =
  '[type=checkbox], [type=radio], [role=switch], [role=checkbox], [role=radio], [aria-pressed=true], [aria-pressed=false]';

/** The result of a form is a status, too. */
const SAYING = '[role=alert], [role=status], output:not([role])';

const radioIn = (control: Element | undefined) =>
  control instanceof HTMLInputElement && control.type === 'radio' ? control : undefined;

/** Whether a radio is of the same group as another. Of these, the browser turns one off. */
function isBeside(one: Element, other: Element | undefined): boolean {
  const [radio, pressed] = [radioIn(one), radioIn(other)];
  return radio !== undefined && radio.name === pressed?.name && radio.form === pressed.form;
}

/** What a person has typed, with a mask in place of a secret. */
function textOf(field: Element): string {
  const text = textIn(field);
  return isSecret(field) && text ? HIDDEN_TEXT : text;
}

/** What a key or a pointer changes as it goes down, before a page hears of its click or its text. */
export function beforePress(
  document: Document,
  target?: Partial<Element>,
  marks = marksIn(document),
) {
  const radiosOn = new Set(document.querySelectorAll('[type=radio]:checked'));
  const focused = focusedIn(document);
  // A pointer changes a list or a slider that has no focus yet.
  const aimed = target?.closest?.('select, [type=range]');
  const field = aimed ?? focused;
  const text = field && isField(field) ? textOf(field) : undefined;
  return { radiosOn, focused, aimed, text, marks };
}

/** What has the focus, where a test can find it by its role and its name. A field may have a label alone. */
function focusOf(focused: Element | null): Pick<Shown, 'focus'> {
  if (!focused?.matches(':not(body, summary)') || isInaccessible(focused)) return {};
  const [role, name] = [roleOf(focused), nameOf(focused)];
  return isFound(focused, role, name) ? { focus: { role, name } } : {};
}

/**
 * What a document shows now. An act has just turned `turned`, or typed in it: it shows as it was before, and so do the
 * radios of its group, and the focus.
 */
export function shownIn(
  document: Document,
  turned?: Element,
  { radiosOn, focused, aimed, text, marks } = beforePress(document),
): Shown {
  const views = [...document.querySelectorAll<HTMLElement>('[data-machine]')];
  const { pathname, search, hash } = document.location;
  const switches = [...document.querySelectorAll(SWITCHES)]
    .filter((one) => isOnOf(one) !== undefined || roleOf(one) === 'button')
    .filter((control) => !isInaccessible(control))
    .map((control) => ({
      role: roleOf(control),
      name: nameOf(control),
      isOn: isBeside(control, turned)
        ? radiosOn.has(control)
        : (isOnOf(control) ?? control.matches('[aria-pressed=true]')) === (control !== turned),
    }));
  const fields = [...document.querySelectorAll('input:not([type=file]), textarea, select')]
    .filter((one) => isField(one) && !isInaccessible(one))
    .map((one) => ({ role: roleOf(one), name: nameOf(one), one }))
    .filter(({ role, name }, _, all) => {
      const alike = all.filter((other) => other.role === role && other.name === name);
      return name !== '' && alike.length === 1;
    })
    .flatMap(({ one, ...named }) => {
      const value = one === turned ? (one === (aimed ?? focused) ? text : undefined) : textOf(one);
      const isList = one.matches('select') && ({ isList: true } as const);
      return value === undefined ? [] : [{ ...named, value, ...isList }];
    });
  const said = [...document.querySelectorAll<HTMLElement>(SAYING)]
    .filter((one) => !isInaccessible(one))
    .map((one) => ({
      role: roleOf(one),
      text: seenTextOf(one),
    }))
    .filter(({ text }) => text !== '');
  const items = itemsIn(document);
  // Of several views of a machine, the first tells its states.
  const states = views
    .flatMap(({ dataset: { machine = '', state } }) =>
      state === undefined ? [] : [[machine, state]],
    )
    .reverse();
  return {
    machines: [...new Set(views.flatMap(({ dataset }) => dataset.machine ?? []))],
    states: Object.fromEntries(states),
    address: pathname + search + hash,
    title: document.title,
    switches,
    ...(marks && { marks }),
    ...(fields.length > 0 && { fields }),
    ...(said.length > 0 && { said }),
    ...(items && { items }),
    ...focusOf(focused),
  };
}
