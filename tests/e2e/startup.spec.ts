import { readFileSync } from 'node:fs';
import { CONFIGURED_FOLDER } from '#tests/builds.ts';
import { headlineOf } from '#tests/locales/readTexts.ts';
import { codeOf, MODULES, textsOf } from './builtCode.ts';
import { test as hosted } from './configuredSite.ts';
import { defer } from './deferred.ts';
import { expect, PHONE, type SitePage, test } from './sitePage.ts';
import { mostStyledElements } from './styledElements.ts';

const ANY_PAGE = /\/assets\/pages\/[^/]+\.js$/;

/** Leaves the page what it needs to do what it has at hand. */
async function idleMoments(): Promise<void> {
  const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve));
  for (let moment = 0; moment < 30; moment += 1) await idle();
}

/** Where the part of a document begins that nobody sees. */
const TEXTS = '<script type="application/json" id="texts"';

test('R16.2 the scripts start without any input, after the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser without windows moves the pointer by itself before it paints.
    addEventListener('pointermove', (event) => event.stopImmediatePropagation());
  });
  const firstScript = page.waitForRequest(MODULES);
  await page.goto('/en/', { waitUntil: 'load' });
  await firstScript;
  const [paint] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  );
  for (const start of scripts) expect(start).toBeGreaterThan(paint?.startTime ?? Number.NaN);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});

test('R16.18 the start does not make the browser compute the styles of the page', async ({
  browser,
  site,
}) => {
  await site.hold(MODULES);
  await site.page.goto('/en/', { waitUntil: 'load' });
  const count = await mostStyledElements(browser, site.page, async () => {
    await site.release(MODULES);
    await site.isReady();
  });
  expect(count).toBeLessThan(80);
});

/** How a document ends that does not arrive as a whole. */
const ends = {
  'breaks off': (site: SitePage) =>
    site.answer('/rest.js', (route) => route.fulfill({ contentType: 'text/javascript' })),
  'is stopped': (site: SitePage) => site.page.evaluate(() => stop()),
};

for (const [how, end] of Object.entries(ends)) {
  test(`R16.3 what is sent and pressed before all has arrived is answered once, in order, where the document ${how}`, async ({
    site,
    page,
  }) => {
    await site.hold(MODULES);
    await site.hold('/rest.js');
    await page.route('/en/', async (route) => {
      const html = await (await route.fetch()).text();
      // The document breaks off in its texts, after something that it waits for.
      const shown = html.indexOf(TEXTS);
      expect(shown).toBeGreaterThan(0);
      const half = html.slice(shown, shown + 2 * TEXTS.length);
      const body = `${html.slice(0, shown)}<script src="/rest.js"></script>${half}`;
      await route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto('/en/', { waitUntil: 'commit' });
    const form = site.find('form[data-machine=newsletter]');
    await form.getByRole('textbox').fill('ada@example.com');
    await form.getByRole('button').click();
    await site.seeAddress('/en/');
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await site.press('Chat assistant');
    await site.press('Cookie settings');
    // A button of an extension, which answers by itself.
    await site.inPage(() => {
      const button = document.createElement('button');
      button.type = 'button';
      button.onclick = () => button.append('pressed');
      document.body.append(button);
      button.click();
    });
    await site.release(MODULES);
    // The modules run once the document has arrived: its texts may be in it.
    await page.waitForFunction(() => {
      const modules = JSON.parse(document.querySelector('#modules')?.textContent ?? '');
      return document.querySelectorAll('link[rel=modulepreload]').length === modules.length;
    });
    await site.inPage(idleMoments);
    expect(site.requestsTo(textsOf('home', 'en'))).toEqual([]);
    await end(site);
    await site.see('consent', 'customizing');
    await site.see('chat', 'panel.open');
    await expect(form.getByRole('status')).toBeVisible();
    await expect(form).toHaveAttribute('aria-busy', 'false');
    await expect(site.find('body > button')).toHaveText('pressed');
  });
}

test('R16.4 pages with a link in view are fetched ahead, two at once, and one that is asked for does not wait for them', async ({
  site,
  page,
}) => {
  await site.resize(PHONE);
  await site.open('/en/contact');
  await page.waitForLoadState('networkidle');
  await site.hold(ANY_PAGE);
  await site.hold(codeOf('podcast'));
  const pages = () => new Set(site.requestsTo(ANY_PAGE)).size;
  const already = pages();
  await site.press('Menu');
  await expect.poll(pages).toBe(already + 2);
  const asked = page.waitForRequest(codeOf('podcast'));
  await page.getByRole('dialog').getByRole('link', { name: 'Podcast' }).click();
  await asked;
  const requests = site.requestsTo(ANY_PAGE).length;
  await site.release(ANY_PAGE);
  // What has been fetched is imported from the cache.
  await expect.poll(() => site.requestsTo(ANY_PAGE).length).toBe(requests + 2);
  await site.inPage(idleMoments);
  expect(pages()).toBe(already + 3);
  await site.release(codeOf('podcast'));
  await expect.poll(pages).toBeGreaterThan(already + 3);
});

test('R16.11 a press on a phone shows its effect before the page that it asks for', async ({
  site,
}) => {
  await site.resize(PHONE);
  await site.open('/en/about');
  const code = site.page.waitForResponse(codeOf('studio'));
  await site.press('Menu');
  await code;
  const headings = site.inPage(
    () =>
      new Promise((resolve) => {
        const menu = document.querySelector('dialog');
        const before = document.querySelector('h1')?.textContent;
        new MutationObserver(() => {
          resolve(
            menu?.dataset.state === 'closed' &&
              before === document.querySelector('h1')?.textContent,
          );
        }).observe(menu as Node, { attributeFilter: ['data-state'] });
      }),
  );
  await site.machine('mobileMenu').getByRole('link', { name: 'Studio' }).click();
  expect(await headings).toBe(true);
  await expect(site.heading).toHaveText(headlineOf('studio'));
});

test('R16.4 a language change prefetches the linked pages in the new language', async ({
  site,
  context,
}) => {
  await site.open('/en/about');
  const texts = site.page.waitForResponse(textsOf('partnership', 'de'));
  await site.choose('de');
  await texts;
  // The code is fetched, and then imported from the cache. Both have ended, not only begun.
  const arrivals = () =>
    site.inPage(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  await expect
    .poll(async () => (await arrivals()).filter((name) => codeOf('partnership').test(name)).length)
    .toBe(2);
  await context.setOffline(true);
  await site.page.getByRole('contentinfo').getByRole('link', { name: 'Partnerschaft' }).click();
  await site.seeAddress('/de/partnership');
  await expect(site.heading).toBeFocused();
});

test('R16.4 nothing is prefetched for visitors who save data', async ({ site }) => {
  await site.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await site.open('/en/about');
  await site.page.waitForLoadState('networkidle');
  for (const prefetched of ['partnership', 'studio'] as const) {
    expect(site.requestsTo(codeOf(prefetched))).toEqual([]);
    expect(site.requestsTo(textsOf(prefetched, 'en'))).toEqual([]);
  }
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).hover();
  // What was fetched comes again as a module.
  await expect.poll(() => new Set(site.requestsTo(codeOf('studio'))).size).toBe(1);
});

/** So many requests to one host Chromium has under way. */
const MOST_AT_ONCE = 6;

hosted(
  'R16.20 a host whose answers must be checked again checks all modules side by side',
  async ({ site, host }) => {
    const document = readFileSync(`${CONFIGURED_FOLDER}/en/index.html`, 'utf8');
    const [list = ''] = document.match(/(?<=id="modules">).*?(?=<\/script>)/) ?? [];
    const modules: string[] = JSON.parse(list);
    const head = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache', ETag: '"1"' };
    let sent = 0;
    let checked = 0;
    let all = defer<void>();
    for (const module of modules) {
      host.answer(module, async ({ headers }) => {
        if (!headers['if-none-match']) {
          sent += 1;
          return { headers: head, change: (file) => file };
        }
        checked += 1;
        if (checked === MOST_AT_ONCE) all.resolve();
        // No check is answered before as many have begun as can.
        await all.promise;
        return { status: 304, headers: head };
      });
    }
    await site.open('/en/');
    expect([sent, checked]).toEqual([modules.length, modules.length]);

    // The next document has the modules, and checks each once.
    checked = 0;
    all = defer();
    await site.open('/en/');
    expect([sent, checked]).toEqual([modules.length, modules.length]);
  },
);
