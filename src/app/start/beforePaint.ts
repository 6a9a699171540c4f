import { readLanguage } from '#app/routing/language.ts';
import { leadOn } from '#app/routing/referrer.ts';
import { endIn, NOT_FOUND, normalise, prefixOf } from '#app/routing/typedPath.ts';
import { defaultLanguage } from '#content/languages.ts';
import { webStore } from '#ports/storage.ts';

/**
 * Runs in the head, before the first paint. The build inlines it into the pages without a prefix, which
 * are in English, and into each 404 page. It takes the visitor to the document of the right language.
 *
 * Some hosts answer with the English 404 page whatever is typed, in capitals or under a prefix. The 404
 * page of a prefix brings the typed address back. Redirects never go in a circle: each ends at an address
 * with small letters and a prefix. A page that was saved as a file is never redirected.
 */
function findDocument({ host, pathname, search, hash }: Location): string | undefined {
  // A file has no host.
  if (!host) return undefined;
  const { prefix, page } = document.documentElement.dataset;
  const normal = normalise(pathname);
  const own = prefixOf(normal);
  // A backslash stays encoded: it would lead to another host.
  const path = encodeURI(normal);
  // Hosts differ in which percent signs they read.
  if (page === NOT_FOUND && path !== pathname) {
    const end = endIn(pathname);
    const query = [search.slice(1), end.query].filter(Boolean).join('&');
    return path + (query && `?${query}`) + (hash || end.hash);
  }
  if (prefix !== own) {
    const notFound = `${own}/${NOT_FOUND}`;
    return pathname === notFound ? undefined : `${notFound}#${pathname}${search}${hash}`;
  }
  const { preferred } = readLanguage(webStore(() => localStorage));
  if (!prefix && preferred !== defaultLanguage) return `/${preferred}${pathname}${search}${hash}`;
  // The way from the English 404 page.
  if (normal.endsWith(`/${NOT_FOUND}`) && /^#\/(?![/\\])/.test(hash)) {
    history.replaceState(null, '', hash.slice(1));
  }
  return undefined;
}

const address = findDocument(location);
if (address) {
  // Else the browser paints this document while it waits for the other one.
  stop();
  leadOn(address);
}
