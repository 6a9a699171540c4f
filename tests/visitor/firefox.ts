import { type ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core';
import { needProgram } from '#tests/programs.ts';
import type { Launch, Tab } from './tab.ts';

/** What a visitor's Firefox has set, of any age. */
export const settingsOf = (proxyPort: number) => ({
  'intl.locale.requested': 'en-GB',
  // Automation takes the limit of visitors away.
  'dom.navigation.navigationRateLimit.count': 200,
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
});

/** Starts Firefox, which speaks WebDriver BiDi. */
export const launchFirefox: Launch = async (proxyPort) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: needProgram('firefox-esr', 'firefox-esr', 'firefox'),
    headless: true,
    acceptInsecureCerts: true,
    extraPrefsFirefox: settingsOf(proxyPort),
  });
  return {
    quit: () => browser.close(),
    openWindow: async (size) => {
      const context = await browser.createBrowserContext();
      const tabOf = (page: Page): Tab => ({
        openTab: async () => {
          const tab = await context.newPage();
          await tab.setViewport(size);
          return tabOf(tab);
        },
        open: async (address) => {
          await page.goto(address, { waitUntil: 'domcontentloaded' });
        },
        click: async (find, ...args) => {
          const element = (await page.evaluateHandle(find as () => Element, ...args)).asElement();
          if (!element) throw new Error('the element is not there');
          await (element as ElementHandle<Element>).click();
        },
        type: (text) => page.keyboard.type(text),
        key: (key) => page.keyboard.press(key as KeyInput),
        evaluate: (run, ...args) =>
          page.evaluate(run as (...values: unknown[]) => unknown, ...args) as never,
        resize: (next) => page.setViewport(next),
        back: () => page.evaluate(() => history.back()),
      });
      const first = await context.newPage();
      await first.setViewport(size);
      return { ...tabOf(first), close: () => context.close() };
    },
  };
};
