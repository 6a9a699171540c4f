import type { Browser, CDPSession, Frame, Page } from '@playwright/test';
import type { AnyActorRef } from 'xstate';
import type { Inspector } from '#inspector/inspector.ts';

/**
 * How the inspector is there: not in the build, as a recorder without a panel, with the panel and a
 * chart, or with the panel and the log.
 */
export type Presence = 'absent' | 'closed' | 'chart' | 'log';

declare global {
  interface Window {
    /** The root of the page, for measurements. */
    measured: AnyActorRef;
    inspector?: Inspector;
  }
}

export type OpenSite = { page: Page; frame: Frame; session: CDPSession };

type Fiber = {
  memoizedProps?: { site?: AnyActorRef };
  child: Fiber | null;
  sibling: Fiber | null;
};

/** Runs in the page. No build gives its root away, but React's tree holds it in each of them. */
function findRoot(): void {
  const container = document.getElementById('root') as unknown as Record<string, Fiber>;
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? '';
  const below = (fiber: Fiber | null | undefined): AnyActorRef | undefined =>
    fiber ? (fiber.memoizedProps?.site ?? below(fiber.child) ?? below(fiber.sibling)) : undefined;
  const root = below(container[key]);
  if (!root) throw new Error('The page has no root.');
  window.measured = root;
}

/** Opens a page of its own and waits until its site runs. */
export async function openSite(
  browser: Browser,
  url: string,
  presence: Presence,
): Promise<OpenSite> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (presence === 'closed') {
    await page.addInitScript(() => {
      window.name = 'inspected';
    });
  }
  const hasPanel = presence === 'chart' || presence === 'log';
  await page.goto(`${url}/about${hasPanel ? '?inspect' : ''}`);
  if (hasPanel) await page.getByRole('button', { name: 'Pause' }).waitFor();
  const frame = page.frame('inspected') ?? page.mainFrame();
  await frame.locator('html[data-hydrated]').waitFor();
  if (presence === 'log') await page.getByRole('tab', { name: 'Events' }).click();
  await frame.evaluate(findRoot);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, frame, session };
}

async function metricOf(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? 0;
}

/** What all tasks of the page have taken until now, in µs. */
export const taskTime = async ({ session }: OpenSite): Promise<number> =>
  (await metricOf(session, 'TaskDuration')) * 1_000_000;

/** The heap after a garbage collection, in MB. */
export async function heapOf({ session }: OpenSite): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await metricOf(session, 'JSHeapUsedSize')) / 1_000_000;
}
