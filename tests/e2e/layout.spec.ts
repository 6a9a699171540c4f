import { expect, test } from './sitePage.ts';

const PHONE = 390;
const TABLET = 768;
const DESKTOP = 1440;

const pages = [
  '',
  'about',
  'mission',
  'techsense',
  'interpunct-consulting',
  'contact',
  'ai-marketing',
  'podcast',
  'ventures',
  'institute',
  'community',
  'studio',
  'partnership',
  'no-such-page',
];

/**
 * Texts that stand outside the window, or run over the edge of the box that holds them. The page
 * clips what is too wide, so that the width of the document alone says nothing.
 */
function findOverflows(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const box = text.parentElement;
    if (!text.nodeValue?.trim() || !box?.checkVisibility({ visibilityProperty: true })) continue;
    // For screen readers alone.
    if (box.closest('noscript, script, style') || box.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const outer = box.closest('li, p, h1, h2, h3, h4, dd, dt, button, label, a') ?? box;
    const isTooWide = outer.scrollWidth > outer.clientWidth + 1 && outer.clientWidth > 0;
    if (left < 0 || right > innerWidth + 0.5 || isTooWide) found.push(text.nodeValue.trim());
  }
  return found;
}

/** Headlines whose last line is much shorter than the others: a word left alone. */
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

for (const language of ['en', 'fr', 'de']) {
  for (const path of pages) {
    test(`/${language}/${path} fits a phone, a tablet and a desk`, async ({ site, page }) => {
      await site.open(`/${language}/${path}`);
      for (const width of [PHONE, TABLET, DESKTOP]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findOverflows), `at ${width} px`).toEqual([]);
        expect(await page.evaluate(findOrphans), `at ${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(width);
      }
    });
  }
}
