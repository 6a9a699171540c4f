import type { Browser, CDPSession } from '@playwright/test';
import { settle } from './phone.ts';

export type Kept = { heap: number; nodes: number; listeners: number };

/** Measures the memory of a visit after a garbage collection. */
export async function measureKept(cdp: CDPSession): Promise<Kept> {
  await cdp.send('HeapProfiler.collectGarbage');
  const [{ usedSize }, { nodes, jsEventListeners }] = await Promise.all([
    cdp.send('Runtime.getHeapUsage'),
    cdp.send('Memory.getDOMCounters'),
  ]);
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Measures the memory of a visit after each tour. A tour follows the footer's link to each path. */
export async function measureTours(
  browser: Browser,
  url: string,
  paths: readonly string[],
  tours: number,
): Promise<Kept[]> {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  const kept: Kept[] = [];
  for (let tour = 0; tour < tours; tour += 1) {
    for (const path of paths) {
      await page
        .locator(`footer a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.locator(`footer a[href="${path}"][aria-current=page]`).first().waitFor();
    }
    await settle(page);
    kept.push(await measureKept(cdp));
  }
  await page.close();
  return kept;
}
