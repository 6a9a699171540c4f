import type { Locator } from '@playwright/test';
import { chunkOf } from './builtCode.ts';
import { expect, PHONE, type SitePage, test } from './sitePage.ts';

const DESKTOP = { width: 1280, height: 800 };
const PANEL = '[data-machine=chat] > dialog[open]';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('R15.39 a press that begins in a dialog and ends beside it, or is on its edge, leaves it open', async ({
  site,
}) => {
  const { mouse } = site.page;
  await site.resize({ width: 700, height: 800 });
  await site.open('/en/about');
  for (const [opener, machine, state] of [
    ['Cookie settings', 'consent', 'customizing'],
    ['Menu', 'mobileMenu', 'open'],
  ] as const) {
    await site.press(opener);
    await site.see(machine, state);
    const box = await site.find('dialog:modal').boundingBox();
    if (!box) throw new Error('no dialog is open');
    await mouse.move(box.x + 4, box.y + 4);
    await mouse.down();
    await mouse.move(box.x - 20, box.y + 4, { steps: 4 });
    await mouse.up();
    await mouse.click(box.x + 4, box.y + 4);
    await mouse.click(box.x - 20, box.y + 40, { button: 'right' });
    // A key clicks at no place.
    const control = site.find('dialog:modal :is(input:enabled, nav)').first();
    await control.evaluate((element: HTMLElement) => element.click());
    // An extension that presses for the keyboard names no place either.
    await control.evaluate((element: HTMLElement) => {
      for (const type of ['pointerdown', 'click'])
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, detail: 1 }));
    });
    await site.see(machine, state);
    await mouse.click(box.x - 20, box.y + 40);
    await expect(site.find('dialog:modal')).toHaveCount(0);
  }
});

test('R15.13 a window that is resized keeps the chat, its field and its place in the log', async ({
  site,
  page,
}) => {
  await site.resize(DESKTOP);
  await site.open('/en/about');
  await site.press('Chat assistant');
  const input = site.field('Your message');
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
  ] as const) {
    await site.resize({ width, height });
    await expect(site.find('dialog:modal'), `${width} × ${height}`).toHaveCount(modals);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('Hello');
    await expect.poll(placeInLog).toBe(place);
  }
  // Behind the last stop of the keyboard are the controls of the browser, where the page has no focus.
  await input.blur();
  await site.key('Escape');
  await expect(site.button('Chat assistant')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone with a slow network', () => {
  test.use({ viewport: PHONE });

  const modals = (site: SitePage) => site.page.locator('dialog:modal');

  test('R15.12 the menu takes the place of preferences that are on their way', async ({ site }) => {
    await site.hold(chunkOf('Consent'));
    await site.open('/en/about');
    await site.press('Cookie settings');
    await site.press('Menu');
    const arrived = site.page.waitForResponse(chunkOf('Consent'));
    await site.release(chunkOf('Consent'));
    await arrived;
    await site.see('mobileMenu', 'open');
    await expect(modals(site)).toHaveCount(1);
    await expect(modals(site)).toHaveAttribute('data-machine', 'mobileMenu');
    await site.press('Close menu');
    await expect(modals(site)).toHaveCount(0);
    await expect(site.button('Menu')).toBeFocused();
  });

  test('R15.12 the preferences stay in sight over a chat that arrives, and lead back to it', async ({
    site,
  }) => {
    await site.hold(chunkOf('ChatPanel'));
    await site.open('/en/about');
    await site.press('Chat assistant');
    await site.press('Cookie settings');
    await expect(modals(site)).toBeVisible();
    await site.release(chunkOf('ChatPanel'));
    await expect(site.find(PANEL)).toBeAttached();
    await expect(site.button('Cancel')).toBeVisible();
    await site.press('Cancel');
    await expect(site.find(PANEL).locator(':focus')).toBeVisible();
    await site.key('Escape');
    await expect(site.button('Chat assistant')).toBeFocused();
  });
});

test('R15.38 Enter that is held presses once, and nothing that gets the focus meanwhile', async ({
  site,
  page,
}) => {
  await site.open('/en/contact?about=ventures');
  for (const name of ['Name', 'Email', 'Message'])
    await page.getByRole('textbox', { name, exact: true }).fill('ada@example.com');
  await site.button('Remove subject').focus();
  await page.keyboard.down('Enter');
  await expect(site.field('Name')).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await site.see('contactForm', 'idle');
  await site.key('Enter');
  await site.see('contactForm', 'success');
  const hold = async (control: Locator) => {
    await control.focus();
    for (let time = 0; time < 4; time += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  await hold(site.button('Services'));
  await site.see('servicesDropdown', 'open');
  await hold(site.field('Message'));
  await expect(site.field('Message')).toHaveValue('\n'.repeat(4));
  // Each time that the form is sent, the browser asks for what is missing.
  const missing = await page.evaluateHandle(() => {
    const names: string[] = [];
    const note = ({ target }: Event) => names.push((target as HTMLInputElement).name);
    document.addEventListener('invalid', note, true);
    return names;
  });
  await hold(site.field('Name'));
  expect(await missing.jsonValue()).toEqual(['name', 'email', 'message']);
});

test('R15.14 a launcher on the edge gives way while a field has the focus', async ({ site }) => {
  await site.resize({ width: 640, height: 300 });
  await site.open('/en/contact');
  const field = site.field('Name');
  const launcher = site.find('[data-machine=chat] > button');
  await expect(launcher).toBeVisible();
  await field.focus();
  await expect(launcher).toBeHidden();
  await field.blur();
  await expect(launcher).toBeVisible();
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
    }) => {
      const gone = { isSeen: true, hasFocus: false, isSeenAfter: false };
      await site.resize(viewport);
      await site.holdClock();
      await site.open('/en/');
      await site.seePopup();
      await site.find('aside button').focus();
      expect(await closeBy(site.find('aside'), 'aside button')).toEqual({
        moving: ['display', 'opacity', 'transform'],
        ...gone,
      });
      await site.seeFocus('main');

      const launcher = site.button('Chat assistant');
      await launcher.click();
      await expect(site.find(PANEL)).toBeVisible();
      await site.pass(100);
      await expect(site.field('Your message')).toBeFocused();
      const panel = site.find('[data-machine=chat] > dialog');
      expect(await closeBy(panel, '[title="Close chat"]')).toEqual({
        moving: ['display', 'opacity', ...modal, 'transform'],
        ...gone,
      });
      await expect(launcher).toBeFocused();
    });
  }
});
