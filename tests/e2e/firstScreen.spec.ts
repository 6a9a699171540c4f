import { pageIds } from '#content/pageIds.ts';
import { routeOf } from '#content/routes.ts';
import { CONFIGURED_FOLDER } from '#tests/builds.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { expect, type SitePage, test } from './sitePage.ts';

/** Common windows, the low one of a laptop and the smallest phone among them. */
const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** From this width on the banner is one row. Its greatest heights, in px, are those of the row and of phones. */
const ROW = 900;
const MOST = { row: 112, stacked: 220 };

/**
 * The parts of the hero that are not whole on the first screen, or that something lies on, and the height of
 * the banner. A form is a step of which a phone shows the heading.
 */
function measure() {
  const hero = document.querySelector('[data-hero]') as HTMLElement;
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const form = hero.querySelector('form');
  const isPhone = innerWidth < 640;
  const filled = [...hero.querySelectorAll('a, button')].filter(
    (control) =>
      getComputedStyle(control).backgroundColor ===
      getComputedStyle(document.querySelector('header a span') as Element).backgroundColor,
  );
  const parts = {
    eyebrow: boxOf(hero.querySelector('p')),
    headline: boxOf(hero.querySelector('h1')),
    step: boxOf(form && isPhone ? hero.querySelector('h2') : filled[0]),
  };
  const layers = {
    header: 'header',
    banner: 'section[data-machine=consent]',
    popup: '[data-machine=podcastPopup]',
    launcher: '[data-machine=chat] > button',
  };
  const covering = Object.entries(layers).flatMap(([layer, selector]) => {
    const box = boxOf(document.querySelector(selector));
    return box ? [{ layer, box }] : [];
  });
  const faults = Object.entries(parts).flatMap(([part, box]) => {
    if (!box) return [`no ${part}`];
    const isOutside = box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
    const covers = covering.filter(
      ({ box: it }) =>
        box.left < it.right && box.right > it.left && box.top < it.bottom && box.bottom > it.top,
    );
    return [
      ...(isOutside ? [`${part} ends at ${box.bottom}`] : []),
      ...covers.map(({ layer }) => `${layer} on the ${part}`),
    ];
  });
  const banner = covering.find(({ layer }) => layer === 'banner')?.box;
  return {
    faults,
    filled: filled.length,
    height: banner?.height ?? Infinity,
    isFlush: banner?.left === 0 && banner.bottom === innerHeight && banner.width === innerWidth,
  };
}

/** Opens a page, with everything that comes up by itself. */
async function openWithLayers(site: SitePage, path: string): Promise<void> {
  await site.open(path);
  await expect(site.page.locator('section[data-machine=consent]')).toBeVisible();
  // It rises to its place.
  await expect.poll(async () => (await site.page.evaluate(measure)).isFlush).toBe(true);
}

// The banner has more to say where vendors are configured.
test.use({
  served: { folder: CONFIGURED_FOLDER, mode: 'production' },
  hasChosen: false,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const language of languageCodes) {
  test(`R2.8, R11.15, R15.28 the first screen has the offer and one step in ${language}`, async ({
    site,
    page,
  }) => {
    await site.holdClock();
    for (const path of [...pageIds.map(routeOf), '/contact?about=techsense-seat']) {
      await openWithLayers(site, `/${language}${path}`);
      if (path === '/') {
        await site.pass(3_000);
        await site.seeState('podcastPopup', 'shown');
        await site.releaseClock();
      }
      for (const window of windows) {
        await site.resize(window);
        const where = `${path} at ${window.width} px`;
        const { faults, filled, height, isFlush } = await page.evaluate(measure);
        expect.soft(faults, where).toEqual([]);
        expect.soft(filled, where).toBe(1);
        expect.soft(isFlush, where).toBe(true);
        const most = window.width < ROW ? MOST.stacked : MOST.row;
        expect.soft(height, where).toBeLessThanOrEqual(most);
      }
    }
    await site.resize({ width: ROW, height: 640 });
    expect((await page.evaluate(measure)).height).toBeLessThanOrEqual(MOST.row);
  });
}

test.describe('the strip of the home page', () => {
  test.use({ hasChosen: true });

  test('R7.5 comes and goes in room of its own, and scrolls away with the page', async ({
    site,
    page,
  }) => {
    const shifts = () =>
      page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-hero] :is(h1, p, a)')].map(
          (element) => element.getBoundingClientRect().top,
        ),
      );
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { shifts: seen });
      new PerformanceObserver((list) => {
        seen.push(...list.getEntries().map(({ startTime }) => startTime));
      }).observe({ type: 'layout-shift' });
    });
    const popup = site.machine('podcastPopup');
    const [desktop] = windows as [(typeof windows)[number]];
    await page.setViewportSize(desktop);
    for (const language of languageCodes) {
      await page.addInitScript(() => sessionStorage.clear());
      await site.holdClock();
      await site.open(`/${language}/`);
      const [before, shiftsBefore] = [await places(), await shifts()];
      await site.pass(3_000);
      await expect(popup).toBeVisible();
      await site.releaseClock();
      expect(await places()).toEqual(before);
      expect(await shifts()).toBe(shiftsBefore);
      for (const window of windows) {
        await site.resize(window);
        // None of its text needs more than its room.
        expect(
          await popup.evaluate((it) => it.scrollHeight - it.clientHeight),
          `${language} at ${window.width} px`,
        ).toBe(0);
      }
      await site.resize(desktop);
      await site.scrollTo(400);
      await expect(popup).not.toBeInViewport();
      await site.scrollTo(0);
      await popup.getByRole('button').click();
      await expect(popup).toHaveCount(0);
      expect(await places()).toEqual(before);
    }
  });
});
