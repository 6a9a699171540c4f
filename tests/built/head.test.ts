import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { defaultLanguage } from '#content/languages.ts';
import { pageIds } from '#content/pageIds.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { languages } from '#tests/e2e/languages.ts';
import {
  aliasPages,
  alternatesOf,
  exists,
  fileOf,
  notFoundPages,
  only,
  pageIn,
  pages,
  read,
  readBytes,
  SITE,
  sizeOfPng,
} from './builtFiles.ts';

/** R1.1: the pages of the site, by the files that answer their addresses. */
const FILES = [
  'index.html',
  'about.html',
  'mission.html',
  'techsense.html',
  `${brand.slug}-consulting.html`,
  'contact.html',
  'ai-marketing.html',
  'podcast.html',
  'ventures.html',
  'institute.html',
  'community.html',
  'studio.html',
  'partnership.html',
];

it('R1.1, R13.1 the build has every page in every language, and once without a language prefix', () => {
  const expected = ['', 'en/', 'fr/', 'de/'].flatMap((folder) =>
    FILES.map((file) => folder + file),
  );
  expect(pages.map(({ file }) => file)).toEqual(expected.toSorted());
});

it('R1.4, R13.1 the build has the consulting page at /services, with and without a language prefix', () => {
  expect(aliasPages.map(({ file }) => file)).toEqual([
    'de/services.html',
    'en/services.html',
    'fr/services.html',
    'services.html',
  ]);
});

it.each(aliasPages)(
  'R1.4 $file is the page at its own address, canonical link included',
  ({ file, html }) => {
    expect(html).toBe(read(file.replace('services', `${brand.slug}-consulting`)));
  },
);

describe.each(pages)('$file', ({ file, prefix, name, document }) => {
  const language = prefix ?? defaultLanguage;
  const description = only(document, 'meta[name=description]', 'content');
  const canonical = only(document, 'link[rel=canonical]', 'href');
  const alternates = alternatesOf(document);

  it('R13.1 declares its language', () => {
    expect(document.documentElement.getAttribute('lang')).toBe(language);
    expect(alternates[language]).toBe(canonical);
  });

  it('R13.2 has a title and a description that search results show in full', () => {
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).toMatch(
      new RegExp(`^.{18,${57 - brand.name.length}} · ${brand.name}$`, 'u'),
    );
    expect(description).toMatch(/^.{110,160}$/u);
    expect(`${document.title}${description}`).not.toContain('{{');
  });

  it('R13.3 is its own canonical page, or points at the English one when it has no prefix', () => {
    expect(fileOf(canonical)).toBe(prefix ? file : `${defaultLanguage}/${name}`);
  });

  it('R13.3 lists its alternates in every language, and each of them lists the same', () => {
    expect(Object.keys(alternates).toSorted()).toEqual([...languageCodes, 'x-default'].toSorted());
    expect(new Set(Object.values(alternates)).size).toBe(languageCodes.length + 1);
    for (const address of Object.values(alternates)) {
      const other = pages.find((page) => page.file === fileOf(address));
      expect(other && alternatesOf(other.document), address).toEqual(alternates);
    }
    expect(fileOf(alternates['x-default'] ?? '')).toBe(name);
  });

  it('can be indexed, and links to its icons and the manifest', () => {
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    for (const relation of ['icon', 'apple-touch-icon', 'manifest']) {
      expect(exists(only(document, `link[rel="${relation}"]`, 'href')), relation).toBe(true);
    }
  });
});

it.each(pages)(
  'R13.4 $file has each Open Graph and X tag once, with its values',
  ({ prefix, document }) => {
    const language = prefix ?? defaultLanguage;
    const metas = [
      ...document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]'),
    ].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    const locales = metas.flatMap(([key, value]) => (key?.startsWith('og:locale') ? [value] : []));
    expect(locales[0]).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
    expect(locales.map((locale) => locale?.slice(0, 2)).toSorted()).toEqual(
      languageCodes.toSorted(),
    );
    const others = metas.filter(([key]) => !key?.startsWith('og:locale'));
    const tags: Record<string, string> = Object.fromEntries(others);
    expect(Object.keys(tags)).toHaveLength(others.length);
    expect(tags).toEqual({
      'og:type': 'website',
      'og:site_name': brand.name,
      'og:title': document.title,
      'og:description': only(document, 'meta[name=description]', 'content'),
      'og:url': only(document, 'link[rel=canonical]', 'href'),
      'og:image': expect.stringContaining(`${SITE}/cards/${language}/`),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/^.{1,420}$/),
      'twitter:card': 'summary_large_image',
    });
    const card = tags['og:image']?.slice(SITE.length) ?? '';
    expect(sizeOfPng(card)).toEqual({ width: 1200, height: 630 });
  },
);

it.each(languages)('R13.2 in $code the home page has its title', ({ code, text }) => {
  expect(pageIn(code, 'home').document.title).toBe(`${text('home:meta.title')} · Interpunct`);
});

describe.each(languageCodes)('in %s', (language) => {
  it.each([
    ['title', 'meta[property="og:title"]'],
    ['description', 'meta[name=description]'],
    ['card', 'meta[property="og:image"]'],
  ])('R13.2, R13.4 every page has its own %s', (_, selector) => {
    const values = pageIds.map((page) =>
      only(pageIn(language, page).document, selector, 'content'),
    );
    expect(new Set(values).size).toBe(pageIds.length);
  });
});

it.each(notFoundPages)('R13.7 $file is not indexed, and has no address of its own', (page) => {
  const { document } = page;
  expect(only(document, 'meta[name=robots]', 'content')).toBe('noindex');
  expect(document.querySelector('link[rel=canonical], link[rel=alternate]')).toBeNull();
  expect(document.querySelector('meta[property^="og:"]')).toBeNull();
});

describe('the manifest', () => {
  const manifest = JSON.parse(read('manifest.webmanifest'));

  it('R13.4 has the members that a browser needs to install the site', () => {
    const { icons, ...members } = manifest;
    expect(members).toEqual({
      id: '/',
      name: brand.name,
      short_name: expect.stringMatching(/^.{1,12}$/),
      description: expect.stringMatching(/./),
      lang: defaultLanguage,
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: expect.stringMatching(/^#[\da-f]{6}$/),
      theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
    });
    expect(icons[0]).toEqual({
      src: '/icon.svg',
      sizes: 'any',
      type: 'image/svg+xml',
      purpose: 'any',
    });
  });

  it('R13.4 lists icons that exist in their stated size, one of them maskable', () => {
    const drawn = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
    for (const { src, sizes } of drawn) {
      const { width, height } = sizeOfPng(src);
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const sizes = drawn.map((icon: { sizes: string; purpose: string }) => [
      icon.sizes,
      icon.purpose,
    ]);
    expect(sizes).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    expect(read('icon.svg')).toMatch(/^<svg /);
    expect(sizeOfPng('apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
    // One picture of 32 px, right after its description.
    const ico = readBytes('favicon.ico');
    expect([ico.readUInt16LE(4), ico[6], ico.readUInt32LE(18)]).toEqual([1, 32, 22]);
    expect(ico.toString('latin1', 23, 26)).toBe('PNG');
  });
});
