import { describe, expect, it } from 'vitest';
import { parseAddress, pathInLanguage, topicIn } from '#app/routing/address.ts';
import { detectLanguage } from '#app/routing/language.ts';
import { endIn } from '#app/routing/typedPath.ts';
import { routeOf } from '#content/routes.ts';

it.each([
  ['?about=ventures', 'ventures'],
  ['?utm_source=x&about=techsense-seat', 'techsense-seat'],
  ['', null],
  ['?about=', null],
  ['?about=Ventures', null],
  ['?about=constructor', null],
  ['?about=404', null],
])('R9.16 reads what one writes about in "%s"', (query, expected) => {
  expect(topicIn(query)).toBe(expected);
});

describe('parseAddress', () => {
  it.each([
    // typed path, page, prefix, language, canonical path
    ['/', 'home', '', 'de', '/'],
    ['/about', 'about', '', 'de', '/about'],
    ['/fr', 'home', '/fr', 'fr', '/fr/'],
    ['/fr/', 'home', '/fr', 'fr', '/fr/'],
    ['/De/About', 'about', '/de', 'de', '/de/about'],
    ['/fr/about/', 'about', '/fr', 'fr', '/fr/about'],
    ['/fr//about', 'about', '/fr', 'fr', '/fr/about'],
    ['/%61bout', 'about', '', 'de', '/about'],
    [routeOf('services'), 'services', '', 'de', routeOf('services')],
    ['/fr/index.html', 'home', '/fr', 'fr', '/fr/'],
    ['/fr/about.html', 'about', '/fr', 'fr', '/fr/about'],
    ['/en/about.', 'about', '/en', 'en', '/en/about'],
    ['/about.html),', 'about', '', 'de', '/about'],
    ['/fr/%20', 'home', '/fr', 'fr', '/fr/'],
    ['/about%C2%A0»/', 'about', '', 'de', '/about'],
    ['/fr/about%3Fa=1', 'about', '/fr', 'fr', '/fr/about'],
    ['/about/&a=1', 'about', '', 'de', '/about'],
    ['/fr/;a', 'home', '/fr', 'fr', '/fr/'],
    ['/about.html%23a', 'about', '', 'de', '/about'],
    ['/fr/café', '404', '/fr', 'fr', '/fr/café'],
    ['/404.html', '404', '', 'de', '/404.html'],
    ['/.html', '404', '', 'de', '/.html'],
    ['/FR/Services/', 'services', '/fr', 'fr', '/fr/services'],
    ['/services/more', '404', '', 'de', '/services/more'],
    ['/home', '404', '', 'de', '/home'],
    ['/fr/nope', '404', '/fr', 'fr', '/fr/nope'],
    ['/about/team', '404', '', 'de', '/about/team'],
    ['/fr/de/about', '404', '/fr', 'fr', '/fr/de/about'],
    ['/%E0%A4%A', '404', '', 'de', '/%E0%A4%A'],
    ['/%', 'home', '', 'de', '/'],
    ['/en/about_', 'about', '/en', 'en', '/en/about'],
    ['/constructor', '404', '', 'de', '/constructor'],
  ])(
    'R1.2, R1.5 reads %s as its page, language and canonical path',
    (pathname, page, prefix, language, path) => {
      expect(parseAddress(pathname, 'de')).toEqual({ page, prefix, language, path });
    },
  );
});

describe('endIn', () => {
  it.each([
    ['/contact', '', ''],
    ['/contact%3Fabout=film', 'about=film', ''],
    ['/contact%3Fabout%3Dfilm%23form', 'about=film', '#form'],
    ['/contact%23form&about=film', 'about=film', '#form'],
    ['/contact%3Fa=b%23form&about=film', 'a=b&about=film', '#form'],
    ['/contact&about=film&name=Tom%26Ada%231', 'about=film&name=Tom%26Ada%231', ''],
  ])('finds the query and the hash in %s', (pathname, query, hash) => {
    expect(endIn(pathname)).toEqual({ query, hash });
  });
});

describe('pathInLanguage', () => {
  it.each([
    ['/about', '/fr/about'],
    ['/de/', '/fr/'],
    ['/services', `/fr${routeOf('services')}`],
    // Home stands in for a page that there is not.
    ['/nope', '/fr/'],
  ])('leads from %s to its page in French, %s', (pathname, path) => {
    expect(pathInLanguage(parseAddress(pathname, 'en'), 'fr')).toBe(path);
  });
});

describe('detectLanguage', () => {
  it.each([
    ['takes the stored choice first', 'de', ['fr'], 'de'],
    ['takes the languages of the browser in order', null, ['fr-LU', 'de'], 'fr'],
    ['skips languages that the site lacks', null, ['xx-LU', 'yy', 'de-LU'], 'de'],
    ['ignores garbage in the storage', '<script>', ['fr'], 'fr'],
    ['ignores case', 'FR', [], 'fr'],
    ['knows the names of embedded browsers', null, ['fr_FR'], 'fr'],
    ['falls back to English', null, ['xx', 'yy'], 'en'],
    ['falls back to English without any preference', null, [], 'en'],
  ] as const)('R4.1 %s', (_, stored, preferred, expected) => {
    expect(detectLanguage(stored, preferred)).toBe(expected);
  });
});
