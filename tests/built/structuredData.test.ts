import { describe, expect, it } from 'vitest';
import { allFiles, fileOf, isThere, only, pages, SITE } from './builtFiles.ts';
import { nodesOf, problemsOfData } from './schemas.ts';

function dataOf(document: (typeof pages)[number]['document']) {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return [...blocks].map((block) => JSON.parse(block.textContent));
}

const typesOf = (data: unknown) => nodesOf(data).map((node) => node['@type']);

const plain = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

describe.each(pages)('$file', ({ file, document }) => {
  const [data, ...others] = dataOf(document);
  const canonical = only(document, 'link[rel=canonical]', 'href');
  const isHome = file.endsWith('index.html');

  it('says once what it is, in valid words', () => {
    expect(others).toEqual([]);
    expect(data['@context']).toBe('https://schema.org');
    expect(problemsOfData(data)).toEqual([]);
  });

  it('has the organization, the site and itself, and refers to nothing that is not there', () => {
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

  it('leads home by breadcrumbs, unless it is home', () => {
    const list = data['@graph'].find((node: object & { '@type': string }) => {
      return node['@type'] === 'BreadcrumbList';
    });
    if (isHome) {
      expect(list).toBeUndefined();
      return;
    }
    const steps: { position: number; name: string; item: string }[] = list.itemListElement;
    expect(steps.map(({ position }) => position)).toEqual([1, 2]);
    for (const { item } of steps) expect(isThere(fileOf(item)), item).toBe(true);
    expect(steps[1]?.item).toBe(canonical);
    const shown = [...document.querySelectorAll('[data-machine=breadcrumbs] li')];
    expect(steps.map(({ name }) => name)).toEqual(shown.map((li) => plain(li.textContent)));
  });

  it('has events and podcasts where the page shows them, as the page shows them', () => {
    const types = typesOf(data);
    const count = (type: string) => types.filter((other) => other === type).length;
    const isPodcast = file.endsWith('podcast.html');
    expect(count('Event')).toBe(isHome ? 9 : 0);
    expect(count('PodcastSeries')).toBe(isPodcast ? 3 : 0);
    expect(count('PodcastEpisode')).toBe(isPodcast ? 4 : 0);

    const shown = plain(document.querySelector('main')?.textContent);
    const dates = [...document.querySelectorAll('main time')].map((time) =>
      time.getAttribute('datetime'),
    );
    for (const node of nodesOf(data) as Record<string, string>[]) {
      if (!/^(Event|Place|Podcast)/.test(node['@type'] ?? '')) continue;
      expect(shown).toContain(plain(node.name));
      if (node.description) expect(shown).toContain(plain(node.description));
      for (const date of [node.startDate, node.datePublished, node.timeRequired]) {
        if (date) expect(dates).toContain(date);
      }
      if (node.startDate) expect((node.endDate ?? '') >= node.startDate).toBe(true);
    }
  });

  it('gives the address that the footer shows', () => {
    const footer = plain(document.querySelector('footer')?.textContent);
    const organization = data['@graph'].find(
      (node: { '@type': string }) => node['@type'] === 'Organization',
    );
    const { streetAddress, postalCode, addressLocality } = organization.address;
    for (const part of [streetAddress, `${postalCode} ${addressLocality}`]) {
      expect(footer).toContain(part);
    }
    expect(footer).toContain(organization.email);
    expect(footer).toContain(organization.telephone);
    expect(isThere(organization.logo.slice(SITE.length))).toBe(true);
  });
});

it('the 404 page says nothing of the kind', () => {
  const page = allFiles.find(({ file }) => file === '404.html');
  expect(page && dataOf(page.document)).toEqual([]);
});
