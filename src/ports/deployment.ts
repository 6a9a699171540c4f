/** What every prerendered page of the site carries: a list of the modules that it runs on. */
const MODULE_LIST = 'id="modules"';

/**
 * Whether a tab that cannot load a page is behind the site: the page is not there (any more), or as
 * it is served now names other modules, since the site has been deployed anew. `module` is the path of
 * one that the tab runs. What is no page of the site, such as the login of a hotel's network, tells
 * nothing. Rejects when no answer comes, or `signal` gives up.
 */
export async function isReplaced(
  module: string,
  page: string,
  signal: AbortSignal,
): Promise<boolean> {
  const response = await fetch(page, { cache: 'no-store', signal });
  const markup = await response.text();
  const isOfSite = markup.includes(MODULE_LIST);
  return isOfSite && (response.status === 404 || !markup.includes(module));
}
