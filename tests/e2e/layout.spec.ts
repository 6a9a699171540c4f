import { allPaths, languageCodes } from '#tests/catalogue.ts';
import { findOverflows } from './overflows.ts';
import { expect, PHONE, test } from './sitePage.ts';

/** A laptop has the smallest window with the layout of a desktop. */
const deviceWidths = {
  'small phone': 320,
  phone: PHONE.width,
  tablet: 768,
  laptop: 960,
  desktop: 1440,
};

/** Finds headlines whose last line is much shorter than the others. */
function findOrphans(): string[] {
  return [...document.querySelectorAll('h1, h2')].flatMap((headline) => {
    const range = document.createRange();
    range.selectNodeContents(headline);
    const widths = new Map<number, number>();
    for (const { bottom, width } of range.getClientRects()) {
      const line = Math.round(bottom);
      widths.set(line, (widths.get(line) ?? 0) + width);
    }
    const lines = [...widths.entries()].toSorted(([one], [other]) => one - other);
    const last = lines.at(-1)?.[1] ?? 0;
    return last < 0.3 * Math.max(...widths.values()) ? [headline.textContent ?? ''] : [];
  });
}

for (const language of languageCodes) {
  for (const path of allPaths) {
    test(`R15.8 fits every width at /${language}${path}`, async ({ site, page }) => {
      await site.open(`/${language}${path}`);
      for (const [device, width] of Object.entries(deviceWidths)) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findOverflows), `on a ${device}`).toEqual([]);
        expect(await page.evaluate(findOrphans), `on a ${device}`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `on a ${device}`,
        ).toBeLessThanOrEqual(width);
      }
    });
  }
}
