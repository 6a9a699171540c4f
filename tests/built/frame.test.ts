import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { defaultLanguage } from '#content/languages.ts';
import { routeOf } from '#content/routes.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { readable } from '#tests/readable.ts';
import { exists, fileOf, onlyElement, pageIn, pages, SITE, targetOf } from './builtFiles.ts';

/** Where the navigation of the footer leads, in alphabetical order. */
const FOOTER_PATHS = [
  ...['/about', '/ai-marketing', '/community', '/contact', '/institute', '/mission'],
  ...['/partnership', '/podcast', '/services', '/studio', '/techsense', '/ventures'],
];

it('R3.2 the main navigation has its links and lists in order', () => {
  const [inHeader] = pageIn('en', 'about').document.querySelectorAll('nav[aria-label=Main]');
  const entries = [...(inHeader?.querySelectorAll('a, button') ?? [])].map((entry) =>
    [readable(entry.textContent), entry.getAttribute('href')].filter(Boolean).join(' '),
  );
  expect(entries).toEqual([
    'Services',
    'Community /en/community',
    `Services /en${routeOf('services')}`,
    'Ventures /en/ventures',
    'Studio /en/studio',
    'Partnership /en/partnership',
    'About',
    'About /en/about',
    'Mission /en/mission',
    'Podcast /en/podcast',
    'Contact /en/contact',
  ]);
});

it.each([
  ['mission', ['About', 'Mission']],
  ['community', ['Services', 'Community']],
  ['studio', ['Studio']],
  ['techsense', ['Services']],
] as const)('R3.10 on the page %s the main navigation marks %j', (page, entries) => {
  const [inHeader] = pageIn('en', page).document.querySelectorAll('nav[aria-label=Main]');
  const marked = inHeader?.querySelectorAll('[aria-current]') ?? [];
  expect([...marked].map(({ textContent }) => textContent)).toEqual(entries);
});

it('R4.7 each language link has its code and its name', () => {
  const [inHeader] = pageIn('en', 'about').document.querySelectorAll('nav[aria-label=Language]');
  const links = [...(inHeader?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-label')])).toEqual([
    ['EN', 'EN English'],
    ['FR', 'FR Français'],
    ['DE', 'DE Deutsch'],
  ]);
});

it.each(languageCodes)('R5.1 in %s the breadcrumbs lead from home to the page', (language) => {
  const trail = onlyElement(pageIn(language, 'ventures').document, '[data-machine=breadcrumbs]');
  const links = [...trail.querySelectorAll('li a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
  const home = { en: 'Home', fr: 'Accueil', de: 'Startseite' }[language];
  expect(links).toEqual([
    [home, `/${language}/`, null],
    ['Ventures', `/${language}/ventures`, 'page'],
  ]);
});

const englishPages = pages.filter(({ prefix }) => (prefix ?? defaultLanguage) === 'en');

it.each(englishPages)('R15.2 $file has the navigation landmarks', ({ name, document }) => {
  const labels = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'));
  const expected = ['Main', 'Breadcrumb', 'Language', 'Footer'];
  // The home page has no breadcrumbs. The menu of a phone has the name of the main navigation.
  const isHome = name === 'index.html';
  expect(new Set(labels)).toEqual(
    new Set(isHome ? expected.filter((label) => label !== 'Breadcrumb') : expected),
  );
});

describe.each(pages)('$file', ({ document, name, prefix }) => {
  it('R4.8 has links under its own prefix alone', () => {
    const own = prefix ? `/${prefix}/` : '/';
    const others = languageCodes.filter((code) => code !== prefix).map((code) => `/${code}/`);
    const links = [...document.querySelectorAll('a[href^="/"]:not([hreflang], [href$=".ics"])')];
    const addresses = links.map((link) => link.getAttribute('href') ?? '');
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      expect(address.startsWith(own), address).toBe(true);
      expect(
        others.some((other) => address.startsWith(other)),
        address,
      ).toBe(false);
    }
  });

  it('R11.12, R17.11 has each machine once, and no consent banner', () => {
    const machines = [...document.querySelectorAll('[data-machine]')].map((element) =>
      element.getAttribute('data-machine'),
    );
    expect(machines).toContain('header');
    expect(new Set(machines).size).toBe(machines.length);
    expect(machines).not.toContain('consent');
  });

  it('R2.8 has no dead links', () => {
    for (const link of document.querySelectorAll('a')) {
      const address = link.getAttribute('href') ?? '';
      if (!address.startsWith('/')) expect(address).toMatch(/^(https:|mailto:|tel:|#)/);
      else {
        const [path = ''] = address.split('?');
        const file = path.endsWith('.ics') ? path : fileOf(`${SITE}${path}`);
        expect(exists(file), address).toBe(true);
      }
    }
  });

  it('R3.6, R3.7 ends with the footer', () => {
    const footer = onlyElement(document, 'footer');
    expect(readable(footer.textContent)).toContain(`© ${brand.copyrightYear}`);
    expect(readable(footer.textContent)).toContain(brand.address.street);
    const links = [...footer.querySelectorAll('a')].map(targetOf);
    expect(links).toEqual(
      expect.arrayContaining([
        '/services',
        `mailto:${brand.email}`,
        `tel:${brand.phone.replaceAll(' ', '')}`,
        brand.aiPartner.url,
      ]),
    );
    expect([...footer.querySelectorAll('nav a')].map(targetOf).toSorted()).toEqual(FOOTER_PATHS);
    const partner = onlyElement(document, `footer a[href="${brand.aiPartner.url}"]`);
    expect(partner.getAttribute('target')).toBe('_blank');
    // The podcast has its episodes on the page.
    expect(links.includes(brand.videoChannel.url)).toBe(!name.endsWith('podcast.html'));
    expect(links.filter((link) => link === '#')).toHaveLength(2);
    expect(footer.querySelectorAll('input[type=email]')).toHaveLength(1);
    expect(footer.querySelectorAll('button#cookie-settings')).toHaveLength(1);
  });
});
