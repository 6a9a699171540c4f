import { chromium, type ElementHandle, type Page } from '@playwright/test';
import { launchOptions } from '#tests/chromium.ts';
import type { Driver, Launch } from './driver.ts';

/** Starts Chromium. Its windows offer Playwright's page: only that types like an input method, or holds the clock. */
export const launchChromium: Launch = async (proxyPort) => {
  const browser = await chromium.launch({
    ...launchOptions(),
    proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: 'localhost,127.0.0.1' },
  });
  return {
    quit: () => browser.close(),
    openWindow: async (size) => {
      const context = await browser.newContext({
        viewport: size,
        locale: 'en-GB',
        timezoneId: 'Europe/Luxembourg',
        ignoreHTTPSErrors: true,
      });
      const driverOf = (page: Page): Driver => ({
        page,
        openTab: async () => driverOf(await context.newPage()),
        open: async (address) => {
          await page.goto(address, { waitUntil: 'domcontentloaded' });
        },
        click: async (find, ...args) => {
          const element = (await page.evaluateHandle(inPage(find, args))).asElement();
          if (!element) throw new Error('the element is not there');
          await (element as ElementHandle<Element>).click();
        },
        type: (text) => page.keyboard.type(text),
        key: (key) => page.keyboard.press(key),
        evaluate: (run, ...args) => page.evaluate(inPage(run, args)) as never,
        resize: (next) => page.setViewportSize(next),
        back: () => page.evaluate(() => history.back()),
        close: () => context.close(),
      });
      return driverOf(await context.newPage());
    },
  };
};

/** Playwright hands one argument to a function, so its call is written out. */
const inPage = (run: (...args: never[]) => unknown, args: unknown[]): string =>
  `(${run})(...${JSON.stringify(args)})`;
