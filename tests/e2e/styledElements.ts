import type { Browser, Page } from '@playwright/test';

type Trace = { traceEvents: { name: string; args: { elementCount?: number } }[] };

/**
 * The most elements whose styles the browser computes at once while something happens. Home has more than
 * 400 elements.
 */
export async function mostStyledElements(
  browser: Browser,
  page: Page,
  happen: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await happen();
  // What is due is computed now.
  await page.evaluate(() => document.body.offsetHeight);
  const { traceEvents }: Trace = JSON.parse(String(await browser.stopTracing()));
  const counts = traceEvents.flatMap(({ args }) => args.elementCount ?? []);
  if (counts.length === 0) throw new Error('the trace has no computation of styles');
  return Math.max(...counts);
}
