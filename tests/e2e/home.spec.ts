import type { Locator } from '@playwright/test';
import { events } from '#content/pages/events.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { expect, type SitePage, test } from './sitePage.ts';

type Rise = { isFirst: boolean; isUnseen: boolean };

/** Notes each animation that an element of the page starts. */
async function watchRises({ page }: SitePage): Promise<void> {
  await page.addInitScript(() => {
    const rises: Rise[] = [];
    const risen = new Set<Element>();
    Object.assign(window, { rises });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...parameters) {
      // The marks of drawings and the network move, too.
      if (this.matches('i, canvas')) return animate.apply(this, parameters);
      const { top } = this.getBoundingClientRect();
      rises.push({ isFirst: !risen.has(this), isUnseen: top >= innerHeight });
      risen.add(this);
      return animate.apply(this, parameters);
    };
  });
}

/** The animations since the page was loaded. */
const rises = ({ page }: SitePage) =>
  page.evaluate(() => (window as unknown as { rises: Rise[] }).rises);

/** Scrolls down the whole page from its top, and returns the animations since it was loaded. */
async function scrollThrough(site: SitePage): Promise<Rise[]> {
  const end = await site.page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += 80) await site.scrollTo(y);
  return rises(site);
}

test.describe('hero', () => {
  test('R6.2, R6.3, R6.4 changes its word every 3.5 s, pauses and resumes', async ({ site }) => {
    await site.holdClock();
    await site.open('/en/');
    const word = site.machine('heroRotator').locator('[data-current=true]');
    await site.seeState('heroRotator', 'showing');
    await expect(word).toHaveText('Tech');
    await site.pass(2_700);
    await site.seeState('heroRotator', 'fading');
    await site.pass(800);
    await site.seeState('heroRotator', 'showing');
    await expect(word).toHaveText('Innovation');
    await site.button('Pause the changing word').click();
    await site.seeState('heroRotator', 'paused');
    await site.pass(30_000);
    await expect(word).toHaveText('Innovation');
    await site.button('Play the changing word').click();
    await site.pass(3_500);
    await expect(word).toHaveText('Digital');
  });

  test('R6.3 the button is the dot between the words', async ({ site }) => {
    for (const language of languageCodes) {
      await site.open(`/${language}/`);
      const rotator = site.machine('heroRotator');
      const button = await rotator.getByRole('button').boundingBox();
      const word = await rotator.locator('[data-current=true]').boundingBox();
      if (!button || !word) throw new Error('The hero has no button or no word');
      expect(Math.abs(button.x + button.width - word.x), language).toBeLessThanOrEqual(1);
      const middle = (box: { y: number; height: number }) => box.y + box.height / 2;
      expect(Math.abs(middle(button) - middle(word)), language).toBeLessThanOrEqual(2);
    }
  });

  for (const path of ['/en/about', '/en/contact?about=home']) {
    test(`R2.1 leads to ${path}`, async ({ site, page }) => {
      await site.open('/en/');
      const hero = page.locator('[data-hero]');
      await hero.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
    });
  }
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('R6.5, R6.6 the hero keeps its word, and the network stands still', async ({ site }) => {
    await site.holdClock();
    await site.open('/en/');
    await site.seeState('heroRotator', 'paused');
    await site.pass(10_000);
    await site.seeState('backdrop', 'still');
    await expect(site.machine('heroRotator').locator('[data-current=true]')).toHaveText('Tech');
    await expect(site.button('Play the changing word')).toBeVisible();
  });

  test('R6.8 no element rises', async ({ site }) => {
    await watchRises(site);
    await site.open('/en/');
    expect(await scrollThrough(site)).toEqual([]);
  });
});

test.describe('podcast popup', () => {
  test('R7.1, R7.2, R7.4 opens after 3 s, and stays closed for the rest of the session', async ({
    site,
    page,
  }) => {
    await site.holdClock();
    await site.open('/en/');
    const popup = site.machine('podcastPopup');
    await site.pass(2_999);
    await expect(popup).toHaveCount(0);
    await site.pass(1);
    await expect(popup).toBeVisible();
    await expect(popup).toHaveRole('complementary');
    await expect(popup).toHaveAccessibleName('New podcast');
    await expect(popup).toContainText('Episode 31 of TECHSENSE Unmuted');
    await expect(popup.getByRole('link', { name: /@interpunct/ })).toHaveAttribute(
      'href',
      'https://videos.interpunct.example/@interpunct',
    );
    await expect(page.locator(':focus')).toHaveCount(0);
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();

    await page.reload();
    await site.isReady();
    await site.pass(10_000);
    await expect(popup).toHaveCount(0);
  });

  test('R7.1 stays closed on other pages', async ({ site, page }) => {
    await site.holdClock();
    await site.open('/en/');
    await site.pass(2_000);
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(page).toHaveURL('/en/studio');
    await site.pass(10_000);
    await expect(site.machine('podcastPopup')).toHaveCount(0);
  });

  test('R7.3 waits for an open chat, and gives way to one', async ({ site }) => {
    await site.holdClock();
    await site.open('/en/');
    const popup = site.machine('podcastPopup');
    const launcher = site.button('Chat assistant');
    await launcher.click();
    await site.pass(10_000);
    await expect(popup).toHaveCount(0);
    await launcher.click();
    await expect(popup).toBeVisible();
    await launcher.click();
    await expect(popup).toHaveCount(0);
    await launcher.click();
    await expect(popup).toBeVisible();
  });

  test('R7.2 stays closed after its link to the channel was followed', async ({
    site,
    page,
    context,
  }) => {
    await context.route('https://videos.interpunct.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>channel</title>' }),
    );
    await site.holdClock();
    await site.open('/en/');
    await site.pass(3_000);
    const popup = site.machine('podcastPopup');
    const tab = context.waitForEvent('page');
    await popup.getByRole('link', { name: /@interpunct/ }).click();
    await (await tab).close();
    await expect(popup).toHaveCount(0);
    await page.reload();
    await site.isReady();
    await site.pass(10_000);
    await expect(popup).toHaveCount(0);
  });

  test('R7.2 stays closed after its link was followed', async ({ site, page }) => {
    await site.holdClock();
    await site.open('/en/');
    await site.pass(3_000);
    const popup = site.machine('podcastPopup');
    await popup.getByRole('link', { name: /podcasts/ }).click();
    await expect(page).toHaveURL('/en/podcast');
    await page.goBack();
    await expect(site.machine('heroRotator')).toBeVisible();
    await site.pass(10_000);
    await expect(popup).toHaveCount(0);
  });
});

test('R2.1 lists all events by date', async ({ site, page }) => {
  await site.open('/en/');
  const dates = await page
    .getByRole('main')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toHaveLength(events.length);
  expect(dates).toEqual(dates.toSorted());
});

test('R6.8 an element rises once, and begins before it is seen', async ({ site }) => {
  await watchRises(site);
  await site.open('/en/');
  expect((await scrollThrough(site)).length).toBeGreaterThan(3);
  for (const rise of await scrollThrough(site)) {
    expect(rise).toEqual({ isFirst: true, isUnseen: true });
  }
});

test('R6.8 what a jump brings into view stays under the pointer', async ({ site }) => {
  await watchRises(site);
  await site.open('/en/');
  const headings = site.page.getByRole('main').getByRole('heading', { level: 2 });
  for (const heading of (await headings.all()).toReversed()) {
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await site.nextFrames();
  }
  expect(await rises(site)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R6.9 shows every section', async ({ page }) => {
    await page.goto('/en/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveCount(7);
    for (const heading of await headings.all()) {
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeVisible();
      expect(await heading.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Studio' })).toBeVisible();
  });
});

test('R2.1 the card of the institute and the related links lead on, pressed beside their links', async ({
  site,
  page,
}) => {
  const pressMiddle = async (place: Locator) => {
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (!box) throw new Error('it is not on the screen');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await site.open('/en/');
  const card = page.locator('main li:has(a[href="/en/institute"])');
  await pressMiddle(card.locator('p').first());
  await expect(page).toHaveURL('/en/institute');
  const related = page.locator('[data-ending] li').first();
  const target = await related.getByRole('link').getAttribute('href');
  await pressMiddle(related.locator('p').first());
  await expect(page).toHaveURL(target ?? '');
});
