import { describe, expect, it } from 'vitest';
import {
  allFiles,
  alternatesOf,
  fileOf,
  isThere,
  only,
  pages,
  read,
  SITE,
  sizeOfPng,
} from './builtFiles.ts';
import { problemsOf } from './schemas.ts';

const languageOf = (file: string) => file.match(/^(en|fr|de)\//)?.[1] ?? 'en';

it('there are 13 pages under no prefix and in three languages, and a 404 page', () => {
  expect(pages).toHaveLength(4 * 13);
  expect(allFiles).toHaveLength(4 * 13 + 1);
});

describe.each(pages)('$file', ({ file, document }) => {
  const description = only(document, 'meta[name=description]', 'content');
  const canonical = only(document, 'link[rel=canonical]', 'href');
  const alternates = alternatesOf(document);

  it('is in its language', () => {
    expect(document.documentElement.getAttribute('lang')).toBe(languageOf(file));
    expect(alternates[languageOf(file)]).toBe(canonical);
  });

  it('has a title and a description that a list of results shows in full', () => {
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).toMatch(/^.{18,53} · Interpunct$/u);
    expect(description).toMatch(/^.{110,160}$/u);
    expect(`${document.title}${description}`).not.toContain('{{');
  });

  it('has itself as its canonical address, or the English page where it names no language', () => {
    expect(fileOf(canonical)).toBe(/^(en|fr|de)\//.test(file) ? file : `en/${file}`);
  });

  it('names itself in every language, and is named by each of them', () => {
    expect(Object.keys(alternates).toSorted()).toEqual(['de', 'en', 'fr', 'x-default']);
    expect(new Set(Object.values(alternates)).size).toBe(4);
    for (const address of Object.values(alternates)) {
      const other = pages.find((page) => page.file === fileOf(address));
      expect(other && alternatesOf(other.document), address).toEqual(alternates);
    }
    expect(fileOf(alternates['x-default'] ?? '')).toBe(file.replace(/^(en|fr|de)\//, ''));
  });

  it('has the tags of Open Graph and of X, once and with what the page says', () => {
    const tags: Record<string, string[]> = {};
    for (const meta of document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')) {
      const key = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
      tags[key] = [...(tags[key] ?? []), meta.getAttribute('content') ?? ''];
    }
    expect(problemsOf('socialTags', tags)).toEqual([]);
    expect(tags['og:url']).toEqual([canonical]);
    for (const kind of ['og', 'twitter']) {
      expect(tags[`${kind}:title`]).toEqual([document.title]);
      expect(tags[`${kind}:description`]).toEqual([description]);
    }
    expect(tags['og:image']).toEqual(tags['twitter:image']);
    expect(tags['og:locale']?.[0]?.slice(0, 2)).toBe(languageOf(file));
    expect(tags['og:locale:alternate']).not.toContain(tags['og:locale']?.[0]);
    const image = tags['og:image']?.[0] ?? '';
    expect(image.startsWith(`${SITE}/cards/${languageOf(file)}/`)).toBe(true);
    expect(sizeOfPng(image.slice(SITE.length))).toEqual({ width: 1200, height: 630 });
  });

  it('may be indexed, and names its icons and the manifest', () => {
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    for (const selector of ['icon', 'apple-touch-icon', 'manifest']) {
      expect(isThere(only(document, `link[rel="${selector}"]`, 'href')), selector).toBe(true);
    }
  });
});

describe.each(['en', 'fr', 'de'])('in %s', (language) => {
  const own = pages.filter(({ file }) => file.startsWith(`${language}/`));

  it.each([
    ['title', 'meta[property="og:title"]'],
    ['description', 'meta[name=description]'],
    ['card', 'meta[property="og:image"]'],
  ])('every page has a %s of its own', (_, selector) => {
    const values = own.map(({ document }) => only(document, selector, 'content'));
    expect(new Set(values).size).toBe(13);
  });
});

it('the 404 page is not indexed, and says that it is no page', () => {
  const { document } = allFiles.find(({ file }) => file === '404.html') ?? {};
  if (!document) throw new Error('there is no 404 page');
  expect(only(document, 'meta[name=robots]', 'content')).toBe('noindex');
  expect(document.querySelector('link[rel=canonical], link[rel=alternate]')).toBeNull();
  expect(document.querySelector('meta[property^="og:"]')).toBeNull();
});

describe('the manifest', () => {
  const manifest = JSON.parse(read('manifest.webmanifest'));

  it('is valid', () => {
    expect(problemsOf('manifest', manifest)).toEqual([]);
  });

  it('has icons that are there in the size they say, one of them maskable', () => {
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
  });
});
