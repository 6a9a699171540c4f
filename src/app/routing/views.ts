import type { PageComponent } from '#views/basics/pageComponent.ts';

/** The only list of all pages that a visit loads. */
const views = import.meta.glob<{ default: PageComponent }>('./*.tsx', {
  base: '../../views/pages',
});

/** The function that loads the view of a page. Undefined if the site has no such page. */
export function viewOf(page: string): (() => Promise<{ default: PageComponent }>) | undefined {
  return views[`./${page}.tsx`];
}
