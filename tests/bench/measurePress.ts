import type { Browser, Page } from '@playwright/test';
import { openPhone, settle, visit } from './phone.ts';

/** Runs in the page. Resolves with the time from a press to the frame that paints its effect, in ms. */
function timePress({ press, effect }: { press: string; effect: string }): Promise<number> {
  return new Promise((resolve) => {
    const element = document.querySelector<HTMLElement>(press);
    if (!element) throw new Error(`the page has no ${press}`);
    const start = performance.now();
    const look = () => {
      if (!document.querySelector(effect)) requestAnimationFrame(look);
      // The next frame starts once this one, with the effect, is painted.
      else requestAnimationFrame(() => resolve(performance.now() - start));
    };
    element.click();
    look();
  });
}

/** What opens the menu, and what it shows. */
export const MENU = { press: 'header button[aria-haspopup=dialog]', effect: 'dialog[open] a' };

/** Measures from a press on "Menu" at the first paint to the frame that paints the menu, in ms. */
export async function measureEarlyPress(browser: Browser, url: string): Promise<number> {
  const { page } = await openPhone(browser);
  const painted = page.waitForEvent('console', (message) => message.text() === 'painted');
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      // biome-ignore lint/suspicious/noConsole: polling the page would cost it time
      console.debug('painted');
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await painted;
  const duration = await page.evaluate(timePress, MENU);
  await page.context().close();
  return duration;
}

/** What a visitor presses on a quiet page, and what it brings to the screen. */
export type Press = {
  press: string;
  effect: string;
  /** What the visitor does before, to the moment of the press. */
  before?: (page: Page) => Promise<void>;
};

/** Measures from a press to the frame that paints its effect, in ms. */
export async function measurePress(
  browser: Browser,
  url: string,
  { press, effect, before }: Press,
): Promise<number> {
  const { page } = await openPhone(browser);
  await visit(page, url, { hasScripts: true });
  await before?.(page);
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''));
  const duration = await page.evaluate(timePress, { press, effect });
  await page.context().close();
  return duration;
}

/**
 * Taps on "Menu" and then on its link to a page. Returns the longest time from a tap to the next frame,
 * in ms, as the browser itself measures it (Interaction to Next Paint).
 */
export async function measureTaps(browser: Browser, url: string, path: string): Promise<number> {
  const { page } = await openPhone(browser);
  await page.addInitScript(() => {
    const durations: number[] = [0];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await visit(page, url, { hasScripts: true });
  await page.locator(MENU.press).tap();
  await settle(page);
  await page.locator(`dialog[open] a[href="${path}"]`).tap();
  await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: 'attached' });
  await settle(page);
  const slowest = await page.evaluate(() =>
    Math.max(...(window as unknown as { durations: number[] }).durations),
  );
  await page.context().close();
  return slowest;
}
