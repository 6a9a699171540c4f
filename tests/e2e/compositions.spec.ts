import { languageCodes } from '#tests/catalogue.ts';
import { expect, PHONE, test } from './sitePage.ts';

test('R2.18 a name that stands among the partners leaves no trace', async ({ site, page }) => {
  await site.open('/en/partnership');
  const field = page.getByRole('textbox', { name: 'Try it with your company’s name' });
  const label = site.machine('nameplate').locator('[data-clarity-mask=true]');
  const requests = site.requests.length;
  await field.fill('Rosalind & Daughters SARL and many others');
  await expect(label).toHaveText('Rosalind & Daughters SAR');
  expect(site.requests.slice(requests).filter((url) => url.includes('Rosalind'))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('Rosalind');
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

  test('R15.16 lights the dot of the page, and leads to it in other languages', async ({
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
    await menu.getByRole('link', { name: 'DE Deutsch' }).click();
    await expect(site.page).toHaveURL('/de/podcast');
  });
});
