import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { PageHead } from '../../app/routing/head.ts';

/**
 * Formats the sitemap: each canonical address once, with its alternates in other languages. It has
 * no dates because the date of a build does not tell when a page changed.
 */
export async function formatSitemap(heads: readonly PageHead[]): Promise<string> {
  const alternatesByAddress = new Map(heads.map((head) => [head.canonical, head.alternates]));
  const items = [...alternatesByAddress].flatMap(([url, alternates]) =>
    url
      ? [{ url, links: alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })) }]
      : [],
  );
  const xmlns = { news: false, video: false, image: false, xhtml: true };
  const stream = Readable.from(items).pipe(new SitemapStream({ xmlns }));
  return (await streamToPromise(stream)).toString();
}

/** Formats `robots.txt`, which allows every crawler everything and names the sitemap. */
export function formatRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
