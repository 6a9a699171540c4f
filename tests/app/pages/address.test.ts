import { beforeAll, describe, expect, it } from 'vitest';
import { detectLanguage, knowPages, parseAddress, pathInLanguage } from '#app/pages/address.ts';

describe('parseAddress without the list of pages', () => {
  it.each([
    ['/', 'home'],
    ['/interpunct-consulting', 'services'],
    ['/Fr//About/', 'about'],
    ['/en/nope', 'nope'],
    // What no page can be called:
    ['/home', '404'],
    ['/services', '404'],
    ['/404', '404'],
    ['/about/team', '404'],
    ['/a_b', '404'],
    ['/%E0%A4%A', '404'],
    ['/__proto__', '404'],
  ])('takes %s for the page %s', (pathname, page) => {
    expect(parseAddress(pathname, 'de').page).toBe(page);
  });
});

describe('parseAddress', () => {
  beforeAll(knowPages);

  it.each([
    // path typed, page, prefix, language, the one way to write it
    ['/', 'home', '', 'de', '/'],
    ['', 'home', '', 'de', '/'],
    ['/about', 'about', '', 'de', '/about'],
    ['/fr', 'home', '/fr', 'fr', '/fr/'],
    ['/fr/', 'home', '/fr', 'fr', '/fr/'],
    ['/en/about', 'about', '/en', 'en', '/en/about'],
    ['/FR/about', 'about', '/fr', 'fr', '/fr/about'],
    ['/De/About', 'about', '/de', 'de', '/de/about'],
    ['/about/', 'about', '', 'de', '/about'],
    ['/fr/about/', 'about', '/fr', 'fr', '/fr/about'],
    ['//about', 'about', '', 'de', '/about'],
    ['/fr//about', 'about', '/fr', 'fr', '/fr/about'],
    ['/%61bout', 'about', '', 'de', '/about'],
    ['/interpunct-consulting', 'services', '', 'de', '/interpunct-consulting'],
    ['/index.html', 'home', '', 'de', '/'],
    ['/fr/index.html', 'home', '/fr', 'fr', '/fr/'],
    ['/fr/about.html', 'about', '/fr', 'fr', '/fr/about'],
    ['/404.html', '404', '', 'de', '/404.html'],
    ['/.html', '404', '', 'de', '/.html'],
    ['/ai-marketing', 'ai-marketing', '', 'de', '/ai-marketing'],
    ['/services', '404', '', 'de', '/services'],
    ['/home', '404', '', 'de', '/home'],
    ['/404', '404', '', 'de', '/404'],
    ['/nope', '404', '', 'de', '/nope'],
    ['/fr/nope', '404', '/fr', 'fr', '/fr/nope'],
    ['/about/team', '404', '', 'de', '/about/team'],
    ['/fr/de/about', '404', '/fr', 'fr', '/fr/de/about'],
    ['/%E0%A4%A', '404', '', 'de', '/%E0%A4%A'],
    ['/%', '404', '', 'de', '/%'],
    ['/constructor', '404', '', 'de', '/constructor'],
    ['/__proto__', '404', '', 'de', '/__proto__'],
  ])('%s', (pathname, page, prefix, language, path) => {
    expect(parseAddress(pathname, 'de')).toEqual({ page, prefix, language, path });
  });
});

describe('pathInLanguage', () => {
  it('leads to the same page under the language', () => {
    expect(pathInLanguage(parseAddress('/about', 'en'), 'fr')).toBe('/fr/about');
    expect(pathInLanguage(parseAddress('/de/', 'en'), 'fr')).toBe('/fr/');
  });

  it('leads home from an unknown page', () => {
    expect(pathInLanguage(parseAddress('/nope', 'en'), 'fr')).toBe('/fr/');
  });
});

describe('detectLanguage', () => {
  it.each([
    ['the stored choice comes first', 'de', ['fr'], 'de'],
    ['then the browser’s list in its order', null, ['fr-LU', 'de'], 'fr'],
    ['what is not offered is passed over', null, ['lb-LU', 'pt', 'de-LU'], 'de'],
    ['garbage in storage is no choice', '<script>', ['fr'], 'fr'],
    ['capitals do not matter', 'FR', [], 'fr'],
    ['English is left', null, ['lb', 'pt'], 'en'],
    ['English is left where nothing is known', null, [], 'en'],
  ] as const)('%s', (_, stored, preferred, expected) => {
    expect(detectLanguage(stored, preferred)).toBe(expected);
  });
});
