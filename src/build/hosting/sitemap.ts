import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { PageHead } from '../../app/pages/head.ts';

/**
 * The sitemap of the pages: each canonical address once, with its other languages. It names no
 * dates, since the day of a build says nothing about the day of a change.
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

/** What crawlers are told: everything may be read, and where the list of it is. */
export function formatRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
