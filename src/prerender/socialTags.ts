import type { Address } from '#app/routing/address.ts';
import type { PageHead } from '#app/routing/head.ts';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import { languages } from '#content/languages.ts';
import { cardOf, cardSize } from './card.tsx';

/** A `<meta>` element. Its key is `property` in Open Graph and `name` everywhere else. */
export type MetaTag = { property: string; content: string } | { name: string; content: string };

type Listed = (typeof languages)[number];

const localeOf = (language: Listed) =>
  'locale' in language ? language.locale : `${language.code}_${brand.address.countryCode}`;

/**
 * Returns the tags for the preview of a shared link: Open Graph, and the size of the card on X (Twitter).
 * The 404 page gets `noindex` instead.
 *
 * Only the prerendered file contains these tags, as their readers run no scripts. A route change takes them away.
 */
export function socialTagsOf(address: Address, head: PageHead): MetaTag[] {
  const card = cardOf(address);
  if (!card || !head.canonical) return [{ name: 'robots', content: 'noindex' }];
  const image = settings.siteUrl + card.path;
  const languagesWhere = (isOwn: boolean) =>
    languages.filter(({ code }) => (code === address.language) === isOwn);
  const openGraph: [string, string][] = [
    ['type', 'website'],
    ['site_name', brand.name],
    ['title', head.title],
    ['description', head.description],
    ['url', head.canonical],
    ...languagesWhere(true).map((own): [string, string] => ['locale', localeOf(own)]),
    ...languagesWhere(false).map((other): [string, string] => [
      'locale:alternate',
      localeOf(other),
    ]),
    ['image', image],
    ['image:type', 'image/png'],
    ['image:width', String(cardSize.width)],
    ['image:height', String(cardSize.height)],
    ['image:alt', card.alt],
  ];
  return [
    ...openGraph.map(([key, content]) => ({ property: `og:${key}`, content })),
    // X takes the rest from Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
