import type { Page } from '@playwright/test';
import { allPaths, languageCodes } from '#tests/catalogue.ts';
import { findViolations } from './axe.ts';
import { brokenTexts, hasLoneWord, isTorn } from './lines.ts';
import { findOverflows, findOverlaps } from './overflows.ts';
import { expect, PHONE, type SitePage, test } from './sitePage.ts';
import { findTouching, GAP } from './touching.ts';

/** A laptop has the smallest window with the layout of a desktop. */
const windows = {
  'small phone': { width: 320, height: 900 },
  phone: PHONE,
  tablet: { width: 768, height: 900 },
  laptop: { width: 960, height: 900 },
  desktop: { width: 1440, height: 900 },
  'wide screen': { width: 2560, height: 900 },
};

/** The windows in which texts stand beside the drawing of a hero: at these widths in px, too. */
const besideDrawings = [1024, 1180, 1920];

/** The windows in which texts have more space. */
const spaced = ['small phone', 'phone', 'desktop'] as const;

/** WCAG 1.4.12: what visitors set who need more space in texts. */
const MORE_SPACE = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

function addStyles(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
}

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

/** The number of rules in each style that the document came with. */
const stylesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styles]')]
      .filter(({ textContent }) => textContent !== '')
      .map(({ sheet }) => sheet?.cssRules.length ?? 0),
  );

/** Opens a page. It comes with its policy and its styles, and has each machine once. */
async function openWhole(site: SitePage, address: string): Promise<void> {
  const response = await site.page.goto(address);
  const policy = response?.headers()['content-security-policy'];
  expect.soft(policy, address).toContain("object-src 'none'");
  const styles = await stylesOf(site.page);
  expect.soft(styles.length, address).toBeGreaterThan(0);
  expect.soft(styles, address).not.toContain(0);
  await site.isReady();
  await expect.soft(site.machine('header'), address).toHaveCount(1);
  expect.soft(await site.repeatedMachines(), address).toEqual([]);
}

const widthOfContent = ({ page }: SitePage) =>
  page.evaluate(() => document.documentElement.scrollWidth);

test('R14.5, R17.11 each page without a language in its address is whole', async ({ site }) => {
  for (const path of allPaths) await openWhole(site, path);
});

for (const [index, language] of languageCodes.entries()) {
  test.describe(`each page in ${language}`, () => {
    // Each language is seen in one of the schemes.
    test.use({
      colorScheme: index % 2 === 0 ? 'light' : 'dark',
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('R2.16, R14.5, R15.1, R15.8, R15.15, R15.23, R15.27, R17.11 is whole, fits every window, and axe finds nothing on a phone', async ({
      site,
      page,
    }) => {
      for (const path of allPaths) {
        await openWhole(site, `/${language}${path}`);
        for (const [device, window] of Object.entries(windows)) {
          const where = `${path} on a ${device}`;
          await site.resize(window);
          expect.soft(await page.evaluate(findOverflows), where).toEqual([]);
          expect.soft(await widthOfContent(site), where).toBeLessThanOrEqual(window.width);
          expect.soft(await page.evaluate(findOrphans), where).toEqual([]);
          const texts = await page.evaluate(brokenTexts);
          // A window this small leaves some texts no choice.
          if (window.width > 320) expect.soft(texts.filter(hasLoneWord), where).toEqual([]);
          const headlines = texts.filter(({ tag }) => tag.startsWith('h'));
          expect.soft(headlines.filter(isTorn), where).toEqual([]);
          if (device === 'phone') {
            expect.soft(await page.evaluate(findOnNetwork), where).toEqual([]);
            expect.soft(await findViolations(page), where).toEqual([]);
          }
          if (window.width >= windows.laptop.width) {
            expect.soft(await page.evaluate(findTouching, GAP), where).toEqual([]);
          }
        }
        for (const width of besideDrawings) {
          await site.resize({ width, height: 900 });
          expect.soft(await page.evaluate(findTouching, GAP), `${path} at ${width} px`).toEqual([]);
        }
        await page.evaluate(addStyles, MORE_SPACE);
        for (const device of spaced) {
          const where = `${path} with more space on a ${device}`;
          await site.resize(windows[device]);
          expect.soft(await page.evaluate(findOverflows), where).toEqual([]);
          expect.soft(await page.evaluate(findOverlaps), where).toEqual([]);
          expect.soft(await widthOfContent(site), where).toBeLessThanOrEqual(windows[device].width);
        }
      }
    });
  });
}
