import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { type Address, pathOf } from '#app/routing/address.ts';
import type { PageHead } from '#app/routing/head.ts';
import { translatorOf } from '#app/routing/texts.ts';
import { NOT_FOUND } from '#app/routing/typedPath.ts';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import { type Language, languages } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { events } from '#content/pages/events.ts';
import { cardOf } from './card.tsx';

const site = `${settings.siteUrl}/`;
const organizationId = `${site}#organization`;
const websiteId = `${site}#website`;

const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  url: site,
  logo: `${site}icon-512.png`,
  email: brand.email,
  telephone: brand.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    postalCode: brand.address.postalCode,
    addressLocality: brand.address.city,
    addressCountry: brand.address.countryCode,
  },
  sameAs: [brand.videoChannel.url],
};

const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: brand.name,
  url: site,
  inLanguage: languages.map(({ code }) => code),
  publisher: { '@id': organizationId },
};

const pageTypes: Partial<Record<PageId, 'AboutPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
};

/** The breadcrumbs from home to a page, as the page shows them. */
function breadcrumbsOf(page: PageId, language: Language, id: string): BreadcrumbList {
  const { t } = translatorOf(language);
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: (['home', page] as const).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: t(`pages.${step}`),
      item: settings.siteUrl + pathOf(step, `/${language}`),
    })),
  };
}

/** The year's events, by date. */
function eventsIn(language: Language): ItemList {
  const { t } = translatorOf(language);
  return {
    '@type': 'ItemList',
    name: t('events.title', { ns: 'home' }),
    numberOfItems: events.length,
    itemListElement: events.map(({ id, name, startDate, endDate, venue, city }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Event',
        name,
        description: t(`events.items.${id}.description`, { ns: 'home' }),
        startDate,
        endDate,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: venue,
          address: {
            '@type': 'PostalAddress',
            addressLocality: city,
            addressCountry: brand.address.countryCode,
          },
        },
        organizer: { '@id': organizationId },
      },
    })),
  };
}

/**
 * Returns the schema.org graph of a page, for search engines. It states nothing that the page does
 * not show. Returns undefined for the 404 page. Like the social tags, only the prerendered file
 * contains it.
 */
export function structuredDataOf(address: Address, head: PageHead): Graph | undefined {
  const { page, language } = address;
  const { canonical: url, title, description } = head;
  const card = cardOf(address);
  if (page === NOT_FOUND || !url || !card) return undefined;
  const hasBreadcrumbs = page !== 'home';
  const breadcrumbsId = `${url}#breadcrumbs`;
  const webPage: WebPage = {
    '@type': pageTypes[page] ?? 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': websiteId },
    about: { '@id': organizationId },
    primaryImageOfPage: { '@type': 'ImageObject', url: settings.siteUrl + card.path },
    ...(hasBreadcrumbs && { breadcrumb: { '@id': breadcrumbsId } }),
  };
  const graph: Thing[] = [
    organization,
    website,
    webPage,
    ...(hasBreadcrumbs ? [breadcrumbsOf(page, language, breadcrumbsId)] : []),
    ...(page === 'home' ? [eventsIn(language)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}
