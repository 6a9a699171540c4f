import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { MODULES } from '#tests/e2e/builtCode.ts';
import { defer } from '#tests/e2e/deferred.ts';
import type { Answer } from '#tests/host.ts';
import type { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import { ENGINES_FOLDER } from './prepare.ts';
import { scenario } from './scenario.ts';

const storedLanguage = (visitor: SiteVisitor) =>
  visitor.inPage(() => localStorage.getItem('interpunct-language'));

const preferFrench = () => localStorage.setItem('interpunct-language', 'fr');

const html = { headers: { 'Content-Type': 'text/html' } };

/** Where scripts find that the visitor came from, and what the page view says of it. */
const referrers = async (visitor: SiteVisitor) => {
  const views = await visitor.pageViews();
  const found = await visitor.inPage(() => document.referrer);
  return [found, ...views.map((view) => view.page_referrer ?? '')];
};

for (const [typed, shown] of [
  ['/about?a=1#main', '/fr/about?a=1#main'],
  ['/', '/fr/'],
  ['/FR/About', '/fr/about'],
  ['/fr/nowhere', '/fr/nowhere'],
  ['/nowhere', '/fr/nowhere'],
] as const) {
  scenario(
    `R4.2 ${typed} leads on to ${shown}, and the site that linked to it stays the referrer`,
    async ({ visitor, host }) => {
      // Some hosts have one 404 page for all.
      const body = readFileSync(`${ENGINES_FOLDER}/404.html`, 'utf8');
      host.answer(/^(\/fr)?\/nowhere$|^\/FR/, { ...html, status: 404, body });
      host.answer('/linking', { ...html, body: `<a href="${host.url}${typed}">there</a>` });
      await visitor.load(`${host.foreignUrl}/linking`);
      // WebKit may lose a press on a document that it has not painted.
      await visitor.inPage(() => document.querySelector('a')?.click());
      const look = () => visitor.inPage(() => [document.documentElement.lang, location.href]);
      await expect.poll(look).toEqual(['fr', host.url + shown]);
      await visitor.isReady();
      expect(await referrers(visitor)).toEqual([`${host.foreignUrl}/`, `${host.foreignUrl}/`]);
    },
    { early: preferFrench },
  );
}

scenario(
  'R1.5 an address with a name and a password leads on to itself without them',
  async ({ visitor, host }) => {
    host.answer(/./, ({ headers }) =>
      headers.authorization === `Basic ${btoa('ada:secret')}`
        ? 'file'
        : { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="staging"' } },
    );
    for (const typed of ['/about?a=1#main', '/en/about?a=1#main']) {
      await visitor.load(host.url.replace('//', '//ada:secret@') + typed);
      await visitor.isReady();
      expect(await visitor.inPage(() => document.baseURI)).toBe(host.url + typed);
      await visitor.go('studio');
    }
  },
);

scenario(
  'R4.4, R4.5 the first page that there is decides the language, and no prefix does after it',
  async ({ visitor }) => {
    await visitor.open('/fr/no-such-page');
    expect(await storedLanguage(visitor)).toBeNull();
    await visitor.pressAt('main a[href="/fr/"]');
    await visitor.isReady();
    await expect.poll(() => storedLanguage(visitor)).toBe('fr');
    await visitor.open('/de/about');
    expect(await storedLanguage(visitor)).toBe('fr');
  },
);

scenario(
  'R4.6 a language that is pressed before the scripts is stored',
  async ({ visitor, host }) => {
    await visitor.open('/en/about');
    expect(await storedLanguage(visitor)).toBe('en');
    const release = host.hold(MODULES);
    await visitor.load('/en/mission');
    await visitor.press('FR Français', 'header');
    await visitor.seeAddress('/fr/mission');
    release('file');
    await visitor.isReady();
    await expect.poll(() => storedLanguage(visitor)).toBe('fr');
  },
  // Firefox and WebKit tell a document that is left of the version file that it does not get any more.
  { expected: /^The version is made locally: TypeError: (?:NetworkError|Load failed)/ },
);

scenario(
  'R4.6 a language that is opened in a tab from the menu of its link is stored, and a reload is no choice',
  async ({ visitor }) => {
    await visitor.open('/en/about');
    const opened = visitor.page.context().waitForEvent('page');
    // The browser opens it, and the page hears of nothing.
    await visitor.inPage(() => {
      open(document.querySelector<HTMLAnchorElement>('header a[hreflang=fr]')?.href);
    });
    await expect.poll(() => storedLanguage(visitor)).toBe('fr');
    await visitor.inPage(() => localStorage.setItem('interpunct-language', 'de'));
    const tab = await opened;
    await tab?.reload();
    await tab?.locator('[data-hydrated]').waitFor();
    expect(await storedLanguage(visitor)).toBe('de');
  },
  { engines: ['Chromium'] },
);

scenario(
  'R7.2 a link of the popup that opens with the middle button dismisses it',
  async ({ visitor, visitor: { page } }) => {
    await visitor.open('/en/');
    await visitor.see('podcastPopup', 'shown');
    await page.route('**/@interpunct**', (route) => route.fulfill({ body: '' }));
    await page.locator('[data-machine=podcastPopup] a[target=_blank]').click({ button: 'middle' });
    await visitor.seeNone('podcastPopup');
  },
  { engines: ['Chromium'] },
);

/** Chooses French, and reports the language of each headline that is seen, and the tenth look. */
function reportHeadings(): void {
  localStorage.setItem('interpunct-language', 'fr');
  let lookCount = 0;
  let last = '';
  const look = () => {
    lookCount += 1;
    if (lookCount === 10) navigator.sendBeacon('/seen/tenth-look');
    const seen = document.querySelector('h1')?.checkVisibility()
      ? document.documentElement.lang
      : '';
    if (seen !== last) navigator.sendBeacon(`/seen/${seen}`);
    last = seen;
  };
  setInterval(look, 20);
}

scenario(
  'R4.2 a French visitor sees the French document alone',
  async ({ visitor, host }) => {
    // The French document comes once the English one has had its time.
    const { promise, resolve } = defer<void>();
    host.answer(/^\/seen\//, ({ path }) => {
      if (path.endsWith('tenth-look')) resolve();
      return {};
    });
    host.answer('/fr/about', async (): Promise<Answer> => {
      await promise;
      return 'file';
    });
    await visitor.load('/about');
    await visitor.isReady();
    const seen = () => host.requests.map(({ path }) => path);
    await expect.poll(seen).toContain('/seen/fr');
    expect(seen()).not.toContain('/seen/en');
  },
  { early: reportHeadings },
);
