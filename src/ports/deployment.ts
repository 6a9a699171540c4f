/** Every prerendered page of the site carries the list of its modules. */
const MODULE_LIST = 'id="modules"';

/**
 * Resolves with true if another deployment has replaced the one of this tab: the page is gone, or its
 * document names another entry than `entryUrl`, the tab's own. A document of something else,
 * such as the login of a hotel's network, proves nothing. Rejects if no answer comes or `signal` aborts.
 */
export async function isReplaced(
  entryUrl: string,
  page: string,
  signal: AbortSignal,
): Promise<boolean> {
  const response = await fetch(page, { cache: 'no-store', signal });
  const markup = await response.text();
  const isOfSite = markup.includes(MODULE_LIST);
  return isOfSite && (response.status === 404 || !markup.includes(entryUrl));
}

/** Nobody waits longer for a link or a reload, in ms. */
export const ANSWER_MS = 5_000;

/**
 * Resolves if the host answers for a page: loading it shows the site, if only to say that the page is gone. A host
 * without the method answers as well.
 * Rejects if no answer comes, if the host is out of order, or if `signal` aborts: after 5 s unless set.
 */
export async function askHost(
  page: string,
  signal = AbortSignal.timeout(ANSWER_MS),
): Promise<void> {
  const { status } = await fetch(page, { method: 'HEAD', cache: 'no-store', signal });
  if (status >= 500 && status !== 501) throw new Error(`The host answers with ${status}.`);
}
