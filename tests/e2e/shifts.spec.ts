import { launchOptions } from '#tests/chromium.ts';
import { expect, PHONE, type SitePage, test } from './sitePage.ts';

type Shift = { value: number; moved: string[] };
type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/**
 * Notes what moves by itself from now on in each document, and returns what reads it. What follows a press
 * within half a second is its answer.
 */
async function watchShifts({ page }: SitePage): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML ?? '');
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Scrolls down to the end, with time for what comes into view. */
async function scrollThrough(site: SitePage): Promise<void> {
  const end = await site.page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y <= end; y += 400) {
    await site.page.evaluate((top) => scrollTo(0, top), y);
    await site.pass(100);
  }
}

test.use({
  hasChosen: false,
  // Most desktops have scrollbars that take room. Playwright hides them.
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('R15.30 a modal dialog moves nothing behind it, where scrollbars take room', async ({
  site,
}) => {
  await site.open('/en/about');
  await site.button('Customize').waitFor();
  const places = () =>
    site.inPage(() =>
      [...document.querySelectorAll('main > *, main :is(h1, h2)')].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height];
      }),
    );
  const room = await site.inPage(() => innerWidth - document.documentElement.clientWidth);
  expect(room).toBeGreaterThan(0);
  const before = await places();
  await site.press('Customize');
  await expect(site.find('dialog:modal')).toBeVisible();
  expect(await places()).toEqual(before);
});

for (const [width, path] of [
  [1440, '/'],
  [PHONE.width, '/'],
  [PHONE.width, '/partnership'],
] as const) {
  test(`R11.12, R15.30 nothing shifts on a visit to ${path} at ${width} px`, async ({
    site,
    page,
  }) => {
    await site.resize({ width, height: 900 });
    await site.holdClock();
    const shifts = await watchShifts(site);
    // A face that comes late may break a line at another word than its substitute does.
    await page.route(/\.woff2/, (route) => route.abort());
    await site.open(`/en${path}`);
    // The breadcrumbs go, the banner and the popup come, the word changes.
    await site.pass(4_000);
    await scrollThrough(site);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mission' }).click();
    await site.seeAddress('/en/mission');
    await scrollThrough(site);
    // Shifts right after a press do not count. Back is pressed in the browser, so these do.
    await page.goBack();
    await site.seeAddress(`/en${path}`);
    await site.pass(4_000);
    expect(await shifts()).toEqual([]);
  });
}
