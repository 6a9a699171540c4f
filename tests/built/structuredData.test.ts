import { describe, expect, it } from 'vitest';
import { events } from '#content/pages/events.ts';
import { routeOf } from '#content/routes.ts';
import { readable } from '#tests/readable.ts';
import { exists, fileOf, notFoundPages, only, onlyElement, pages, SITE } from './builtFiles.ts';

const PAGE = [
  ...['@id', 'url', 'name', 'description'],
  ...['inLanguage', 'isPartOf', 'about', 'primaryImageOfPage'],
];

/**
 * What schema.org and Google's rich results require of each type on the site. What they allow is known to
 * the compiler, by the types of `schema-dts`.
 */
const required: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'telephone', 'address', 'sameAs'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  WebPage: PAGE,
  AboutPage: PAGE,
  ContactPage: PAGE,
  ImageObject: ['url'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ItemList: ['name', 'numberOfItems', 'itemListElement'],
  ListItem: ['position', 'item'],
  Event: [
    ...['name', 'description', 'startDate', 'endDate', 'location', 'organizer'],
    ...['eventStatus', 'eventAttendanceMode'],
  ],
  Place: ['name', 'address'],
};

type Node = { '@type': string; '@id'?: string };

/** Every node of structured data, nested ones included. A reference is not a node. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return '@type' in value ? [value as Node, ...inside] : inside;
}

/** What nodes lack, and the types of which nobody knows what they need. */
const lacks = (data: unknown) =>
  nodesOf(data).flatMap((node) =>
    (required[node['@type']] ?? ['a list']).flatMap((name) =>
      Reflect.get(node, name) ? [] : [`${node['@type']} lacks ${name}`],
    ),
  );

/** Dates and addresses that no reader of the data would take. */
const malformed = (data: unknown) =>
  nodesOf(data)
    .flatMap((node) => Object.entries(node))
    .filter(([name, value]) =>
      /Date$/.test(name)
        ? !/^\d{4}-\d{2}-\d{2}(T[\d:]+([+-][\d:]+|Z))?$/.test(value)
        : /^(url|item|logo|image)$/.test(name) && typeof value === 'string' && !URL.canParse(value),
    );

function dataOf(document: (typeof pages)[number]['document']) {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return [...blocks].map((block) => JSON.parse(block.textContent));
}

const typesOf = (data: unknown) => nodesOf(data).map((node) => node['@type']);

describe.each(pages)('$file', ({ name, document }) => {
  const [data, ...others] = dataOf(document);
  const canonical = only(document, 'link[rel=canonical]', 'href');
  const isHome = name === fileOf(SITE + routeOf('home'));

  it('R13.5 has one valid block of structured data', () => {
    expect(others).toEqual([]);
    expect(data['@context']).toBe('https://schema.org');
    expect(lacks(data)).toEqual([]);
    expect(malformed(data)).toEqual([]);
  });

  it('R13.5 describes the organization, the site and the page, and has no dangling references', () => {
    const types = typesOf(data);
    for (const type of ['Organization', 'WebSite']) {
      expect(types.filter((other) => other === type)).toHaveLength(1);
    }
    const ids = nodesOf(data).flatMap((node) => node['@id'] ?? []);
    expect(ids).toContain(canonical);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, reference] of JSON.stringify(data).matchAll(/\{"@id":"([^"]+)"\}/g)) {
      expect(ids).toContain(reference);
    }
  });

  it('R13.5 has the breadcrumbs that the page shows, except on the home page', () => {
    const list = data['@graph'].find(
      (node: { '@type': string }) => node['@type'] === 'BreadcrumbList',
    );
    if (isHome) {
      expect(list).toBeUndefined();
      return;
    }
    const steps: { position: number; name: string; item: string }[] = list.itemListElement;
    expect(steps.map(({ position }) => position)).toEqual([1, 2]);
    for (const { item } of steps) expect(exists(fileOf(item)), item).toBe(true);
    expect(steps[1]?.item).toBe(canonical);
    const shown = [...document.querySelectorAll('[data-machine=breadcrumbs] li')];
    expect(steps.map(({ name }) => name)).toEqual(shown.map((li) => readable(li.textContent)));
  });

  it('R13.5 has the events that the page shows, with the same texts and dates', () => {
    const shownEvents = typesOf(data).filter((type) => type === 'Event');
    expect(shownEvents).toHaveLength(isHome ? events.length : 0);

    const shown = readable(onlyElement(document, 'main').textContent);
    const dates = [...document.querySelectorAll('main time')].map((time) =>
      time.getAttribute('datetime'),
    );
    for (const node of nodesOf(data) as Record<string, string>[]) {
      if (!/^(Event|Place)/.test(node['@type'] ?? '')) continue;
      expect(shown).toContain(readable(node.name));
      if (node.description) expect(shown).toContain(readable(node.description));
      if (!node.startDate) continue;
      expect(dates).toContain(node.startDate);
      expect((node.endDate ?? '') >= node.startDate).toBe(true);
    }
  });
});

it.each(pages)('R13.5 $file has the address that the footer shows', ({ document }) => {
  const footer = readable(onlyElement(document, 'footer').textContent);
  const [data] = dataOf(document);
  const organization = data['@graph'].find(
    (node: { '@type': string }) => node['@type'] === 'Organization',
  );
  const { streetAddress, postalCode, addressLocality } = organization.address;
  for (const part of [streetAddress, `${postalCode} ${addressLocality}`]) {
    expect(footer).toContain(part);
  }
  expect(footer).toContain(organization.email);
  expect(footer).toContain(organization.telephone);
  expect(exists(organization.logo.slice(SITE.length))).toBe(true);
});

it.each(notFoundPages)('R13.7 $file has no structured data', ({ document }) => {
  expect(dataOf(document)).toEqual([]);
});
