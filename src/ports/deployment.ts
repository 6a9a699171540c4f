/** What every prerendered page of the site carries: a list of the modules that it runs on. */
const MODULE_LIST = 'id="modules"';

/**
 * Whether the site has been deployed anew since this tab loaded it: a page as it is served now names
 * other modules. `module` is the path of one that the tab runs. What is no page of the site, such as
 * the login of a hotel's network, is no deployment. Rejects when no answer comes, or `signal` gives up.
 */
export async function isReplaced(
  module: string,
  page: string,
  signal: AbortSignal,
): Promise<boolean> {
  const response = await fetch(page, { cache: 'no-store', signal });
  const markup = await response.text();
  return markup.includes(MODULE_LIST) && !markup.includes(module);
}
