import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { alternatesOf, only, pages, read, SITE } from './builtFiles.ts';

const sitemap = read('sitemap.xml');

it('R13.6 the sitemap lists each canonical address once, with the alternates of its page', () => {
  const document = new new Window().DOMParser().parseFromString(sitemap, 'text/xml');
  const root = document.documentElement;
  expect(root.nodeName).toBe('urlset');
  expect(root.getAttribute('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(root.getAttribute('xmlns:xhtml')).toBe('http://www.w3.org/1999/xhtml');
  const entries = [...document.querySelectorAll('url')].map((url) => [
    url.querySelector('loc')?.textContent,
    Object.fromEntries(
      [...url.querySelectorAll('[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
  ]);
  const expected = pages
    .filter(({ prefix }) => prefix)
    .map((page) => [
      only(page.document, 'link[rel=canonical]', 'href'),
      alternatesOf(page.document),
    ]);
  expect(entries).toHaveLength(39);
  expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(expected));
});

it('R13.6 robots.txt allows every crawler, and names the sitemap', () => {
  const lines = read('robots.txt').split('\n').filter(Boolean);
  for (const line of lines) expect(line).toMatch(/^(User-agent|Allow|Disallow|Sitemap): \S+$/);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${SITE}/sitemap.xml`]);
});
