import type { Browser } from '@playwright/test';
import { observedIn, openPhone, settle, visit } from './phone.ts';

/** Measures until a visitor with another language sees its text at an address without one, in ms. */
export async function measureOtherLanguage(
  browser: Browser,
  url: string,
  language: string,
): Promise<number> {
  const { page } = await openPhone(browser, language);
  const start = Date.now();
  await page.goto(url);
  await page.locator(`html[lang=${language}]`).waitFor();
  await settle(page);
  const { firstPaint } = await observedIn(page);
  const painted = (await page.evaluate(() => performance.timeOrigin)) + firstPaint;
  await page.context().close();
  return painted - start;
}

/** Measures hydration on the first visit and on the next one, in ms. */
export async function measureReturn(
  browser: Browser,
  url: string,
): Promise<{ first: number; next: number }> {
  const { page } = await openPhone(browser);
  const measure = async () => {
    await visit(page, url, { hasScripts: true });
    return (await observedIn(page)).hydrated;
  };
  const result = { first: await measure(), next: await measure() };
  await page.context().close();
  return result;
}
