import { translations } from '#tests/catalogue.ts';
import { chunkOf } from './builtCode.ts';
import { findCovered } from './reach.ts';
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

/** Nothing lies on the texts and controls of layers, and the window has all of them. */
async function seeWhole(site: SitePage, shown: readonly Layer[], where = ''): Promise<void> {
  for (const layer of shown) {
    await seeLayer(site, layer);
    expect(await site.inPage(findCovered, layers[layer]), `${layer} ${where}`).toEqual([]);
  }
}

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

/** Opens the chat, and writes: without a text, no press reaches its button. */
async function askSomething(site: SitePage): Promise<void> {
  await site.press('Chat assistant');
  await site.fill('Your message', 'Hello');
}

/** Opens the contact page with one of the layers beside it. */
async function openBeside(site: SitePage, layer: 'banner' | 'panel'): Promise<void> {
  await site.open(layer === 'panel' ? '/en/contact' : '/de/contact');
  await seeLayer(site, 'banner');
  if (layer === 'banner') return;
  await site.press('Necessary only');
  await site.press('Chat assistant');
  await seeLayer(site, layer);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasChosen: false });

for (const [viewport, layer] of [
  [DESKTOP, 'banner'],
  [PHONE, 'banner'],
  [{ width: 1280, height: 720 }, 'panel'],
] as const) {
  test(`R15.11 the focus stays in sight beside the ${layer} on ${viewport.width} px`, async ({
    site,
  }) => {
    await site.resize(viewport);
    await openBeside(site, layer);
    if (layer === 'panel') await site.heading.focus();
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < 200; stops += 1) {
      await site.key('Tab');
      if (await site.inPage(() => document.activeElement === document.body)) break;
      if (await site.inPage(isFocusSeen)) continue;
      hidden.push(await site.inPage(() => document.activeElement?.outerHTML ?? ''));
    }
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(30);
  });
}

for (const layer of ['banner', 'panel'] as const) {
  test(`R15.11 beside the ${layer} a letter moves nothing, and a key moves on by a page`, async ({
    site,
  }) => {
    await site.resize({ width: 1280, height: 720 });
    await openBeside(site, layer);
    const position = () => site.inPage(() => scrollY);
    const message = site.find('main textarea');
    await message.click({ position: { x: 40, y: 15 } });
    await site.key('a');
    await expect(message).toHaveValue('a');
    expect(await position()).toBe(0);
    await site.find('main').click({ position: { x: 20, y: 300 } });
    await site.key('PageDown');
    await expect.poll(position).toBeGreaterThan(400);
  });
}

for (const device of ['a small phone', 'a desktop'] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: windows[device] });

    test('R16.18 banner and popup come and go without new styles for the page', async ({
      browser,
      site,
    }) => {
      await site.holdClock();
      await site.hold(chunkOf('Consent'));
      await site.open('/en/');
      const count = await mostStyledElements(browser, site.page, async () => {
        await site.release(chunkOf('Consent'));
        await seeLayer(site, 'banner');
        await site.seePopup();
        await site.find(layers.popup).getByRole('button', { name: 'Close' }).click();
        await expect(site.find(layers.popup)).toHaveCount(0);
        await site.press('Necessary only');
        await expect(site.find(layers.banner)).toHaveCount(0);
      });
      expect(count).toBeLessThan(80);
    });

    test('R15.12 nothing lies on banner, popup, launcher and chat', async ({ site }) => {
      await openHome(site);
      await seeWhole(site, ['banner', 'popup', 'launcher']);
      await askSomething(site);
      await seeWhole(site, device === 'a desktop' ? ['panel', 'banner', 'launcher'] : ['panel']);
    });
  });
}

test('R15.12 nothing lies on the breadcrumbs, nor do they on banner and chat', async ({ site }) => {
  await site.resize(DESKTOP);
  await site.open('/en/interpunct-consulting');
  await askSomething(site);
  await site.page.mouse.move(400, 60);
  await seeWhole(site, ['breadcrumbs', 'banner', 'panel']);
});

test('R15.12, R15.14 version details stay inside the window, and overlap nothing', async ({
  site,
}) => {
  for (const language of translations) {
    await site.open(`/${language}/about`);
    await seeLayer(site, 'banner');
    for (const viewport of [...Object.values(windows), SMALL_DESKTOP]) {
      await site.resize(viewport);
      await site.button(/^Version/).click();
      await seeLayer(site, 'details');
      const where = `${language} on ${viewport.width} px`;
      await seeWhole(site, ['details', 'banner', 'launcher'], where);
      await site.find(layers.launcher).focus();
      await expect(site.find(layers.details)).toBeHidden();
    }
  }
});

test('R15.14 at the end of a page, an open chat covers nothing of the last row, nor does the header', async ({
  site,
}) => {
  await site.open('/de/about');
  await seeLayer(site, 'banner');
  const last = site.button('Cookie-Einstellungen');
  const seeLastRow = async () => {
    // The low window of a laptop, and one with room for all of the panel.
    for (const size of [{ width: 1366, height: 625 }, DESKTOP]) {
      await site.resize(size);
      await site.inPage(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await last.evaluate((control) => control.focus({ preventScroll: true }));
      expect(await site.inPage(isFocusSeen), `at ${size.height} px`).toBe(true);
    }
  };
  await site.press('Chat-Assistent');
  await seeLayer(site, 'panel');
  await seeLastRow();
  await site.press('Alle ablehnen');
  await expect(site.find(layers.banner)).toHaveCount(0);
  await seeLastRow();
});

/** A tablet on its side. */
const TABLET = { width: 1280, height: 800 };

test('R15.42 a chat that would fill the window closes where one writes in the page', async ({
  site,
  page,
}) => {
  await site.open('/en/contact');
  const name = site.field('Name');
  await site.resize(TABLET);
  await site.press('Chat assistant');
  await site.seeFocus('[data-machine=chat] textarea');
  await name.click();
  await page.keyboard.type('A');
  // As when the keyboard of a tablet comes, and goes.
  await site.resize({ ...TABLET, height: 430 });
  await site.see('chat', 'panel.closed');
  await page.keyboard.type('d');
  await site.resize(TABLET);
  await page.keyboard.type('a');
  await expect(name).toHaveValue('Ada');
});

test('R15.42 a chat that is on its way says so, and gives way to one who types', async ({
  site,
  page,
}) => {
  await site.resize(PHONE);
  await site.open('/en/contact');
  await site.press('Necessary only');
  await site.hold(chunkOf('ChatPanel'));
  await site.press('Chat assistant');
  await expect(page.getByRole('progressbar')).toBeVisible();
  const name = site.field('Name');
  await name.pressSequentially('Ad');
  await site.see('chat', 'panel.closed');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await site.release(chunkOf('ChatPanel'));
  await page.keyboard.type('a');
  await expect(name).toHaveValue('Ada');
});

test('R15.38 a double click is one press: it opens, and reaches nothing that it uncovers', async ({
  site,
}) => {
  await site.open('/en/about');
  await site.button('Customize').dblclick();
  await site.see('consent', 'customizing');
  const analytics = site.page.getByRole('switch', { name: 'Analytics' });
  for (const press of [analytics, site.find('dialog label').filter({ hasText: 'Analytics' })]) {
    await press.dblclick();
    await expect(analytics).not.toBeChecked();
  }
  await site.press('Cancel');
  const clicks = await site.page.evaluateHandle(() => {
    const seen: boolean[] = [];
    const note = ({ target }: Event) => seen.push((target as Element).matches('main *'));
    document.addEventListener('click', note);
    return seen;
  });
  await site.button('Necessary only').dblclick();
  await expect(site.find(layers.banner)).toHaveCount(0);
  expect(await clicks.jsonValue()).toEqual([false]);
  await site.button('Services').dblclick();
  await site.see('servicesDropdown', 'open');
  await site.key('Escape');
  await site.button('Chat assistant').dblclick();
  await site.see('chat', 'panel.open');
  // A script that presses by a plain event counts no presses.
  const press = (button: Element) => button.dispatchEvent(new Event('click', { bubbles: true }));
  await site.button('Close chat').evaluate(press);
  await site.see('chat', 'panel.closed');
});

test('R11.12 the banner takes no focus, names no vendor that is not set up, and its link "Learn more" does nothing', async ({
  site,
}) => {
  await site.open('/en/about');
  const banner = site.page.getByRole('region', { name: 'Cookie consent' });
  await expect(banner).toContainText('Cookie settings');
  await expect(site.find(':focus')).toHaveCount(0);
  await expect(banner).not.toContainText(/Google|Microsoft/);
  await site.scrollTo(300);
  await banner.getByRole('link', { name: 'Learn more' }).click();
  await site.seeAddress('/en/about');
  expect(await site.inPage(() => scrollY)).toBe(300);
  await expect(banner).toBeVisible();
  await site.press('Customize');
  const dialog = site.page.getByRole('dialog');
  await expect(dialog).toContainText('Analytics');
  await expect(dialog).not.toContainText(/Google|Microsoft/);
});
