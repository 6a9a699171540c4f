import type { Page } from '@playwright/test';
import { SitePage } from '#tests/e2e/sitePage.ts';
import { refuseCookies } from '#tests/visitor/refuseCookies.ts';
import { expect, SiteInspector, test } from './siteInspector.ts';

/** Has the inspector record each document of a page, with its panel in a window of its own. */
async function openPanel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top || window.opener) return;
    window.name = 'inspected';
    const channel = new BroadcastChannel('inspector');
    channel.onmessage = () => {
      channel.close();
      // The panel of the document before takes the next one over by itself.
      const panel = window.open('', 'panel', 'popup');
      if (panel?.location.href === 'about:blank') panel.location.href = '/?inspect=panel';
    };
  });
}

/** What a page shows and stores, but for its random keys and for times. */
const shown = () => ({
  page: [location.href, document.title, document.body.textContent.replaceAll(/\d\d:\d\d/g, '#')],
  views: [...document.querySelectorAll<HTMLElement>('[data-machine]')].map(
    ({ dataset }) => `${dataset.machine}: ${dataset.state}`,
  ),
  focus: document.activeElement?.outerHTML,
  place: [history.length, scrollY],
  stored: [localStorage, sessionStorage].map((storage) =>
    Object.entries(storage)
      .toSorted()
      .join()
      // Times, and the keys of entries.
      .replaceAll(/\d{5,}/g, '#'),
  ),
});

/** Follows what a page sends. Its files come from the build, and the recorder is one of them. */
function followSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test('R18.36 changes nothing on a page to which it attaches', async ({
  site,
  page,
  browser,
  servedUrl,
}) => {
  const unwatched = new SitePage(await browser.newPage(), servedUrl);
  await unwatched.page.addInitScript(refuseCookies);
  await openPanel(page);
  const [sent, unwatchedSent] = [followSent(page), followSent(unwatched.page)];
  const popup = page.waitForEvent('popup');
  for (const step of [
    (visitor) => visitor.open('/about'),
    (visitor) => visitor.open('/contact'),
    (visitor) => visitor.button('Send message').click(),
    (visitor) => visitor.type('Name', 'Ada Weber', '[data-machine=contactForm]'),
    (visitor) => visitor.button('Chat assistant').click(),
    (visitor) => visitor.type('Your message', 'Where are you?'),
    (visitor) => visitor.key('Enter'),
    (visitor) => visitor.key('Escape'),
    (visitor) => visitor.go('about'),
    (visitor) => visitor.back(),
  ] satisfies ((visitor: SitePage) => Promise<void>)[]) {
    await Promise.all([step(unwatched), step(site)]);
    await expect(async () => {
      expect(await page.evaluate(shown)).toEqual(await unwatched.page.evaluate(shown));
      expect(sent).toEqual(unwatchedSent);
    }, `${step}`).toPass({ timeout: 15_000 });
  }
  expect(sent).toHaveLength(1);
  const alone = new SiteInspector(await popup);
  await alone.see('chat', 'panel.closed conversation.ready');
  await site.button('Chat assistant').click();
  await alone.see('chat', 'panel.open');
  expect(page.context().pages()).toHaveLength(2);
});
