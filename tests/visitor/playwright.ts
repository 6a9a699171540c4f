import { chromium, type ElementHandle, type Page } from '@playwright/test';
import { launchOptions } from '#tests/chromium.ts';
import type { Browser, InPage, Tab } from './tab.ts';

/** Playwright hands one argument to a function, so its call is written out. */
const callOf = (run: InPage<never[], unknown>, args: unknown[]): string =>
  `(${run})(...${JSON.stringify(args)})`;

/** A page of Playwright as a tab of a visitor. */
export const tabOf = (page: Page): Tab => ({
  page,
  open: async (address) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
  },
  click: async (find, ...args) => {
    const element = (await page.evaluateHandle(callOf(find, args))).asElement();
    if (!element) throw new Error('the element is not there');
    await (element as ElementHandle<Element>).click();
  },
  type: (text) => page.keyboard.type(text),
  key: (key) => page.keyboard.press(key),
  evaluate: (run, ...args) => page.evaluate(callOf(run, args)) as never,
  back: async () => {
    // A document that goes at once may be gone before it has answered.
    await page
      .evaluate(() => history.back())
      .catch((error: Error) => {
        if (!/context was destroyed/.test(error.message)) throw error;
      });
  },
  resize: (size) => page.setViewportSize(size),
  openTab: async () => tabOf(await page.context().newPage()),
});

/** Starts Chromium, with Playwright. */
export async function launchChromium(
  proxyPort: number,
  options = launchOptions(),
): Promise<Browser> {
  const browser = await chromium.launch({
    ...options,
    proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: 'localhost,127.0.0.1' },
  });
  return {
    quit: () => browser.close(),
    openWindow: async (viewport) => {
      const context = await browser.newContext({
        viewport,
        locale: 'en-GB',
        timezoneId: 'Europe/Luxembourg',
        ignoreHTTPSErrors: true,
      });
      return { ...tabOf(await context.newPage()), close: () => context.close() };
    },
  };
}
