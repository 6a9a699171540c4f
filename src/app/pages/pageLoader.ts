import type { PageComponent } from '#views/basics/pageComponent.ts';
import type { Address, PageName } from './address.ts';
import { hasTexts, loadTexts } from './texts.ts';

const components = new Map<PageName, PageComponent>();

export function addPage(page: PageName, component: PageComponent): void {
  components.set(page, component);
}

/**
 * Where the code of a page is. The document names one address for all of them, with a star in the
 * place of the page: a list would be one more line in every visit for each page that the site has.
 */
function urlOf(page: PageName): string {
  const { pages } = document.documentElement.dataset;
  if (!pages) throw new Error('the document does not say where its pages are');
  return pages.replace('*', page);
}

async function loadCode(page: PageName): Promise<void> {
  if (components.has(page)) return;
  const module: { default: PageComponent } = await import(/* @vite-ignore */ urlOf(page));
  addPage(page, module.default);
}

/** Fetches what rendering a page needs: its code, and its texts in the language of the address. */
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
