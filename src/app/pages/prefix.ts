import { isLanguage } from '#content/languages.ts';

/**
 * The language prefix of a path (`/fr`), or '' if the path names no language. It is a file of its own
 * because it runs before the first paint, without the router.
 */
export function prefixOf(pathname: string): string {
  const first = pathname.split('/').find(Boolean)?.toLowerCase();
  return isLanguage(first) ? `/${first}` : '';
}
