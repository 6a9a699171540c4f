import { languages } from '../../content/languages.ts';

/**
 * Formats a `_redirects` file, which makes Netlify answer with the 404 page of each language. Cloudflare
 * Pages finds the nearest one by itself, and ignores these lines.
 */
export function formatRedirects(): string {
  return languages.map(({ code }) => `/${code}/* /${code}/404.html 404\n`).join('');
}
