import { isInaccessible, queryAllByRole } from '@testing-library/dom';

/** The roles of whole parts of the page. */
const LANDMARKS = ['banner', 'navigation', 'region', 'complementary', 'dialog', 'log'];

/**
 * The roles that tell what something in a part is for. Headings, lists and their like tell nothing of a
 * state.
 */
const ROLES = 'alert status progressbar definition textbox switch button link'.split(' ');

/** Roles whose text is what they say. */
const SPEAKING = ['alert', 'status', 'definition', 'message'];

/** What belongs to a state and has none of these roles. */
const OTHERS = {
  busy: 'form[aria-busy=true]',
  message: '[data-role]',
  frame: 'iframe',
};

/** Where people find parts: below the first element that a selector matches. */
export type Look = {
  root: string;
  /** The roles to look for, all unless set. */
  roles?: readonly string[];
  /** What has no role and belongs to a state, by its name: selectors in the document. */
  others?: Record<string, string>;
};

/** Whether an element is inert: a modal dialog is open, and the element is not in it. */
function isInert(element: Element): boolean {
  const modal = [...document.querySelectorAll('dialog')].findLast((dialog) =>
    dialog.matches(':modal'),
  );
  return modal !== undefined && !modal.contains(element);
}

type Part = { element: HTMLElement; role: string; name: string };

/** The text of an element, without times and without the buttons in it. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('time, button')) part.remove();
  for (const block of copy.querySelectorAll('h1, p')) block.append(' ');
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Whether the elements that describe an element are there. */
const isDescribed = (element: Element) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .every((id) => document.getElementById(id)?.textContent);

function statesOf(element: Element): string[] {
  const expanded = element.getAttribute('aria-expanded');
  const { checked, disabled, readOnly } = element as Partial<HTMLInputElement>;
  const states = {
    expanded: expanded === 'true',
    collapsed: expanded === 'false',
    checked,
    disabled: disabled || element.getAttribute('aria-disabled') === 'true',
    'read-only': readOnly,
    described: isDescribed(element),
    current: element.hasAttribute('aria-current'),
  };
  return Object.entries(states)
    .filter(([, holds]) => holds)
    .map(([state]) => state);
}

function lineOf({ element, role, name }: Part): string {
  const { value } = element as Partial<HTMLInputElement>;
  const text = role === 'textbox' ? value : SPEAKING.includes(role) && textOf(element);
  const words = [role, name && `"${name}"`, ...statesOf(element)].filter(Boolean).join(' ');
  return text ? `${words}: ${text}` : words;
}

/** Names are compared with single spaces: French has no-break ones. */
const spaced = (name: string) => name.replaceAll(/\s+/g, ' ').trim();

/** The elements of a role below an element, each with its name, that people reach. */
function partsOfRole(root: HTMLElement, role: string): Part[] {
  const names = new Map<Element, string>();
  const found = queryAllByRole(root, role, {
    name: (name, element) => {
      names.set(element, spaced(name));
      return true;
    },
  });
  return found
    .filter((element) => !isInert(element))
    .map((element) => ({ element, role, name: names.get(element) ?? '' }));
}

/** What has none of the roles. */
const otherParts = (root: HTMLElement): Part[] =>
  Object.entries(OTHERS).flatMap(([role, selector]) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => root.contains(element) && !isInert(element))
      .filter((element) => !isInaccessible(element))
      .map((element) => ({ element, role, name: spaced(element.getAttribute('title') ?? '') })),
  );

const inOrder = ({ element }: Part, other: Part) =>
  element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;

/** Whether an element takes a place on the screen. One without a box of its own has those of its children. */
const takesPlace = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  const isOfChildren = getComputedStyle(element).display === 'contents';
  return isOfChildren ? [...element.children].some(takesPlace) : width * height > 0;
};

/** A status that says nothing needs no place. */
const hasBox = ({ element, role }: Part) =>
  takesPlace(element) || (role === 'status' && textOf(element) === '');

/** What people find: roles with their names and states, what fields hold, and what is said. */
function outlineOf({ root: selector, roles, others = {} }: Look): string[] {
  const root = document.querySelector<HTMLElement>(selector);
  const wanted = (all: readonly string[]) => all.filter((role) => !roles || roles.includes(role));
  const landmarks = wanted(LANDMARKS).flatMap((role) => partsOfRole(document.body, role));
  const named = Object.entries(others).flatMap(([role, own]) =>
    [...document.querySelectorAll<HTMLElement>(own)].map((element) => ({
      element,
      role,
      name: '',
    })),
  );
  const parts = root
    ? [
        ...landmarks.filter(({ element }) => root.contains(element)),
        ...wanted(ROLES).flatMap((role) => partsOfRole(root, role)),
        ...(roles ? [] : otherParts(root)),
      ]
    : [];
  const line = (part: Part) => {
    const text = part.role in others ? textOf(part.element) : '';
    return text ? `${part.role}: ${text}` : lineOf(part);
  };
  return [...parts, ...named].filter(hasBox).toSorted(inOrder).map(line);
}

/** What to look at. */
export type Glance = {
  actor: string;
  places: readonly Look[];
  /** Whether the step before may leave nothing with the focus. */
  mayLoseFocus: boolean;
};

/** What a view shows. */
export type Picture = {
  /** Each `data-state` of the machine. */
  elements: (string | undefined)[];
  parts: readonly string[];
  /** What had the focus and has gone, if nothing has taken it since. */
  lostFocus: string | null;
};

let focused: Element | null = null;

function lostFocus(mayLoseFocus: boolean): string | null {
  const { activeElement, body } = document;
  const isNothing = activeElement === null || activeElement === body;
  if (!isNothing || mayLoseFocus) focused = activeElement;
  const isGone = isNothing && focused?.checkVisibility({ visibilityProperty: true }) === false;
  return isGone ? (focused?.outerHTML ?? null) : null;
}

/** Looks at a view. Hidden and inert parts are left out. */
export function look({ actor, places, mayLoseFocus }: Glance): Picture {
  const elements = [...document.querySelectorAll<HTMLElement>(`[data-machine=${actor}]`)];
  return {
    elements: elements.map(({ dataset }) => dataset.state),
    parts: places.flatMap(outlineOf),
    lostFocus: lostFocus(mayLoseFocus),
  };
}
