import type { Locator } from '@playwright/test';
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
      // The dot and the network move, too.
      if (this.matches('[data-dot], canvas')) return animate.apply(this, parameters);
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

test('R6.4, R15.24 the button stands in the corner above the steps and says what it does, and figures have one width', async ({
  site,
}) => {
  for (const language of languageCodes.toReversed()) {
    await site.open(`/${language}/`);
    const hero = site.machine('heroRotator');
    const button = await hero.getByRole('button').boundingBox();
    const step = await hero.getByRole('link').last().boundingBox();
    if (!button || !step) throw new Error('The hero has no button or no step');
    expect(button.y + button.height, language).toBeLessThan(step.y);
    expect(button.x + button.width, language).toBeGreaterThan(step.x + step.width);
  }
  await site.press('Pause the changing word');
  await expect(site.button('Play the changing word')).toBeVisible();
  for (const element of [site.find('main time').first(), site.find('dd').first()]) {
    await expect(element).toHaveCSS('font-variant-numeric', 'tabular-nums');
  }
});

test('R6.16 a word fades through all of its time', async ({ site }) => {
  await site.holdClock();
  await site.open('/en/');
  await site.pass(2_700);
  await site.see('heroRotator', 'fading');
  const leaving = await site.find('[data-current=true]').evaluateAll((words) =>
    words.flatMap((word) =>
      word.getAnimations().map((animation) => {
        const { delay = 0, endTime } = animation.effect?.getComputedTiming() ?? {};
        return [(animation as CSSTransition).transitionProperty, Math.round(delay), endTime];
      }),
    ),
  );
  expect(leaving).toContainEqual(['opacity', 0, 800]);
});

test('R6.8 no element rises from the moment on at which a visitor wants less motion', async ({
  site,
}) => {
  await watchRises(site);
  await site.open('/en/');
  await site.emulate({ reducedMotion: 'reduce' });
  expect(await scrollThrough(site)).toEqual([]);
});

test('R7.4, R7.5 the podcast popup has room of its own, and scrolls away', async ({
  site,
  context,
}) => {
  await context.route('https://videos.interpunct.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>channel</title>' }),
  );
  const places = () =>
    site.inPage(() =>
      [...document.querySelectorAll('[data-hero] :is(h1, p, a)')].map(
        (element) => element.getBoundingClientRect().top,
      ),
    );
  await site.holdClock();
  await site.open('/en/');
  const popup = site.machine('podcastPopup');
  const before = await places();
  await site.seePopup();
  await expect(popup).toContainText('Episode 31 with Inès');
  await expect(site.find(':focus')).toHaveCount(0);
  expect(await places()).toEqual(before);
  await site.inPage(() => scrollTo(0, 400));
  await expect(popup).not.toBeInViewport();
  await site.inPage(() => scrollTo(0, 0));
  const tab = context.waitForEvent('page');
  await popup.getByRole('link', { name: /@interpunct/ }).click();
  await (await tab).close();
  await expect(popup).toHaveCount(0);
  // A press brings its link clear of the header first, which may move the page by some px.
  await site.inPage(() => scrollTo(0, 0));
  expect(await places()).toEqual(before);
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
  expect((await rises(site)).filter(({ isUnseen }) => !isUnseen)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R6.9 shows every section', async ({ page }) => {
    await page.goto('/en/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveCount(6);
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
}) => {
  const pressMiddle = async (place: Locator) => {
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (!box) throw new Error('it is not on the screen');
    await site.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await site.open('/en/');
  const card = site.find('main li:has(a[href="/en/institute"])');
  await pressMiddle(card.locator('p').first());
  await site.seeAddress('/en/institute');
  const related = site.find('[data-ending] li').first();
  const target = await related.getByRole('link').getAttribute('href');
  await pressMiddle(related.locator('p').first());
  await site.seeAddress(target ?? '');
});

test('R2.22 what is over is not on offer any more', async ({ site, page }) => {
  const events = page.getByRole('region', { name: 'Nine events' });
  const seat = events.getByRole('link', { name: 'Request a seat' });
  const calendars = page.getByRole('link', { name: 'Add to calendar' });
  await page.clock.setFixedTime(new Date('2027-03-17T12:00:00+01:00'));
  await site.open('/en/');
  await expect(events.getByText(/·\sPast event$/)).toHaveText(/Bonnevoie/);
  await expect(events.getByText('open events')).toHaveCount(0);
  await expect(seat).toBeVisible();
  await site.open('/en/techsense');
  await expect(calendars).toHaveCount(1);
  await page.clock.setFixedTime(new Date('2027-03-18T00:05:00+01:00'));
  await site.open('/en/techsense');
  await expect(calendars).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2028-01-01T12:00:00Z'));
  await site.open('/en/');
  await expect(seat).toHaveCount(0);
  await expect(calendars).toHaveCount(0);
});

test('R2.22 an early price ends with the day that it names', async ({ site, page }) => {
  const price = (program: string) =>
    page.getByRole('listitem').filter({ hasText: program }).locator('dd').first();
  await page.clock.setFixedTime(new Date('2026-11-27T23:55:00+01:00'));
  await site.open('/en/institute');
  await expect(price('Executive programme')).toHaveText(/^€3,800.*27\sNovember\s2026.*€4,600$/);
  await page.clock.setFixedTime(new Date('2026-11-28T00:05:00+01:00'));
  await site.open('/en/institute');
  await expect(price('Executive programme')).toHaveText('€4,600per person plus VAT');
  await expect(price('Youth programme')).toHaveText(/^€190.*22\sFebruary\s2027.*€350$/);
});
