import type { PageComponent } from '#views/parts/page.ts';
import type { Address, PageName } from './address.ts';
import { hasTexts, loadTexts } from './texts.ts';

/** One chunk a page. */
const importers: Record<PageName, () => Promise<{ default: PageComponent }>> = {
  about: () => import('#views/pages/About.tsx'),
  aiMarketing: () => import('#views/pages/AiMarketing.tsx'),
  community: () => import('#views/pages/Community.tsx'),
  contact: () => import('#views/pages/Contact.tsx'),
  home: () => import('#views/pages/Home.tsx'),
  institute: () => import('#views/pages/Institute.tsx'),
  mission: () => import('#views/pages/Mission.tsx'),
  notFound: () => import('#views/pages/NotFound.tsx'),
  partnership: () => import('#views/pages/Partnership.tsx'),
  podcast: () => import('#views/pages/Podcast.tsx'),
  services: () => import('#views/pages/Services.tsx'),
  studio: () => import('#views/pages/Studio.tsx'),
  techsense: () => import('#views/pages/Techsense.tsx'),
  ventures: () => import('#views/pages/Ventures.tsx'),
};

const components = new Map<PageName, PageComponent>();

async function loadCode(page: PageName): Promise<void> {
  if (components.has(page)) return;
  const module = await importers[page]();
  components.set(page, module.default);
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
