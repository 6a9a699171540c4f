import { isInaccessible, queryAllByRole } from '@testing-library/react';
import { isInert } from './platform.ts';

/** The roles of whole parts of the page. */
const LANDMARKS = ['banner', 'navigation', 'region', 'complementary', 'dialog', 'log'];

/**
 * The roles that tell what something in a part is for. Headings, lists and their like tell nothing of a
 * state.
 */
const ROLES = [
  'alert',
  'status',
  'progressbar',
  'definition',
  'textbox',
  'slider',
  'switch',
  'button',
  'link',
];

/** Roles that hold a value. */
const HOLDING = ['textbox', 'slider'];

/** Roles whose text is what they say. */
const SPEAKING = ['alert', 'status', 'definition', 'message'];

/** What belongs to a state and has none of these roles. */
const OTHERS = { busy: 'form[aria-busy=true]', message: '[data-role]', frame: 'iframe' };

/** The one of several words that is not covered. Screen readers have a text of their own. */
const CURRENT_WORD = '[data-current=true]';

type Part = { element: Element; role: string; name: string };

/** The text of an element, without times and without the buttons in it. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('time, button')) part.remove();
  for (const block of copy.querySelectorAll('h1, p')) block.append(' ');
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

function statesOf(element: Element): string[] {
  const expanded = element.getAttribute('aria-expanded');
  const { checked, disabled, readOnly } = element as Partial<HTMLInputElement>;
  const states = {
    expanded: expanded === 'true',
    collapsed: expanded === 'false',
    checked,
    disabled: disabled || element.getAttribute('aria-disabled') === 'true',
    'read-only': readOnly,
  };
  return Object.entries(states)
    .filter(([, holds]) => holds)
    .map(([state]) => state);
}

function describe({ element, role, name }: Part): string {
  const { value } = element as Partial<HTMLInputElement>;
  const text = HOLDING.includes(role) ? value : SPEAKING.includes(role) && textOf(element);
  const words = [role, name && `"${name}"`, ...statesOf(element)].filter(Boolean).join(' ');
  return text ? `${words}: ${text}` : words;
}

/** The elements of a role below an element, each with its name, that people reach. */
function partsOfRole(root: HTMLElement, role: string): Part[] {
  const names = new Map<Element, string>();
  /** The header of a section is no banner. */
  const isWhole = (element: HTMLElement) =>
    role !== 'banner' || !element.parentElement?.closest('section');
  const found = queryAllByRole(root, role, {
    name: (name, element) => {
      names.set(element, name);
      return true;
    },
  });
  return found
    .filter((element) => isWhole(element) && !isInert(element))
    .map((element) => ({ element, role, name: names.get(element) ?? '' }));
}

function otherParts(root: HTMLElement): Part[] {
  const others = Object.entries(OTHERS).flatMap(([role, selector]) =>
    [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)]
      .filter((element) => !isInaccessible(element) && !isInert(element))
      .map((element) => ({ element, role, name: element.getAttribute('title') ?? '' })),
  );
  const words = [...root.querySelectorAll(CURRENT_WORD)].map((element) => ({
    element,
    role: 'word',
    name: element.textContent,
  }));
  return [...others, ...words];
}

const inOrder = ({ element }: Part, other: Part) =>
  element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;

/**
 * What people find in an element: roles with their names and states, what fields hold, and what is said.
 * Hidden and inert parts are left out. With a list of roles, nothing else is looked for.
 */
export function outlineOf(root: HTMLElement | null, only?: readonly string[]): string[] {
  if (!root) return [];
  const wanted = (roles: readonly string[]) => roles.filter((role) => !only || only.includes(role));
  const landmarks = wanted(LANDMARKS).flatMap((role) => partsOfRole(document.body, role));
  return [
    ...landmarks.filter(({ element }) => root.contains(element)),
    ...wanted(ROLES).flatMap((role) => partsOfRole(root, role)),
    ...(only ? [] : otherParts(root)),
  ]
    .toSorted(inOrder)
    .map(describe);
}

/** The control with a role and a name, if people can use it. */
export function controlIn(
  root: HTMLElement | null,
  role: string,
  name: string,
): HTMLElement | undefined {
  if (!root) return undefined;
  const [control] = partsOfRole(root, role).filter((part) => part.name === name);
  const isDisabled = control && statesOf(control.element).includes('disabled');
  return isDisabled ? undefined : (control?.element as HTMLElement | undefined);
}
