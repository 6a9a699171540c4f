import type { Locator, Page } from '@playwright/test';
import { expect, PHONE, type SitePage, test } from './sitePage.ts';

type Point = { x: number; y: number };

const PAINT_MS = 32;
const TRAVEL_MS = 760;
const DRAW_MS = 1_500;
const PULSE_MS = 800;
/** Points and lines are made within this time, in ms: a few in each frame. */
const MAKE_MS = 160;
/** The lines of a picture that has left fade within this time, in ms. */
const FADE_MS = 120;

/** Holds each animation of the pictures at its start. `moveTo` takes them on. */
async function holdAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: Animation[] = [];
    Object.assign(window, { held });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...effect) {
      const animation = animate.apply(this, effect);
      animation.pause();
      animation.currentTime = 0;
      held.push(animation);
      return animation;
    };
  });
}

async function moveTo(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of (window as unknown as { held: Animation[] }).held) {
      // One that was cancelled would come back.
      if (animation.playState !== 'idle') animation.currentTime = time;
    }
  }, ms);
}

/** Opens a page with a held clock, and waits until its pictures can move. */
async function openLive(site: SitePage, path: string): Promise<void> {
  await site.holdClock();
  await holdAnimations(site.page);
  await site.open(path);
  await site.pass(300);
  await site.seeState('drawing', 'still.ready');
}

/** Where the dots of the page's first picture belong, in the window. */
const dotsOf = (page: Page): Promise<Point[]> =>
  page.evaluate(() => {
    const svg = document.querySelector('main svg[data-picture]') as SVGSVGElement;
    const matrix = svg.getScreenCTM() as DOMMatrix;
    const [, ...dots] = svg.querySelectorAll(':scope > path');
    return dots.flatMap((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
        x: Number(x) * matrix.a + matrix.e,
        y: Number(y) * matrix.d + matrix.f,
      })),
    );
  });

/** Where the travelling points are, in the window. */
const travellers = ({ page }: SitePage): Promise<Point[]> =>
  page.locator('[data-machine=drawing] > i > i').evaluateAll((points) =>
    points.map((point) => {
      const { left, top, width, height } = point.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );

/** The points that are about to travel. */
const STANDING = '[data-machine=drawing] circle:not([data-picture] *)';

/** Where they stand in the window, once they are there. */
async function standing({ page }: SitePage): Promise<Point[]> {
  await expect(page.locator(STANDING).first()).toBeAttached();
  return page.locator(STANDING).evaluateAll((points) =>
    points.map((point) => {
      const { left, top, width, height } = point.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
}

/** Each place of one list is, within a px, a place of the other, and the reverse. */
function expectSamePlaces(some: Point[], others: Point[]): void {
  const farthest = (from: Point[], to: Point[]) =>
    Math.max(...from.map((a) => Math.min(...to.map((b) => Math.hypot(a.x - b.x, a.y - b.y)))));
  expect(some.length).toBeGreaterThan(0);
  expect(farthest(some, others)).toBeLessThanOrEqual(1);
  expect(farthest(others, some)).toBeLessThanOrEqual(1);
}

/** The pictures of the page are as they were rendered: nothing hidden, nothing added. */
async function seeComplete({ page }: SitePage): Promise<void> {
  const incomplete = await page
    .locator('main svg[data-picture]')
    .evaluateAll(
      (pictures) =>
        pictures.filter(
          (picture) =>
            picture.matches(':has(+ i)') ||
            [...picture.querySelectorAll('path, circle')].some(
              (part) => getComputedStyle(part).visibility !== 'visible',
            ),
        ).length,
    );
  expect(incomplete).toBe(0);
  await expect(page.locator('[data-machine=drawing] > *')).toHaveCount(0);
}

/** Waits until the picture of the new page is hidden. What stands in its place comes with the next frame. */
async function seeDeparture(site: SitePage): Promise<void> {
  await site.seeState('drawing', 'travelling.painting');
  const path = site.page.locator('main svg[data-picture]').first().locator('> path').first();
  await expect(path).toHaveCSS('visibility', 'hidden');
}

/** Waits until the points have begun to travel: a moment after the new page has been painted. */
async function seeTravel(site: SitePage): Promise<void> {
  await seeDeparture(site);
  await site.pass(PAINT_MS);
  await site.seeState('drawing', 'travelling.moving');
  await site.pass(MAKE_MS);
}

/** Scrolls until a picture is about to come into the window. */
const enter = (picture: Locator) =>
  picture.evaluate((element) =>
    scrollBy(0, element.getBoundingClientRect().top - innerHeight - 50),
  );

/** Scrolls to a picture at once, and waits until the page has seen it. */
const jumpTo = (picture: Locator) =>
  picture.evaluate(async (element) => {
    element.scrollIntoView();
    // Observers report in the order of their creation: the page has seen it, too.
    await new Promise<void>((resolve) => {
      new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element);
    });
  });

/** The marks that draw a picture, and how far each has grown: its dots, which lie on its lines, or these. */
const marksOn = (picture: Locator, kind: 'dots' | 'lines') =>
  picture.locator('+ i > i').evaluateAll(
    (marks, level) =>
      marks
        .map((mark) => getComputedStyle(mark))
        .filter(({ zIndex }) => zIndex === level)
        .map(({ scale }) => Number.parseFloat(scale)),
    kind === 'dots' ? '1' : 'auto',
  );

const toStudio = (site: SitePage) => site.mainNavigation.getByRole('link', { name: 'Studio' });

test('R6.11, R6.12, R6.21 points travel from their old places to their new ones, and lines follow', async ({
  site,
  page,
}) => {
  await openLive(site, '/en/');
  const old = await dotsOf(page);
  const before = await page.locator('main svg[data-picture]').first().boundingBox();
  const lines = page.locator('[data-machine=drawing] svg[data-picture]');
  const begun = async () =>
    (await marksOn(page.locator('main svg[data-picture]').first(), 'lines')).filter(
      (grown) => grown > 0,
    ).length;

  await test.step('the old points stand until they travel, and their lines fade at once', async () => {
    await toStudio(site).click();
    await seeDeparture(site);
    await site.pass(PAINT_MS / 2);
    await expect(lines).toHaveCSS('opacity', '1');
    expect(await lines.boundingBox()).toEqual(before);
    expectSamePlaces(await standing(site), old);
    await moveTo(page, FADE_MS);
    await expect(lines).toHaveCSS('opacity', '0');
    await site.pass(PAINT_MS / 2);
    await site.seeState('drawing', 'travelling.moving');
    await site.pass(MAKE_MS);
    await expect(page.locator(STANDING)).toHaveCount(0);
    await moveTo(page, 0);
  });
  const next = await dotsOf(page);
  const start = await travellers(site);
  await test.step('the points are at their old places', async () => {
    await expect(site.heading).toBeVisible();
    expect(next.length).not.toBe(old.length);
    expect(start).toHaveLength(Math.max(next.length, old.length));
    expectSamePlaces(start, old);
  });
  await test.step('only transforms and opacities move, which cost the page no frames', async () => {
    const moved = await page.evaluate(() => {
      const timing = ['offset', 'computedOffset', 'easing', 'composite'];
      const effects = document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []));
      return {
        properties: effects
          .flatMap((effect) => effect.getKeyframes())
          .flatMap((keyframe) => Object.keys(keyframe))
          .filter((property) => !timing.includes(property)),
        // The compositor moves no parts of a picture.
        parts: effects.filter(({ target }) => target?.parentElement?.closest('svg')).length,
      };
    });
    expect([...new Set(moved.properties)].sort()).toEqual([
      'opacity',
      'scale',
      'transform',
      'translate',
    ]);
    expect(moved.parts).toBe(0);
  });
  await test.step('the signal leads', async () => {
    await moveTo(page, 60);
    const ways = (await travellers(site)).map(({ x, y }, index) =>
      Math.hypot(x - (start[index]?.x ?? 0), y - (start[index]?.y ?? 0)),
    );
    expect(ways[0]).toBeGreaterThan(0);
    expect(ways.filter((way) => way > 0).length).toBeLessThan(ways.length);
    expect(await begun()).toBe(0);
  });
  await test.step('the points arrive, and the picture is complete', async () => {
    await moveTo(page, TRAVEL_MS);
    expectSamePlaces(await travellers(site), next);
    await moveTo(page, TRAVEL_MS + 200);
    expect(await begun()).toBeGreaterThan(0);
    await site.pass(TRAVEL_MS);
    await site.seeState('drawing', 'drawing');
    await site.pass(DRAW_MS);
    await site.seeState('drawing', 'still.ready');
    await seeComplete(site);
  });
});

test('R6.11 what moves lies below the text of the home page', async ({ site, page }) => {
  await openLive(site, '/en/about');
  await page.getByRole('link', { name: 'Interpunct' }).first().click();
  await expect(page).toHaveURL('/en/');
  await seeDeparture(site);
  await site.pass(PAINT_MS / 2);
  const sheets = page.locator('[data-machine=drawing] > i:has(b)');
  await expect(sheets).toHaveCSS('z-index', '1');
  const isCovered = await site.heading.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return [...document.querySelectorAll('[data-machine=drawing] b')]
      .map((sheet) => sheet.getBoundingClientRect())
      .some(
        (sheet) =>
          sheet.left <= left + 1 &&
          sheet.right >= right - 1 &&
          sheet.top <= top + 1 &&
          sheet.bottom >= bottom - 1,
      );
  });
  expect(isCovered).toBe(true);
});

test('R6.11, R6.12 one signal flies and then opens into ten, and lines wait for it', async ({
  site,
  page,
}) => {
  await openLive(site, '/en/about');
  await site.mainNavigation.getByRole('button', { name: 'Services' }).click();
  await site.mainNavigation.getByRole('link', { name: 'Ventures' }).click();
  await expect(page).toHaveURL('/en/ventures');
  await seeTravel(site);
  const picture = page.locator('main svg[data-picture]').first();
  const signals = async () => (await travellers(site)).slice(0, 10);
  const [start] = await signals();
  await moveTo(page, 560);
  const [landed, ...others] = await signals();
  if (!start || !landed) throw new Error('no signal travels');
  expect(Math.hypot(landed.x - start.x, landed.y - start.y)).toBeGreaterThan(50);
  expectSamePlaces([landed], others);
  await moveTo(page, TRAVEL_MS);
  expectSamePlaces(await signals(), (await dotsOf(page)).slice(-10));
  const lines = await marksOn(picture, 'lines');
  expect(lines.length).toBeGreaterThan(0);
  expect(Math.max(...lines)).toBeLessThan(0.01);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('R6.11, R15.17 points start where they are seen, and the page keeps its width', async ({
    site,
    page,
  }) => {
    await openLive(site, '/en/');
    const count = (await dotsOf(page)).length;
    await page.locator('a[href="/en/about"]:visible').first().click();
    await expect(page).toHaveURL('/en/about');
    await seeDeparture(site);
    await site.pass(PAINT_MS / 2);
    const hero = await page.locator('[data-hero]').boundingBox();
    if (!hero) throw new Error('the page has no hero');
    const dots = await standing(site);
    expect(dots).toHaveLength(count);
    expect(Math.max(...dots.map(({ y }) => y))).toBeLessThan(hero.y + hero.height);
    const width = () => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(await width()).toEqual([PHONE.width, PHONE.width]);
    await site.pass(PAINT_MS + MAKE_MS);
    for (const ms of [0, TRAVEL_MS / 2, TRAVEL_MS]) {
      await moveTo(page, ms);
      expect(await width()).toEqual([PHONE.width, PHONE.width]);
    }
  });
});

test('R6.11 a phone that has scrolled keeps the points where they were seen', async ({
  site,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openLive(site, '/en/studio');
  await page.evaluate(() => scrollTo(0, 120));
  const old = await dotsOf(page);
  await page
    .getByRole('link', { name: 'Home' })
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await seeTravel(site);
  expect(await site.scrollPosition()).toBe(0);
  expectSamePlaces(await travellers(site), old);
});

test('R6.11 points come from the pressed link where no picture was in view', async ({
  site,
  page,
}) => {
  await openLive(site, '/en/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Studio' });
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('the footer has no link to the studio');
  await link.click();
  await seeTravel(site);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  expectSamePlaces(await travellers(site), [middle]);
  await site.pass(TRAVEL_MS);
  await site.pass(DRAW_MS);
  await site.seeState('drawing', 'still.ready');

  // Without such a link, the picture draws itself.
  await page.evaluate(() => {
    scrollTo({ top: 2_000, behavior: 'instant' });
    (document.activeElement as HTMLElement).blur();
    history.pushState(null, '', '/en/about');
  });
  await seeTravel(site);
  expect(await travellers(site)).toEqual([]);
  await expect(page.locator('main svg[data-picture]').first().locator('+ i')).toHaveCount(1);
});

test('R6.13 a click halfway goes on from where the points are', async ({ site, page }) => {
  await openLive(site, '/en/about');
  await site.mainNavigation.getByRole('link', { name: 'Partnership' }).click();
  await seeTravel(site);
  await moveTo(page, 300);
  const halfway = await travellers(site);
  // Its hero is the higher one: it has all points on its ground.
  await toStudio(site).click();
  await expect(page).toHaveURL('/en/studio');
  await expect(site.heading).toContainText('Say it once');
  await seeTravel(site);
  expectSamePlaces(await travellers(site), halfway);
  await moveTo(page, TRAVEL_MS);
  expectSamePlaces(await travellers(site), await dotsOf(page));
});

test('R6.14 a picture that leaves as it is seen is not drawn', async ({ site, page }) => {
  await page.addInitScript(() => {
    const { IntersectionObserver: Observer } = window;
    window.IntersectionObserver = class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting && target.matches('[data-machine=embed] svg')) target.remove();
          }
          tell(entries, observer);
        }, options);
      }
    };
  });
  await openLive(site, '/en/podcast');
  const pictures = page.locator('[data-machine=embed] svg');
  await enter(pictures.first());
  await expect(pictures).toHaveCount(0);
  await site.seeState('drawing', 'still.ready');
  await site.pass(MAKE_MS);
  await expect(page.locator('[data-machine=embed] i')).toHaveCount(0);
});

test('R6.14 a picture draws itself once, its signal at last', async ({ site, page }) => {
  await openLive(site, '/en/techsense');
  const picture = page.locator('main svg[data-picture]').nth(1);
  const drawing = picture.locator('+ i');
  await enter(picture);
  await site.seeState('drawing', 'drawing');
  await expect(drawing).toHaveCount(1);
  const hidden = () =>
    picture
      .locator('> path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).visibility));
  expect(await hidden()).toEqual(['hidden', 'hidden', 'hidden']);
  await site.pass(MAKE_MS);
  const isSignalSeen = async () => ((await marksOn(picture, 'dots')).at(-1) ?? 0) > 0;
  await moveTo(page, 900);
  expect((await marksOn(picture, 'lines')).filter((grown) => grown > 0).length).toBeGreaterThan(2);
  expect(await isSignalSeen()).toBe(false);
  await moveTo(page, DRAW_MS);
  expect(Math.min(...(await marksOn(picture, 'dots')))).toBeGreaterThan(0);
  expect(Math.min(...(await marksOn(picture, 'lines')))).toBeGreaterThan(0);
  expect(await isSignalSeen()).toBe(true);
  await site.pass(DRAW_MS);
  expect(await hidden()).toEqual(['visible', 'visible', 'visible']);
  await site.seeState('drawing', 'still.ready');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(picture).not.toBeInViewport();
  await jumpTo(picture);
  await expect(drawing).toHaveCount(0);
});

test('R6.14 a picture that a jump brings into view is complete', async ({ site, page }) => {
  await openLive(site, '/en/techsense');
  await jumpTo(page.locator('main svg[data-picture]').nth(1));
  await site.seeState('drawing', 'still.ready');
  await seeComplete(site);
});

test('R6.16 the network answers the word with a pulse', async ({ site, page }) => {
  await openLive(site, '/en/');
  const pulses = page.locator('[data-machine=drawing] > i > i');
  await expect(pulses).toHaveCount(0);
  await site.pass(2_700);
  await site.seeState('heroRotator', 'fading');
  await site.seeState('drawing', 'drawing');
  await site.pass(MAKE_MS);
  await expect(pulses).toHaveCount(10);
  const [centre, ...others] = await travellers(site);
  if (!centre) throw new Error('no pulse has begun');
  expectSamePlaces([centre], others);
  await moveTo(page, PULSE_MS);
  const [ends, dots] = [await travellers(site), await dotsOf(page)];
  for (const end of ends) {
    expect(Math.hypot(end.x - centre.x, end.y - centre.y)).toBeGreaterThan(20);
    expect(Math.min(...dots.map((dot) => Math.hypot(dot.x - end.x, dot.y - end.y)))).toBeLessThan(
      1,
    );
  }
  await site.pass(DRAW_MS);
  await expect(pulses).toHaveCount(0);
});

test('R2.17, R6.17, R6.20 a pointer moves the crest of a wave that is still drawn, and leaves it as before', async ({
  site,
  page,
}) => {
  await openLive(site, '/en/about');
  await toStudio(site).click();
  await seeTravel(site);
  const paths = page.locator('main svg[data-picture]').first().locator('> path');
  await expect(paths.first()).toHaveCSS('visibility', 'hidden');
  const data = () => paths.evaluateAll((all) => all.map((path) => path.getAttribute('d')));
  const before = await data();
  const box = await site.machine('wave').getByRole('slider').boundingBox();
  if (!box) throw new Error('the wave is not on the screen');
  for (const bar of [3, 4]) {
    const middle = box.x + (box.width * (bar + 0.2)) / 22.4;
    await page.mouse.move(middle, box.y + box.height / 2);
    await site.seeState('wave', 'following');
    await site.seeState('drawing', 'still.ready');
    await seeComplete(site);
    await site.pass(1_000);
    expect(Math.abs(((await dotsOf(page)).at(-1) as Point).x - middle)).toBeLessThanOrEqual(1);
  }
  await page.mouse.move(20, 100);
  await site.pass(2_000);
  await site.seeState('wave', 'resting');
  expect(await data()).toEqual(before);
  await page.keyboard.press('Tab');
  await site.machine('wave').getByRole('slider').focus();
  await expect(site.machine('wave')).toHaveCSS('outline-style', 'solid');
});

/** Holds the animations of styles in home's hero at their start, from the first frame on. */
const holdArrival = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-hero] * { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** How the hero assembles itself: when each part ends, in ms, and what is animated but belongs to no picture. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ target }) => target?.closest('[data-hero]'));
    return {
      ends: running.map((effect) => Math.round(Number(effect.getComputedTiming().endTime))),
      others: running.filter(
        ({ target }) => !target?.matches('[data-picture] *, :has(> [data-picture])'),
      ).length,
    };
  });

/** Takes the hero to a moment of its assembly, and tells what is seen of it. */
const heroAt = (page: Page, ms: number) =>
  page.evaluate((time) => {
    const svg = document.querySelector('main svg[data-picture]') as SVGSVGElement;
    const network = svg.parentElement as HTMLElement;
    for (const animation of network.getAnimations({ subtree: true })) animation.currentTime = time;
    const [halo, signal] = ['circle', 'path:last-of-type'].map((part) =>
      getComputedStyle(svg.querySelector(part) as SVGElement),
    ) as [CSSStyleDeclaration, CSSStyleDeclaration];
    const { maskImage, maskSize } = getComputedStyle(network);
    return {
      sides: maskImage === 'none' ? 100 : Number.parseFloat(maskSize),
      signal: { opacity: signal.opacity, translate: signal.translate },
      halo: Number.parseFloat(halo.r),
    };
  }, ms);

const complete = { sides: 100, signal: { opacity: '1', translate: 'none' }, halo: 120 };

test('R6.22 home’s hero assembles itself where a session begins, once', async ({ site, page }) => {
  await holdArrival(page);
  await site.open('/en/');
  await test.step('the two sides come first, then the signal, and nothing else moves', async () => {
    const { ends, others } = await arrival(page);
    expect(ends.toSorted()).toEqual([600, 720, 880]);
    expect(others).toBe(0);
    const nothing = { opacity: '0', translate: '0px -256px' };
    expect(await heroAt(page, 0)).toEqual({ sides: 0, signal: nothing, halo: 0 });
    expect(await heroAt(page, 300)).toEqual({ sides: 50, signal: nothing, halo: 0 });
    const { sides, signal } = await heroAt(page, 601);
    expect(sides).toBe(100);
    expect(signal.opacity).toBe('1');
    expect(signal.translate).toMatch(/^0px -\d/);
    expect(await heroAt(page, 900)).toEqual(complete);
  });
  const seeStill = async () => {
    expect((await arrival(page)).ends).toEqual([]);
    expect(await heroAt(page, 0)).toEqual(complete);
  };
  await test.step('on each return it is complete', async () => {
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(site.heading).toContainText('Say it once');
    await page.goBack();
    await expect(site.heading).toContainText('between you');
    await seeStill();
  });
  await test.step('so it is in each later document', async () => {
    await page.reload();
    await site.isReady();
    await seeStill();
    await site.open('/fr/');
    await seeStill();
  });
});

test('R6.11, R6.22 points travel from their places in a hero that is half assembled', async ({
  site,
  page,
}) => {
  await holdArrival(page);
  await openLive(site, '/en/');
  expect((await heroAt(page, 300)).sides).toBe(50);
  const places = await dotsOf(page);
  await toStudio(site).click();
  await seeDeparture(site);
  await site.pass(PAINT_MS / 2);
  expectSamePlaces(await standing(site), places);
});

test('R6.22 home’s hero is complete without a session storage', async ({ site, page }) => {
  await holdArrival(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
  });
  await site.open('/en/');
  expect((await arrival(page)).ends).toEqual([]);
});

test.describe('for a visitor who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('R6.22 home’s hero is complete at once', async ({ site, page }) => {
    await holdArrival(page);
    await site.open('/en/');
    expect((await arrival(page)).ends).toEqual([]);
    expect(await heroAt(page, 0)).toEqual(complete);
  });

  test('R6.10, R6.15 the pictures are complete at once', async ({ site, page }) => {
    await site.holdClock();
    await site.open('/en/about');
    await site.pass(2_000);
    await site.seeState('drawing', 'still.held');
    await toStudio(site).click();
    await expect(page).toHaveURL('/en/studio');
    await expect(site.heading).toContainText('Say it once');
    await site.seeState('drawing', 'still.held');
    await seeComplete(site);
    expect(site.requestsTo(/\/pictureAnimator-/)).toEqual([]);
  });
});

test('R6.15 the pictures are complete if the code is lost', async ({ site }) => {
  await site.block('**/assets/pictureAnimator-*.js');
  await site.holdClock();
  await site.open('/en/about');
  await site.pass(300);
  await site.seeState('drawing', 'still.without');
  await toStudio(site).click();
  await expect(site.heading).toContainText('Say it once');
  await seeComplete(site);
});

test('R6.18, R6.19 the code comes once the site runs, and the background alone moves by itself', async ({
  site,
  page,
}) => {
  await site.holdClock();
  await site.open('/en/about');
  expect(site.requestsTo(/\/pictureAnimator-/)).toEqual([]);
  await site.pass(300);
  await site.seeState('drawing', 'still.ready');
  // It is fetched, and then imported from the cache.
  expect(new Set(site.requestsTo(/\/pictureAnimator-/)).size).toBe(1);
  const moving = () => page.evaluate(() => document.getAnimations().length);
  expect(await moving()).toBe(0);
  // The background alone.
  await site.pass(2_000);
  await expect.poll(moving).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R6.22 home’s hero is complete', async ({ page }) => {
    await page.goto('/en/');
    expect((await arrival(page)).ends).toEqual([]);
    expect(await heroAt(page, 0)).toEqual(complete);
  });

  test('R6.15 the pictures are complete', async ({ page }) => {
    await page.goto('/en/about');
    const paths = page.locator('main svg[data-picture]').first().locator('> path');
    await expect(paths).toHaveCount(3);
    for (const path of await paths.all()) {
      expect(await path.evaluate((part) => getComputedStyle(part).opacity)).toBe('1');
    }
  });
});
