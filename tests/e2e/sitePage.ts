import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#content/languages.ts';
import { DEFAULT_FOLDER, serveFolder } from '#tests/builds.ts';
import { tabOf } from '#tests/visitor/playwright.ts';
import { refuseCookies } from '#tests/visitor/refuseCookies.ts';
import { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import { NOON } from '#tests/visitor/visitor.ts';
import { LOCAL_VERSION } from './builtCode.ts';

export { expect };

export const PHONE = { width: 390, height: 844 };

/** A visitor in Chromium, with what else tests of one page need to find and to measure. */
export class SitePage extends SiteVisitor {
  /** The messages in the console, without the browser's own about failed requests. */
  readonly messages: string[] = [];
  /** The addresses of all requests, in order. */
  readonly requests: string[] = [];

  constructor(page: Page, origin: string) {
    super(tabOf(page), origin);
    page.on('console', (message) => {
      if (!message.text().startsWith('Failed to load resource')) this.messages.push(message.text());
    });
    page.on('pageerror', (error) => this.messages.push(error.message));
    page.on('request', (request) => this.requests.push(request.url()));
  }

  /** The addresses of the requests to other hosts. */
  get foreignRequests(): string[] {
    return this.requests.filter((address) => {
      const { hostname, protocol } = new URL(address);
      return protocol.startsWith('http') && hostname !== 'localhost';
    });
  }

  requestsTo(pattern: RegExp): string[] {
    return this.requests.filter((address) => pattern.test(address));
  }

  override async holdClock(): Promise<void> {
    await super.holdClock();
    // A choice on cookies that comes from this machine's clock would be one from the future.
    await this.page.addInitScript((now) => {
      const key = 'interpunct-cookie-consent';
      try {
        const { timestamp, ...record } = JSON.parse(localStorage[key]);
        localStorage[key] = JSON.stringify({ ...record, timestamp: Math.min(timestamp, now) });
      } catch {
        // There is none, or the storage is denied.
      }
    }, NOON - 60_000);
  }

  /** Restarts the clock, for tools that wait inside the page. */
  async releaseClock(): Promise<void> {
    await this.page.clock.resume();
    this.isClockHeld = false;
  }

  /** Loads a path, and waits until the site runs and has its fonts. */
  override async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.isReady();
  }

  override async isReady(): Promise<void> {
    // The scripts start at the first paint or on the first input.
    await this.page.locator('body').dispatchEvent('pointermove');
    await super.isReady();
    // A late font can move the content below it.
    await this.page.evaluate(async () => {
      await document.fonts.ready;
    });
  }

  /** The machines that several elements belong to. */
  repeatedMachines(): Promise<(string | null)[]> {
    return this.page.locator('[data-machine]').evaluateAll((elements) => {
      const ids = elements.map((element) => element.getAttribute('data-machine'));
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
  }

  /** Lets the time pass, on a held clock, after which the podcast popup comes. */
  async seePopup(): Promise<void> {
    await this.pass(3_000);
    await this.see('podcastPopup', 'shown');
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' });
  }

  get mainNavigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The link of the language switcher to the current page in a language. */
  languageLink(language: Language): Locator {
    return this.page.locator(`header a[hreflang=${language}]:not(dialog *)`);
  }

  /** Resizes the window, and waits for a frame: until then, some sizes are those of the old one. */
  override async resize(size: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(size);
    await expect.poll(() => this.page.evaluate(() => innerWidth)).toBe(size.width);
    await this.nextFrames();
  }

  /** Changes what media queries see, and waits until the styles have followed. */
  async emulate(media: Parameters<Page['emulateMedia']>[0]): Promise<void> {
    await this.page.emulateMedia(media);
    await this.nextFrames();
  }

  /** Waits until the page has drawn what has just changed. A held clock gives it no frame. */
  async nextFrames(): Promise<void> {
    if (this.isClockHeld) return;
    await this.page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
    });
  }

  /** Scrolls, and waits until the page has handled the event. */
  override async scrollTo(y: number): Promise<void> {
    await this.page.evaluate((top) => scrollTo(0, top), y);
    await this.nextFrames();
  }
}

type SiteFixtures = {
  site: SitePage;
  /** Whether the visitor refused optional cookies on an earlier visit. */
  hasChosen: boolean;
  /** The messages that the site may write to the console. */
  expectedMessages: RegExp | undefined;
  /** The addresses on other hosts that the site may request. */
  expectedRequests: RegExp | undefined;
};

export type ServedOptions = {
  /** The build that the tests visit. */
  served: { folder: string; mode: 'production' | 'demo' };
};

type WorkerFixtures = ServedOptions & { servedUrl: string };

/**
 * Every test fails on unexpected messages in the console, on unexpected foreign requests, and on two elements
 * of one machine.
 */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  served: [
    { folder: DEFAULT_FOLDER, mode: 'production' },
    { option: true, scope: 'worker' },
  ],
  servedUrl: [
    async ({ served }, use) => {
      const { url, stop } = await serveFolder(served.folder, served.mode);
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ servedUrl }, use) => use(servedUrl),
  hasChosen: [true, { option: true }],
  expectedMessages: [undefined, { option: true }],
  expectedRequests: [undefined, { option: true }],
  site: async ({ page, servedUrl, hasChosen, expectedMessages, expectedRequests }, use) => {
    const site = new SitePage(page, servedUrl);
    if (hasChosen) await page.addInitScript(refuseCookies);
    await use(site);
    // A request that is on its way when a test ends must not fail the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(await site.repeatedMachines(), 'machines that several elements belong to').toEqual([]);
    const complaints = site.messages
      .filter((message) => !LOCAL_VERSION.test(message))
      .filter((message) => !expectedMessages?.test(message));
    expect(complaints).toEqual([]);
    expect(site.foreignRequests.filter((url) => !expectedRequests?.test(url))).toEqual([]);
  },
});
