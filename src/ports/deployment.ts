/** What every prerendered page of the site carries: a list of the modules that it runs on. */
const MODULE_LIST = 'id="modules"';

/**
 * Whether a tab that cannot load a page is behind the site: the page is not there (any more), or as
 * it is served now names other code, since the site has been deployed anew. `code` is where the tab
 * has its own from. What is no page of the site, such as the login of a hotel's network, tells
 * nothing. Rejects when no answer comes, or `signal` gives up.
 */
export async function isReplaced(
  code: readonly string[],
  page: string,
  signal: AbortSignal,
): Promise<boolean> {
  const response = await fetch(page, { cache: 'no-store', signal });
  const markup = await response.text();
  const isOfSite = markup.includes(MODULE_LIST);
  const isCurrent = code.every((address) => markup.includes(address));
  return isOfSite && (response.status === 404 || !isCurrent);
}
