import { chromium, type ElementHandle, type Page } from '@playwright/test';
import { launchOptions } from '#tests/chromium.ts';
import type { Browser, InPage, Tab } from './tab.ts';

/** Playwright hands one argument to a function, so its call is written out. */
const callOf = (run: InPage<never[], unknown>, args: unknown[]): string =>
  `(${run})(...${JSON.stringify(args)})`;

/** A page of Playwright, or a frame of it, as a tab of a visitor. */
export const tabOf = (page: Page, frame?: string): Tab => {
  // A page that is loaded again has another frame.
  const content = async () => {
    if (!frame) return page;
    const inside = await (await page.locator(frame).elementHandle())?.contentFrame();
    if (!inside) throw new Error(`there is no ${frame}`);
    return inside;
  };
  return {
    page,
    ...(frame && { frame: page.frameLocator(frame) }),
    open: async (address) => {
      await (await content()).goto(address, { waitUntil: 'domcontentloaded' });
    },
    click: async (find, ...args) => {
      const handle = await (await content()).evaluateHandle(callOf(find, args));
      const element = handle.asElement();
      if (!element) throw new Error('the element is not there');
      await (element as ElementHandle<Element>).click();
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    evaluate: async (run, ...args) => (await content()).evaluate(callOf(run, args)) as never,
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
  };
};

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
