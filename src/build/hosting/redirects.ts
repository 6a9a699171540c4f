import { languages } from '../../content/languages.ts';
import { redirects } from '../../content/redirects.ts';
import { routeOf } from '../../content/routes.ts';

export type Redirect = { from: string; to: string };

/** Returns every redirect of the site, under no prefix and under each language. */
export function allRedirects(): Redirect[] {
  return ['', ...languages.map(({ code }) => `/${code}`)].flatMap((prefix) =>
    redirects.map(({ from, page }) => ({ from: prefix + from, to: prefix + routeOf(page) })),
  );
}

/**
 * Formats the redirects as a `_redirects` file for Netlify, Cloudflare Pages and similar hosts.
 * Such hosts need no rule to serve `404.html` with status 404 for missing files.
 */
export function formatRedirects(all: readonly Redirect[]): string {
  return all.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Parses the output of `formatRedirects`. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([from = '', to = '']) => ({ from, to }));
}
