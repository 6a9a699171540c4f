import type { PageComponent } from '#views/basics/pageComponent.ts';
import type { Address, PageName } from './address.ts';
import { hasTexts, loadTexts } from './texts.ts';
import { viewOf } from './views.ts';

const components = new Map<PageName, PageComponent>();

async function loadCode(page: PageName): Promise<void> {
  if (components.has(page)) return;
  const load = viewOf(page);
  if (!load) throw new Error(`the page "${page}" has no view`);
  components.set(page, (await load()).default);
}

/**
 * Loads what rendering a page needs: its code, and its texts in the language of the address.
 * Rejects when either fails to load; a later call tries again.
 */
export async function loadPage({ page, language }: Address): Promise<void> {
  await Promise.all([loadCode(page), loadTexts(language, page)]);
}

/** Whether a page can be rendered at once. */
export function isPageLoaded({ page, language }: Address): boolean {
  return components.has(page) && hasTexts(language, page);
}

/** The component of a page that is loaded. Throws for one that is not: that is a mistake of ours. */
export function componentOf(page: PageName): PageComponent {
  const component = components.get(page);
  if (!component) throw new Error(`the page "${page}" is rendered before it is loaded`);
  return component;
}
