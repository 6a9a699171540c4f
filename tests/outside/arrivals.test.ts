import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect } from 'vitest';
import { MODULES } from '#tests/e2e/builtCode.ts';
import { ENGINES_FOLDER } from '#tests/engines/prepare.ts';
import { scenario } from '#tests/engines/scenario.ts';
import type { Visit } from '#tests/engines/visit.ts';

const engines = ['Chromium', 'Firefox', 'WebKit'] as const;

const storedLanguage = (visit: Visit) =>
  visit.evaluate(() => localStorage.getItem('interpunct-language'));

const preferFrench = () => localStorage.setItem('interpunct-language', 'fr');

const html = { headers: { 'Content-Type': 'text/html' } };

/** Where scripts find that the visitor came from, and what the page view says of it. */
const referrers = (visit: Visit) =>
  visit.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer: unknown[][] };
    const views = dataLayer.filter((call) => call[1] === 'page_view');
    return [
      document.referrer,
      ...views.map((call) => (call[2] as { page_referrer?: string }).page_referrer ?? ''),
    ];
  });

for (const [typed, shown] of [
  ['/about?a=1#main', '/fr/about?a=1#main'],
  ['/', '/fr/'],
  ['/FR/About', '/fr/about'],
  ['/fr/nowhere', '/fr/nowhere'],
  ['/nowhere', '/fr/nowhere'],
] as const) {
  scenario(
    `R4.2 ${typed} leads on to ${shown}, and the site that linked to it stays the referrer`,
    async ({ visit, host }) => {
      // Some hosts have one 404 page for all.
      const body = readFileSync(`${ENGINES_FOLDER}/404.html`, 'utf8');
      host.answer(/^(\/fr)?\/nowhere$|^\/FR/, { ...html, status: 404, body });
      host.answer('/linking', { ...html, body: `<a href="${host.url}${typed}">there</a>` });
      await visit.goTo(`${host.foreignUrl}/linking`);
      await visit.press('there');
      await visit.waitFor(
        (address) => document.documentElement.lang === 'fr' && location.href.endsWith(address),
        shown,
      );
      await visit.isReady();
      expect(await referrers(visit)).toEqual([`${host.foreignUrl}/`, `${host.foreignUrl}/`]);
    },
    { engines, early: preferFrench },
  );
}

scenario(
  'R4.2 nobody is the referrer of an address that was typed',
  async ({ visit }) => {
    await visit.open('/about');
    await visit.waitFor(() => location.pathname === '/fr/about');
    await visit.isReady();
    expect(await referrers(visit)).toEqual(['', '']);
  },
  { engines, early: preferFrench },
);

scenario(
  'R4.4, R4.5 the first page that there is decides the language, and no prefix does after it',
  async ({ visit }) => {
    await visit.open('/fr/no-such-page');
    expect(await storedLanguage(visit)).toBeNull();
    await visit.pressAt('main a[href="/fr/"]');
    await visit.isReady();
    await expect.poll(() => storedLanguage(visit)).toBe('fr');
    await visit.open('/de/about');
    expect(await storedLanguage(visit)).toBe('fr');
  },
  { engines },
);

scenario(
  'R4.6 a language that is pressed before the scripts is stored',
  async ({ visit, host }) => {
    await visit.open('/en/about');
    expect(await storedLanguage(visit)).toBe('en');
    const release = host.hold(MODULES);
    await visit.goTo('/en/mission');
    await visit.press('FR Français', 'header');
    await visit.waitFor(() => location.pathname === '/fr/mission');
    release('file');
    await visit.isReady();
    await expect.poll(() => storedLanguage(visit)).toBe('fr');
  },
  // WebKit tells a document that is left of the version file that it does not get any more.
  { engines, expected: /^The version is made locally: TypeError: Load failed/ },
);

/** What opens a link in a tab of its own. Only Playwright presses like this. */
const presses = {
  'with ctrl': { modifiers: ['ControlOrMeta'] },
  'with shift': { modifiers: ['Shift'] },
  'with the middle button': { button: 'middle' },
} satisfies Record<string, Parameters<Locator['click']>[0]>;

for (const [how, options] of Object.entries(presses)) {
  scenario(
    `R4.6 a language that is pressed ${how} is stored`,
    async ({ visit, driver: { page } }) => {
      await visit.open('/en/about');
      const opened = page?.context().waitForEvent('page');
      await page?.getByRole('link', { name: 'FR Français' }).click(options);
      await opened;
      await expect.poll(() => storedLanguage(visit)).toBe('fr');
      expect(await visit.evaluate(() => location.pathname)).toBe('/en/about');
    },
    { engines: ['Chromium'] },
  );
}

scenario(
  'R4.6 a language that is opened in a tab from the menu of its link is stored, and a reload is no choice',
  async ({ visit, driver }) => {
    await visit.open('/en/about');
    const opened = driver.page?.context().waitForEvent('page');
    // The browser opens it, and the page hears of nothing.
    await visit.evaluate(() => {
      open(document.querySelector<HTMLAnchorElement>('header a[hreflang=fr]')?.href);
    });
    await expect.poll(() => storedLanguage(visit)).toBe('fr');
    await visit.evaluate(() => localStorage.setItem('interpunct-language', 'de'));
    const tab = await opened;
    await tab?.reload();
    await tab?.locator('[data-hydrated]').waitFor();
    expect(await storedLanguage(visit)).toBe('de');
  },
  { engines: ['Chromium'] },
);

scenario(
  'R7.2 a link of the popup that opens with the middle button dismisses it',
  async ({ visit, driver: { page } }) => {
    await visit.open('/en/');
    await visit.seeState('podcastPopup', 'shown');
    await page?.route('**/@interpunct**', (route) => route.fulfill({ body: '' }));
    await page?.locator('[data-machine=podcastPopup] a[target=_blank]').click({ button: 'middle' });
    await visit.seeNone('podcastPopup');
  },
  { engines: ['Chromium'] },
);
