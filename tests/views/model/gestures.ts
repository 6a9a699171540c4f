import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { controlIn } from './outline.ts';
import type { Visit } from './visit.tsx';

/** A page without content of its own: that of an unknown address. */
export const QUIET = '/nowhere';

export const part = (selector: string) => document.querySelector<HTMLElement>(selector);

export const machinePart = (id: string) => part(`[data-machine=${id}]`);

/** Finds a control by its role and its name in a part of the page. */
export const control = (selector: string, role: string, name: string) => () =>
  controlIn(part(selector), role, name);

/** The same, while it is expanded or not. */
export const expandable =
  (find: () => HTMLElement | undefined, isExpanded: boolean) => (): HTMLElement | undefined => {
    const button = find();
    return button?.getAttribute('aria-expanded') === String(isExpanded) ? button : undefined;
  };

export const press = ({ user }: Visit, element: HTMLElement) => user.click(element);

export const pressKey =
  (key: string) =>
  ({ user }: Visit) =>
    user.keyboard(key);

export const pressOutside = ({ user }: Visit) => user.click(document.body);

/** Replaces the text of a field. */
export async function write({ user }: Visit, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

export const focus = (_: unknown, element: HTMLElement) => act(() => element.focus());

/** The time that the site reads from now on, in ms since 1970. */
export const setTime = (at: number) => vi.spyOn(Date, 'now').mockReturnValue(at);

const headerLink = (name: string) => control('[data-machine=header]', 'link', name);

export const homeLink = headerLink('Interpunct, home page');
export const contactLink = headerLink('Contact');
export const studioLink = headerLink('Studio');
export const partnershipLink = headerLink('Partnership');

/** Follows a link of the header. */
export async function follow({ user }: Visit, link: () => HTMLElement | undefined): Promise<void> {
  const element = link();
  if (!element) throw new Error('the header does not show the link');
  await user.click(element);
}

/** Leaves the page for another one, and comes back to it. */
export const leaveAndReturn =
  (link: () => HTMLElement | undefined, other = studioLink) =>
  async (visit: Visit) => {
    await follow(visit, other);
    await follow(visit, link);
  };
