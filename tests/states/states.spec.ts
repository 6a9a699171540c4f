import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/sitePage.ts';
import type { Inspected } from '#tests/inspector/browser/inspectorPage.ts';
import { places } from './places.ts';

/** The space around a view, in px. */
const MARGIN = 16;

const NOON = Date.UTC(2026, 10, 18, 11);

/** What a loading page shows is at the top of the window: this high, in px. */
const STRIP = 24;

/** A badge that does not change with each build. */
const version = {
  version: '1.693.5',
  build: NOON,
  lastBuild: NOON,
  deployTime: '18/11/2026 12:00:00',
  environment: 'production',
};

/** The states of an actor, as the recorder of the page has them. */
const stateOf = (page: Page, actor: string) =>
  page.evaluate((path) => {
    const { inspector } = globalThis as unknown as Partial<Inspected>;
    const view = inspector?.getView();
    return view?.isPaused && view.actors.find((one) => one.path === path)?.leaves.join(' ');
  }, actor);

/**
 * The visible part of a view with its margin. A page has no element: the window, or its top while it
 * waits.
 */
async function measureClip(page: Page, actor: string, state: string) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (actor === 'page') {
    const isLoading = /^(?:loading|diagnosing)/.test(state);
    return { x: 0, y: 0, width, height: isLoading ? STRIP : height };
  }
  const box = await page.evaluate(async (id) => {
    const view = document.querySelector(`[data-machine=${id}]`);
    if (!view) throw new Error(`The page has no view of ${id}.`);
    const boxesOf = () =>
      [view, ...view.querySelectorAll('*')]
        // A slider that lies over what it moves is see-through.
        .filter((part) =>
          part.checkVisibility({
            visibilityProperty: true,
            opacityProperty: !part.matches('[type=range]'),
          }),
        )
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
    const [first] = boxesOf();
    if (first && (first.top < 0 || first.bottom > innerHeight)) {
      view.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    // What comes into view may find its size only then.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const boxes = boxesOf();
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  }, actor);
  const x = Math.max(Math.floor(box.left) - MARGIN, 0);
  const y = Math.max(Math.floor(box.top) - MARGIN, 0);
  return {
    x,
    y,
    width: Math.min(Math.ceil(box.right) + MARGIN, width) - x,
    height: Math.min(Math.ceil(box.bottom) + MARGIN, height) - y,
  };
}

/** The clip of a view that rests. */
async function clipOf(page: Page, actor: string, state: string) {
  let clip = await measureClip(page, actor, state);
  await expect
    .poll(async () => {
      const before = clip;
      clip = await measureClip(page, actor, state);
      return isDeepStrictEqual(before, clip);
    })
    .toBe(true);
  return clip;
}

/** The failures that the ways to some states make happen. */
const MESSAGES = /was not delivered|could not be shown|has no answer/;

for (const { actor, state, address, viewport, isFirstVisit, hidden } of places) {
  test.describe(`${actor} at ${viewport.width} px`, () => {
    test.use({
      viewport,
      hasChosen: !isFirstVisit,
      expectedMessages: MESSAGES,
      expectedRequests: /youtube-nocookie/,
    });

    test(`R17.18 ${actor} in ${state} looks like its picture`, async ({ site, page }) => {
      await page.addInitScript(() => {
        if (window === window.top) window.name = 'inspected';
      });
      await page.clock.setFixedTime(NOON);
      await page.route('**/version.json*', (route) => route.fulfill({ json: version }));
      await page.route(/youtube-nocookie/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }),
      );
      await site.open(address);
      await expect.poll(() => stateOf(page, actor)).toBe(state);
      // The code of an overlay may come after its state.
      if (actor !== 'page') await expect(site.machine(actor)).toBeAttached();
      await page.addStyleTag({ content: `${hidden.join()} { visibility: hidden !important }` });
      const clip = await clipOf(page, actor, state);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const name = [actor, state.replaceAll(' ', '+'), viewport.width, colorScheme].join('-');
        await expect(page).toHaveScreenshot(`${name}.png`, { clip });
      }
    });
  });
}
