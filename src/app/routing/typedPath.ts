import { isLanguage } from '#content/languages.ts';

// A file of its own, because it runs before the first paint, without the router and the pages.

/** The page at an address without a page. It has no route. */
export const NOT_FOUND = '404';

/** The language prefix of a path (`/fr`), or '' if the path names no language. */
export function prefixOf(pathname: string): string {
  const first = pathname.split('/').find(Boolean)?.toLowerCase();
  return isLanguage(first) ? `/${first}` : '';
}

/** Decodes percent signs. A path that cannot be decoded stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * A path as the site writes it: decoded, in small letters, with single slashes, and without the name of
 * the file that some hosts serve. It ends with a letter or a digit: programs take what follows an address in a text,
 * such as a full stop, for a part of it. It has no query and no hash: `endIn` has these.
 */
export function normalise(pathname: string): string {
  const path = `/${decode(pathname)}`.toLowerCase().replaceAll(/\/+/g, '/');
  return path.replace(/[^\p{L}\p{N}]*([?#&;].*|$)/su, '').replace(/(\/index|\b)\.html$/, '') || '/';
}

/**
 * The query and the hash in a path: programs encode the `?` and the `#` of an address, or add their parameters
 * without a `?`. One that encodes neither leaves the signs in a value encoded.
 */
export function endIn(pathname: string): { query: string; hash: string } {
  const [end = ''] = /(?:[?&;]|%3f|%26|%3b|%23).*/i.exec(pathname) ?? [];
  const [hash = '', name] =
    (end.startsWith('%') && /%23(.*?)(?=[?&;]|%3f|%26|%3b|$)/i.exec(end)) || [];
  const query = end.replace(hash, '').replace(/^(?:[?&;]|%..)/, '');
  return { query: query.includes('=') ? query : decode(query), hash: name ? `#${name}` : '' };
}
