import type { Locator } from '@playwright/test';
import { translations } from '#tests/catalogue.ts';
import { chunkOf } from './builtCode.ts';
import { expect, PHONE, type SitePage, test } from './sitePage.ts';
import { mostStyledElements } from './styledElements.ts';

const DESKTOP = { width: 1280, height: 800 };
const SMALL_DESKTOP = { width: 960, height: 800 };
const windows = {
  'a small phone': { width: 320, height: 844 },
  'a phone': PHONE,
  'a tablet': { width: 768, height: 1024 },
  'a desktop': DESKTOP,
};

/** What some tests look for by its name, with the selector of its box. */
const layers = {
  breadcrumbs: '[data-machine=breadcrumbs] ol',
  banner: 'section[data-machine=consent]',
  popup: '[data-machine=podcastPopup]',
  launcher: '[data-machine=chat] > button',
  panel: '[data-machine=chat] > dialog[open]',
  details: '[data-machine=versionBadge] > dl',
};

type Layer = keyof typeof layers;

/**
 * Finds the visible boxes that overlap, and those that leave the window: the boxes of the views outside the page
 * and the footer, and the details of the version. The box of a view that lets the pointer through is that of
 * what it holds. A modal dialog covers the others.
 */
function findCollisions(): string[] {
  const views = '[data-machine]:not([aria-hidden], :is(main, footer, [data-machine]) *)';
  const boxesOf = (element: Element): Element[] =>
    getComputedStyle(element).pointerEvents === 'none'
      ? [...element.children].flatMap(boxesOf)
      : [element];
  const within = document.querySelector('dialog:modal') ?? document.documentElement;
  const floating = [
    ...[...document.querySelectorAll(views)].flatMap(boxesOf),
    ...document.querySelectorAll('[data-machine=versionBadge] > dl, header :is(a, button)'),
  ].filter((one) => one.checkVisibility({ visibilityProperty: true }) && within.contains(one));
  const boxes = floating.map((element) => {
    const view = element.closest<HTMLElement>('[data-machine]');
    return {
      element,
      name: `${element.localName} of ${view?.dataset.machine}`,
      box: element.getBoundingClientRect(),
    };
  });
  const outside = boxes
    .filter(({ box }) => {
      const { left, right, top, bottom } = box;
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    })
    .map(({ name }) => `${name} outside`);
  // On phones and tablets the header has room for the launcher, beside what is in it.
  const hasRoom = (bar: (typeof boxes)[number], it: (typeof boxes)[number]) =>
    bar.element.contains(it.element) ||
    (bar.element.matches('header') &&
      it.element.matches('[data-machine=chat] > button') &&
      it.box.top >= bar.box.top &&
      it.box.bottom <= bar.box.bottom);
  const pairs = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      if (hasRoom(one, other) || hasRoom(other, one)) return [];
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // The line below the header may touch what is next to it.
      return width > 1 && height > 1 ? [`${one.name} and ${other.name}`] : [];
    }),
  );
  return [...outside, ...pairs];
}

const collisionsIn = ({ page }: SitePage) => page.evaluate(findCollisions);

/** Whether some part of the focused element is on the screen. A covered part is not. */
async function isFocusSeen(): Promise<boolean> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  const focused = document.activeElement;
  return [...(focused?.getClientRects() ?? [])].some(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const corners = [left + 1, right - 1].flatMap((side) => [
      [side, top + 1] as const,
      [side, bottom - 1] as const,
    ]);
    return [[x, y] as const, ...corners].some((point) =>
      focused?.contains(document.elementFromPoint(...point)),
    );
  });
}

/** Opens the home page with everything that comes up by itself. */
async function openHome(site: SitePage): Promise<void> {
  await site.holdClock();
  await site.open('/en/');
  await site.seePopup();
  await site.releaseClock();
}

const seeLayer = async (site: SitePage, layer: Layer) =>
  expect(site.page.locator(layers[layer])).toBeVisible();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a first visit', () => {
  test.use({ hasChosen: false });

  for (const viewport of [DESKTOP, PHONE]) {
    test(`R15.11 the focus stays in sight on ${viewport.width} px`, async ({ site, page }) => {
      await page.setViewportSize(viewport);
      await site.open('/de/contact');
      await seeLayer(site, 'banner');
      const hidden: string[] = [];
      let stops = 0;
      for (; stops < 200; stops += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        if (await page.evaluate(isFocusSeen)) continue;
        hidden.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
      }
      expect(hidden).toEqual([]);
      expect(stops).toBeGreaterThan(30);
    });
  }

  for (const device of ['a small phone', 'a desktop'] as const) {
    test.describe(`on ${device}`, () => {
      test.use({ viewport: windows[device] });

      test('R16.18 banner and popup come and go without new styles for the page', async ({
        browser,
        site,
        page,
      }) => {
        await site.holdClock();
        const release = await site.hold(chunkOf('Consent'));
        await site.open('/en/');
        const count = await mostStyledElements(browser, page, async () => {
          release();
          await seeLayer(site, 'banner');
          await site.seePopup();
          await page.locator(layers.popup).getByRole('button', { name: 'Close' }).click();
          await expect(page.locator(layers.popup)).toHaveCount(0);
          await site.button('Necessary only').click();
          await expect(page.locator(layers.banner)).toHaveCount(0);
        });
        expect(count).toBeLessThan(80);
      });

      test('R15.12 banner, popup, launcher and chat do not overlap, and can be pressed', async ({
        site,
        page,
      }) => {
        await openHome(site);
        for (const layer of ['banner', 'popup', 'launcher'] as const) await seeLayer(site, layer);
        await expect.poll(() => collisionsIn(site)).toEqual([]);
        await site.button('Accept all').click({ trial: true });
        await site.button('Chat assistant').click();
        await seeLayer(site, 'panel');
        await expect.poll(() => collisionsIn(site)).toEqual([]);
        await site.button('Close chat').click();
        await seeLayer(site, 'banner');
        await site.button('Close').click();
        await site.button('Necessary only').click();
        await expect(page.locator(layers.banner)).toHaveCount(0);
      });

      test('R15.12 the breadcrumbs overlap no other layer', async ({ site }) => {
        await site.holdClock();
        await site.open('/en/interpunct-consulting');
        await seeLayer(site, 'banner');
        await seeLayer(site, 'breadcrumbs');
        await expect.poll(() => collisionsIn(site)).toEqual([]);
        await site.button('Chat assistant').click();
        await seeLayer(site, 'panel');
        await expect.poll(() => collisionsIn(site)).toEqual([]);
      });
    });
  }

  test('R15.12, R15.14 version details stay inside the window, and overlap nothing', async ({
    site,
    page,
  }) => {
    for (const language of translations) {
      await site.open(`/${language}/about`);
      await seeLayer(site, 'banner');
      for (const viewport of [...Object.values(windows), SMALL_DESKTOP]) {
        await site.resize(viewport);
        await site.button(/^Version/).click();
        await seeLayer(site, 'details');
        const where = `${language} on ${viewport.width} px`;
        await expect.poll(() => collisionsIn(site), where).toEqual([]);
        await page.locator(layers.launcher).focus();
        await expect(page.locator(layers.details)).toBeHidden();
      }
    }
  });

  test('R15.38 the second half of a double click does not reach what the first half uncovers', async ({
    site,
    page,
  }) => {
    await site.open('/en/about');
    const clicks = await page.evaluateHandle(() => {
      const seen: boolean[] = [];
      const note = ({ target }: Event) => seen.push((target as Element).matches('main *'));
      document.addEventListener('click', note);
      return seen;
    });
    await site.button('Necessary only').dblclick();
    await expect(page.locator(layers.banner)).toHaveCount(0);
    expect(await clicks.jsonValue()).toEqual([false]);
    await site.button('Chat assistant').dblclick();
    expect(await clicks.jsonValue()).toEqual([false, false, false]);
  });
});

test('R15.38 Enter that is held presses nothing that gets the focus meanwhile', async ({
  site,
  page,
}) => {
  await site.open('/en/contact?about=ventures');
  for (const name of ['Name', 'Email', 'Message'])
    await page.getByRole('textbox', { name, exact: true }).fill('ada@example.com');
  await site.button('Remove the subject').focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await site.seeState('contactForm', 'idle');
  await page.keyboard.press('Enter');
  await site.seeState('contactForm', 'success');
});

test('R15.39 a press that begins in a dialog and ends beside it, or is on its edge, leaves it open', async ({
  site,
  page,
}) => {
  const { mouse } = page;
  await page.setViewportSize({ width: 700, height: 800 });
  await site.open('/en/about');
  for (const [opener, machine, state] of [
    ['Cookie settings', 'consent', 'customizing'],
    ['Menu', 'mobileMenu', 'open'],
  ] as const) {
    await site.button(opener).click();
    await site.seeState(machine, state);
    const box = await page.locator('dialog:modal').boundingBox();
    if (!box) throw new Error('no dialog is open');
    await mouse.move(box.x + 4, box.y + 4);
    await mouse.down();
    await mouse.move(box.x - 20, box.y + 4, { steps: 4 });
    await mouse.up();
    await mouse.click(box.x + 4, box.y + 4);
    await mouse.click(box.x - 20, box.y + 40, { button: 'right' });
    // A key clicks at no place.
    const control = page.locator('dialog:modal :is(input:enabled, nav)').first();
    await control.evaluate((element: HTMLElement) => element.click());
    await site.seeState(machine, state);
    await mouse.click(box.x - 20, box.y + 40);
    await expect(page.locator('dialog:modal')).toHaveCount(0);
  }
});

test('R15.14 a launcher on the edge gives way while a field has the focus', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 300 });
  await site.open('/en/contact');
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(page.locator(layers.launcher)).toBeVisible();
  await field.focus();
  await expect(page.locator(layers.launcher)).toBeHidden();
  await field.blur();
  await expect(page.locator(layers.launcher)).toBeVisible();
});

test('R10.2, R15.13 the chat keeps keyboard and screen readers inside where it fills the window', async ({
  site,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await site.open('/en/about');
  await site.button('Chat assistant').click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await expect(page.locator('dialog:modal')).toHaveAccessibleName('Ask Interpunct');
  await site.seeFocusKept(page.locator(layers.panel));
  await site.button('Close chat').focus();
  await page.keyboard.press('Escape');
  await expect(site.button('Chat assistant')).toBeFocused();
  await site.button('Chat assistant').click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  // Behind the last stop are the controls of the browser, where the page has no focus.
  await site.link(/^OpenAI/).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Escape');
  await expect(site.button('Chat assistant')).toBeFocused();
});

/** Presses the button that closes a layer, and tells how the layer leaves and what is left of it. */
const closeBy = (layer: Locator, selector: string) =>
  layer.evaluate(async (element, closing) => {
    // What has just begun to come has no way back.
    for (const coming of element.getAnimations()) coming.finish();
    document.querySelector<HTMLElement>(closing)?.click();
    // React has rendered by the end of the task.
    await Promise.resolve();
    const transitions = element
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    const [isSeen, hasFocus] = [
      element.checkVisibility(),
      element.contains(document.activeElement),
    ];
    const moving = transitions.map(({ transitionProperty }) => transitionProperty).toSorted();
    for (const transition of transitions) transition.finish();
    return { moving, isSeen, hasFocus, isSeenAfter: element.checkVisibility() };
  }, selector);

test.describe('for a visitor who allows motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const { name, viewport, modal } of [
    { name: 'a phone', viewport: PHONE, modal: ['overlay'] },
    { name: 'a desktop', viewport: DESKTOP, modal: [] },
  ]) {
    test(`R15.32 strip and chat leave as they came, without the focus, on ${name}`, async ({
      site,
      page,
    }) => {
      const gone = { isSeen: true, hasFocus: false, isSeenAfter: false };
      await page.setViewportSize(viewport);
      await site.holdClock();
      await site.open('/en/');
      await site.seePopup();
      await page.locator('aside button').focus();
      expect(await closeBy(page.locator('aside'), 'aside button')).toEqual({
        moving: ['display', 'opacity', 'transform'],
        ...gone,
      });
      await expect(page.getByRole('main')).toBeFocused();

      const launcher = site.button('Chat assistant');
      await launcher.click();
      await seeLayer(site, 'panel');
      await site.pass(100);
      await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
      const panel = page.locator('[data-machine=chat] > dialog');
      expect(await closeBy(panel, '[title="Close chat"]')).toEqual({
        moving: ['display', 'opacity', ...modal, 'transform'],
        ...gone,
      });
      await expect(launcher).toBeFocused();
    });
  }
});

test('R15.13 a window that is resized keeps the chat, its field and its place in the log', async ({
  site,
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await site.open('/en/about');
  await site.button('Chat assistant').click();
  const input = page.getByRole('textbox', { name: 'Your message' });
  await expect(input).toBeFocused();
  await page.keyboard.type('Hello');
  const log = page.getByRole('log');
  const marks = log.locator('hr');
  await log.evaluate((element) => {
    for (const height of [300, 2_000]) {
      element.append(
        Object.assign(document.createElement('hr'), { style: `flex: none; height: ${height}px` }),
      );
    }
    element.scrollTop = 300;
  });
  const placeInLog = async () => {
    const boxes = await Promise.all([marks.nth(1).boundingBox(), log.boundingBox()]);
    const [top = 0, logTop = 0] = boxes.map((box) => box?.y);
    return Math.round(top - logTop);
  };
  const place = await placeInLog();
  for (const [width, height, modals] of [
    [639, 600, 1],
    [640, 600, 0],
    [640, 599, 1],
    [1280, 800, 0],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('dialog:modal'), `${width} × ${height}`).toHaveCount(modals);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('Hello');
    await expect.poll(placeInLog).toBe(place);
  }
  await page.keyboard.press('Escape');
  await expect(site.button('Chat assistant')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone with a slow network', () => {
  test.use({ viewport: PHONE });

  const modals = (site: SitePage) => site.page.locator('dialog:modal');

  test('R15.12 the menu takes the place of preferences that are on their way', async ({ site }) => {
    const release = await site.hold(chunkOf('Consent'));
    await site.open('/en/about');
    await site.button('Cookie settings').click();
    await site.button('Menu').click();
    const arrived = site.page.waitForResponse(chunkOf('Consent'));
    release();
    await arrived;
    await site.seeState('mobileMenu', 'open');
    await expect(modals(site)).toHaveCount(1);
    await expect(modals(site)).toHaveAttribute('data-machine', 'mobileMenu');
    await site.button('Close menu').click();
    await expect(modals(site)).toHaveCount(0);
    await expect(site.button('Menu')).toBeFocused();
  });

  test('R15.12 the preferences stay in sight over a chat that arrives, and lead back to it', async ({
    site,
    page,
  }) => {
    const release = await site.hold(chunkOf('ChatPanel'));
    await site.open('/en/about');
    await site.button('Chat assistant').click();
    await site.button('Cookie settings').click();
    await expect(modals(site)).toBeVisible();
    release();
    await expect(page.locator(layers.panel)).toBeAttached();
    await expect(site.button('Cancel')).toBeVisible();
    await site.button('Cancel').click();
    await expect(page.locator(layers.panel).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(site.button('Chat assistant')).toBeFocused();
  });
});
