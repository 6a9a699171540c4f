import { languages } from '../../content/languages.ts';
import { redirects } from '../../content/redirects.ts';
import { routeOf } from '../../content/routes.ts';

export type Redirect = { from: string; to: string };

/** Every address that leads to another one. */
export function allRedirects(): Redirect[] {
  return ['', ...languages.map(({ code }) => `/${code}`)].flatMap((prefix) =>
    redirects.map(({ from, page }) => ({ from: prefix + from, to: prefix + routeOf(page) })),
  );
}

/**
 * The redirects as Netlify, Cloudflare Pages and their like read them from `_redirects`. They answer
 * with `404.html` and status 404 by themselves where there is no file.
 */
export function formatRedirects(all: readonly Redirect[]): string {
  return all.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Reads what `formatRedirects` has written. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([from = '', to = '']) => ({ from, to }));
}
