import { pageIds } from '#content/pageIds.ts';
import { routeOf } from '#content/routes.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { expect, PHONE, type SitePage, test } from './sitePage.ts';

const inner = pageIds.filter((page) => page !== 'home');
const ending = pageIds.filter((page) => page !== 'contact');

const crest = (site: SitePage) => site.page.getByRole('slider', { name: /microphone/ });

test('R2.15, R2.16 each page has a hero of its own', async ({ page }) => {
  const pictures = new Set<string>();
  const compositions = new Set<string>();
  for (const id of inner) {
    await page.goto(`/en${routeOf(id)}`);
    const hero = page.locator('[data-composition]');
    if (id !== 'contact') pictures.add(await hero.locator('svg').innerHTML());
    compositions.add((await hero.getAttribute('data-composition')) ?? '');
  }
  expect(pictures.size).toBe(inner.length - 1);
  expect(compositions.size).toBeGreaterThanOrEqual(5);
});

test.describe('the wave', () => {
  test('R2.17 follows the pointer, and rests when it leaves', async ({ site, page }) => {
    await site.open('/en/studio');
    const box = await crest(site).boundingBox();
    if (!box) throw new Error('the wave is not on the screen');
    const { x, y, width } = box;
    await page.mouse.move(x + (0.2 * width) / 22.4, y + 40);
    await site.seeState('wave', 'following');
    await expect(crest(site)).toHaveValue('0');
    await page.mouse.move(x + (22.2 * width) / 22.4, y + 40);
    await expect(crest(site)).toHaveValue('22');
    await page.mouse.move(x + 10, y - 40);
    await site.seeState('wave', 'resting');
    await expect(crest(site)).toHaveValue('11');
  });

  test('R2.17 works by keyboard, with a focus that is seen', async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('/en/studio');
    await crest(site).hover();
    await site.seeState('wave', 'resting');
    const picture = () => page.locator('[data-composition] svg').first().innerHTML();
    const before = await picture();
    await crest(site).focus();
    await page.keyboard.press('ArrowRight');
    await expect(crest(site)).toHaveValue('12');
    await site.seeState('wave', 'turned');
    expect(await picture()).not.toBe(before);
    await expect(site.machine('wave')).toHaveCSS('outline-style', 'solid');
  });
});

test('R2.18 a name stands among the partners, and leaves no trace', async ({ site, page }) => {
  await site.open('/en/partnership');
  const field = page.getByRole('textbox', { name: 'Try it with your company’s name' });
  const label = site.machine('nameplate').locator('[data-clarity-mask=true]');
  await expect(label).toHaveText('Your name');
  const requests = site.requests.length;
  await field.fill('Rosalind & Daughters SARL and many others');
  await expect(label).toHaveText('Rosalind & Daughters SAR');
  await site.seeState('nameplate', 'named');
  expect(site.requests.slice(requests).filter((url) => url.includes('Rosalind'))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('Rosalind');
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await expect(site.heading).toContainText('good mic');
  await page.goBack();
  await expect(label).toHaveText('Your name');
});

for (const language of languageCodes) {
  test(`R2.19, R15.17 every page in ${language} ends in one short composition`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const leads = new Set<string | null>();
    for (const id of ending) {
      await page.goto(`/${language}${routeOf(id)}`);
      const end = page.locator('[data-ending]');
      leads.add(await end.getAttribute('data-ending'));
      const { height = 0 } = (await end.boundingBox()) ?? {};
      expect(height, id).toBeGreaterThan(200);
      expect(height, id).toBeLessThanOrEqual(800);
    }
    expect(leads.size).toBe(3);
  });
}

test('R2.20 an unknown page leads on', async ({ site, page }) => {
  await site.open('/en/nowhere');
  const main = page.getByRole('main');
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    '/en/',
    '/en/interpunct-consulting',
    '/en/techsense',
    '/en/podcast',
    '/en/contact',
  ]);
  await expect(main.locator('svg')).toHaveCount(1);
});

test('R2.20 the links of an unknown page stand two by two on phones', async ({ site, page }) => {
  for (const language of languageCodes) {
    await site.open(`/${language}/nowhere`);
    for (const width of [320, 390]) {
      await site.resize({ width, height: 844 });
      const places = await page
        .locator('main li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
      expect(new Set(places.map(({ left }) => left)).size).toBe(2);
      expect(new Set(places.map(({ top }) => top)).size).toBe(2);
    }
  }
});

/** The names of the map that a line runs through. */
function crossedNames(): string[] {
  const map = document.querySelector('figure:has(a)') as HTMLElement;
  const paths = [...map.querySelectorAll<SVGPathElement>('svg path')];
  const names = [...map.querySelectorAll('a > span')];
  if (paths.length === 0 || names.length === 0) throw new Error('the map has no lines or names');
  /** Points of the lines, less than a pixel apart, in the window. */
  const points = paths.flatMap((path) => {
    const matrix = path.getScreenCTM() as DOMMatrix;
    const length = path.getTotalLength();
    return Array.from({ length: 4_000 }, (_, index) =>
      path.getPointAtLength((length * index) / 4_000).matrixTransform(matrix),
    );
  });
  return names.flatMap((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    // The letters are in the middle of their line.
    const gap = (bottom - top) / 6;
    const isCrossed = points.some(
      ({ x, y }) => x > left - 1 && x < right + 1 && y > top + gap && y < bottom - gap,
    );
    return isCrossed ? [name.textContent ?? ''] : [];
  });
}

test('R15.31 the names of the map are clear of its lines', async ({ site, page }) => {
  for (const language of languageCodes) {
    await site.open(`/${language}/partnership`);
    for (const width of [320, 360, 390, 768, 1440]) {
      await site.resize({ width, height: 844 });
      expect(await page.evaluate(crossedNames), `${language}, ${width} px`).toEqual([]);
    }
  }
});

test.describe('the phone menu', () => {
  test.use({ viewport: PHONE });

  test('R15.16 lights the dot of the page, and has the languages and the contact', async ({
    site,
  }) => {
    await site.open('/en/podcast');
    await site.button('Menu').click();
    const menu = site.machine('mobileMenu');
    const lit = await menu
      .locator('nav li a')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link, '::before').boxShadow !== 'none')
          .map((link) => link.textContent),
      );
    expect(lit).toEqual(['Podcast']);
    await expect(menu.getByRole('link', { name: 'DE Deutsch' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '+352' })).toBeVisible();
    await menu.getByRole('link', { name: 'DE Deutsch' }).click();
    await expect(site.page).toHaveURL('/de/podcast');
  });

  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    test(`R15.16 scrolls to its end at ${width} × ${height}`, async ({ site, page }) => {
      await page.setViewportSize({ width, height });
      await site.open('/en/podcast');
      await site.button('Menu').click();
      const last = site.machine('mobileMenu').getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      const menu = await site
        .machine('mobileMenu')
        .evaluate((element) => [element.scrollWidth - element.clientWidth, element.clientHeight]);
      expect(menu).toEqual([0, height]);
    });
  }
});
