import type { Address } from '#app/pages/address.ts';
import type { PageHead } from '#app/pages/head.ts';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import { languages } from '#content/languages.ts';
import { cardOf, cardSize } from './card.tsx';

/** A `<meta>` element: Open Graph calls its key `property`, everybody else `name`. */
export type MetaTag = { property: string; content: string } | { name: string; content: string };

/**
 * How a page looks where somebody shares a link to it: Open Graph, and the cards of X (Twitter).
 *
 * They stand in the prerendered file alone. Those who read them run no scripts, so a route change
 * leaves them as they are.
 */
export function socialTagsOf(address: Address, head: PageHead): MetaTag[] {
  const card = cardOf(address);
  if (!card || !head.canonical) return [{ name: 'robots', content: 'noindex' }];
  const image = settings.siteUrl + card.path;
  const locale = (isOwn: boolean) =>
    languages.filter(({ code }) => (code === address.language) === isOwn);
  const openGraph: [string, string][] = [
    ['type', 'website'],
    ['site_name', brand.name],
    ['title', head.title],
    ['description', head.description],
    ['url', head.canonical],
    ...locale(true).map((own): [string, string] => ['locale', own.locale]),
    ...locale(false).map((other): [string, string] => ['locale:alternate', other.locale]),
    ['image', image],
    ['image:type', 'image/png'],
    ['image:width', String(cardSize.width)],
    ['image:height', String(cardSize.height)],
    ['image:alt', card.alt],
  ];
  const twitter: [string, string][] = [
    ['card', 'summary_large_image'],
    ['title', head.title],
    ['description', head.description],
    ['image', image],
    ['image:alt', card.alt],
  ];
  return [
    ...openGraph.map(([key, content]) => ({ property: `og:${key}`, content })),
    ...twitter.map(([key, content]) => ({ name: `twitter:${key}`, content })),
  ];
}
