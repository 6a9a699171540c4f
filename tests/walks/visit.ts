import { expect, type Page, type Route } from '@playwright/test';
import { findViolations } from '#tests/e2e/axe.ts';
import type { SitePage } from '#tests/e2e/sitePage.ts';

/** What a held request gets: its own answer, none, or another one. */
type Answer = (route: Route) => Promise<unknown>;

export const pass: Answer = (route) => route.continue();
export const abort: Answer = (route) => route.abort();
export const fail: Answer = (route) => route.fulfill({ status: 500, body: '' });
export const answer =
  (body: object): Answer =>
  (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });

/** A frame is over after this long on the held clock, in ms. */
const FRAME_MS = 20;

/** A visit on a held clock, with requests that wait for the walk. */
export class Visit {
  readonly site: SitePage;
  readonly page: Page;
  /** Where the site is served: with endpoints, or without. */
  private readonly origin: string;
  private readonly held = new Map<string, Route[]>();
  /** A timer that is under way may be this much older than the model knows, in ms. */
  private ahead = 0;

  constructor(site: SitePage, origin: string) {
    this.site = site;
    this.page = site.page;
    this.origin = origin;
  }

  async begin(): Promise<void> {
    // axe waits in the page, where the clock is held: it borrows the real timers.
    await this.page.addInitScript(() => {
      const { setTimeout, clearTimeout } = window;
      Object.assign(window, { realTimers: { setTimeout, clearTimeout } });
    });
    await this.site.holdClock();
  }

  /** Loads a page without waiting for the site to run. */
  load(path: string): Promise<unknown> {
    return this.page.goto(this.origin + path);
  }

  open(path: string): Promise<void> {
    return this.site.open(this.origin + path);
  }

  /** Does what loads the document again, and waits until the site runs in it. */
  async reload(cause: () => Promise<unknown>): Promise<void> {
    const loaded = this.page.waitForEvent('load');
    await cause();
    await loaded;
    await this.site.isReady();
  }

  /** Holds the requests to a pattern under a name. Routes of other requests are not touched. */
  async hold(name: string, pattern: string | RegExp, isMeant = (_: Route) => true): Promise<void> {
    const routes: Route[] = [];
    this.held.set(name, routes);
    await this.page.route(pattern, (route) => {
      if (this.held.get(name) === routes && isMeant(route)) routes.push(route);
      else return route.fallback();
    });
  }

  /** Answers the requests that wait under a name. There is at least one, or it comes. */
  async settle(name: string, how: Answer): Promise<void> {
    const routes = this.held.get(name) ?? [];
    await expect.poll(() => routes.length, name).toBeGreaterThan(0);
    // A request that the page has given up has nobody to answer.
    for (const route of routes.splice(0)) await how(route).catch(() => {});
  }

  /** Lets the requests of a name through from now on. */
  async release(name: string): Promise<void> {
    const routes = this.held.get(name) ?? [];
    this.held.delete(name);
    for (const route of routes) await route.continue().catch(() => {});
  }

  /** Lets the page handle what it handles once a frame. */
  async frame(): Promise<void> {
    this.ahead += FRAME_MS;
    await this.site.pass(FRAME_MS);
  }

  /** No timer is under way: the frames that have passed belong to none. */
  forgetFrames(): void {
    this.ahead = 0;
  }

  /**
   * Lets a timer become due, whether it began before or after the latest frames. In the first half of what
   * it has left, `isStill` has to hold.
   */
  async passTimer(ms: number, isStill: () => Promise<void>): Promise<void> {
    const half = Math.max(Math.floor((ms - this.ahead) / 2), 1);
    await this.site.pass(half);
    await isStill();
    await this.site.pass(ms - half);
  }

  /** Presses a button by its name. */
  press(name: string | RegExp): Promise<void> {
    return this.site.button(name).click();
  }

  key(name: string): Promise<void> {
    return this.page.keyboard.press(name);
  }

  /** Follows a link of the footer with the keyboard: the pointer stays where it is. */
  async follow(name: string): Promise<void> {
    const link = this.page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await link.press('Enter');
  }

  /** Goes to a page by a link of the footer, and waits until it is on the screen. */
  async go(name: string): Promise<void> {
    const before = await this.page.title();
    await this.follow(name);
    await expect(this.page).not.toHaveTitle(before);
  }

  /** What axe finds in both schemes. Animations are over, and the clock stays held. */
  async findViolations(): Promise<string[]> {
    const found: string[] = [];
    // The header learns of a scroll with the next frame.
    await this.frame();
    for (const colorScheme of ['light', 'dark'] as const) {
      await this.page.emulateMedia({ colorScheme });
      await this.page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
            animation.pause();
          } else animation.finish();
        }
      });
      const violations = await this.withRealTimers(() =>
        // A frame is another site's, and axe waits for it.
        findViolations(this.page, 'html'),
      );
      found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
    }
    await this.page.emulateMedia({ colorScheme: 'light' });
    return found;
  }

  private async withRealTimers<Result>(use: () => Promise<Result>): Promise<Result> {
    await this.page.evaluate(() => {
      const { setTimeout, clearTimeout } = window;
      Object.assign(window, { heldTimers: { setTimeout, clearTimeout } });
      Object.assign(window, (window as unknown as { realTimers: object }).realTimers);
    });
    const result = await use();
    await this.page.evaluate(() => {
      Object.assign(window, (window as unknown as { heldTimers: object }).heldTimers);
    });
    return result;
  }
}

export { expect };
