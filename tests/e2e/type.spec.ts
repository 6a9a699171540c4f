import { languageCodes } from '#tests/catalogue.ts';
import { expect, test } from './sitePage.ts';

for (const language of languageCodes) {
  test(`R15.24 quotation marks hang in the margin in ${language}`, async ({ site, page }) => {
    for (const path of ['/techsense', '/partnership']) {
      await site.open(`/${language}${path}`);
      const distances = await page.evaluate(() =>
        [...document.querySelectorAll('blockquote')].map((quote) => {
          const text = quote.firstChild as Text;
          const range = document.createRange();
          const start = text.data.search(/\p{L}/u);
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          return range.getBoundingClientRect().left - quote.getBoundingClientRect().left;
        }),
      );
      expect(distances.length).toBeGreaterThan(0);
      for (const distance of distances) expect(Math.abs(distance)).toBeLessThan(2);
    }
  });
}

test('R15.24 dates, times and definitions have figures of one width', async ({ site, page }) => {
  await site.open('/en/');
  for (const element of [page.locator('main time').first(), page.locator('dd').first()]) {
    await expect(element).toHaveCSS('font-variant-numeric', 'tabular-nums');
  }
});
