import { allPaths, languageCodes } from '#tests/catalogue.ts';
import { brokenTexts, hasLoneWord, isTorn } from './lines.ts';
import { findOverflows } from './overflows.ts';
import { expect, PHONE, test } from './sitePage.ts';

/** A laptop has the smallest window with the layout of a desktop. */
const deviceWidths = {
  'small phone': 320,
  phone: PHONE.width,
  tablet: 768,
  laptop: 960,
  desktop: 1440,
  'wide screen': 2560,
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

/** Finds texts of a page with nothing between them and the network in the background. */
function findOnNetwork(): string[] {
  const main = document.querySelector('main') as HTMLElement;
  const isClear = (element: Element) =>
    getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)';
  const found: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    let box = text.parentElement;
    if (!text.nodeValue?.trim() || !box?.checkVisibility({ visibilityProperty: true })) continue;
    if (box.clientWidth === 1) continue;
    while (box && main.contains(box) && isClear(box)) box = box.parentElement;
    if (!box || !main.contains(box)) found.push(text.nodeValue.trim());
  }
  return found;
}

for (const path of allPaths) {
  test(`R15.15 the network keeps clear of the text of /en${path} on a phone`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await site.open(`/en${path}`);
    expect(await page.evaluate(findOnNetwork)).toEqual([]);
  });
}

for (const language of languageCodes) {
  for (const path of allPaths) {
    test(`R15.8, R15.23 fits every width at /${language}${path}`, async ({ site, page }) => {
      await site.open(`/${language}${path}`);
      for (const [device, width] of Object.entries(deviceWidths)) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findOverflows), `on a ${device}`).toEqual([]);
        expect(await page.evaluate(findOrphans), `on a ${device}`).toEqual([]);
        const texts = await page.evaluate(brokenTexts);
        // A window this small leaves some texts no choice.
        if (width > 320) expect(texts.filter(hasLoneWord), `on a ${device}`).toEqual([]);
        const headlines = texts.filter(({ tag }) => tag.startsWith('h'));
        expect(headlines.filter(isTorn), `on a ${device}`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `on a ${device}`,
        ).toBeLessThanOrEqual(width);
      }
    });
  }
}
