import type { Page } from '@playwright/test';
import { CONFIGURED_FOLDER } from '#tests/builds.ts';
import { allPaths, languageCodes, UNKNOWN_PATH } from '#tests/catalogue.ts';
import { FIRST_SCREEN, findOffScreen } from './firstScreen.ts';
import { brokenTexts, hasLoneWord, isTorn } from './lines.ts';
import { findOverflows, findOverlaps } from './overflows.ts';
import { findCovered } from './reach.ts';
import { expect, PHONE, type SitePage, test } from './sitePage.ts';

/** Common windows, the smallest phone and the low window of a laptop among them. */
const windows = [
  { width: 320, height: 640 },
  PHONE,
  { width: 768, height: 1024 },
  { width: 960, height: 900 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/** Widths in px at which visitors set more space in texts. */
const spaced = [320, 390, 1440];

/** Widths in px at which they set twice the size of texts. */
const enlarged = [320, 390, 640, 1280];

const quoting = ['/', '/techsense', '/partnership', '/studio'];

/** The size of texts in the settings of a browser, in px. */
const TEXT_SIZE = 16;

/** WCAG 1.4.12: what visitors set who need more space in texts. */
const MORE_SPACE = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** The least and the greatest height of the end of a page on a phone, in px. */
const END = { least: 200, most: 800 };

/**
 * Builds of one engine measure letters differently, by half a percent or so. Where a line breaks must not hang
 * on that, so it is judged with a little less and a little more space between words, too. Headings have more.
 */
const MEASURES = [-0.04, 0, 0.04].map(
  (em) =>
    `* { word-spacing: ${em}em !important } :is(h1, h2, h3, h4) { word-spacing: ${em + 0.06}em !important }`,
);

/** Sets the styles that are added to those of the page. */
function setStyles(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
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
    const { bottom } = box.getBoundingClientRect();
    while (box && main.contains(box) && isClear(box)) box = box.parentElement;
    const isIn = box && main.contains(box);
    const hangsOut = box?.parentElement === main && bottom > box.getBoundingClientRect().bottom + 1;
    if (!isIn || hangsOut) found.push(text.nodeValue.trim());
  }
  return found;
}

/** The parts of a page below which the network in the background shows, by their places. */
const clearings = () => {
  const boxes = [...(document.querySelector('main')?.children ?? [])]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 1);
  return boxes.flatMap(({ bottom }, place) => {
    const next = boxes[place + 1];
    return next && next.top - bottom > 1 ? [place] : [];
  });
};

/** How far the first letter of each quotation is from the margin, in px. */
const indents = () =>
  [...document.querySelectorAll('blockquote')].map((quote) => {
    const text = quote.firstChild as Text;
    const range = document.createRange();
    const start = text.data.search(/\p{L}/u);
    range.setStart(text, start);
    range.setEnd(text, start + 1);
    return range.getBoundingClientRect().left - quote.getBoundingClientRect().left;
  });

/** Opens a page as on a first visit, with the banner. */
async function openWhole(site: SitePage, address: string): Promise<void> {
  await site.open(address);
  await expect(site.page.locator('section[data-machine=consent]')).toBeVisible();
}

/** Sets the size of texts in the settings of the browser, in px. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await session.detach();
}

/** All texts are in their boxes and in the window. */
async function seeFit(page: Page, width: number, where: string): Promise<void> {
  expect.soft(await page.evaluate(findOverflows), where).toEqual([]);
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(content, where).toBeLessThanOrEqual(width);
}

/** The lines of all texts break well. */
async function seeLines(page: Page, width: number, where: string): Promise<void> {
  for (const measure of MEASURES) {
    await page.evaluate(setStyles, measure);
    const texts = await page.evaluate(brokenTexts);
    const headlines = texts.filter(({ tag }) => tag.startsWith('h'));
    // A window this small leaves some texts no choice.
    const chosen = width > 320 ? texts : headlines;
    expect.soft(chosen.filter(hasLoneWord), where).toEqual([]);
    expect.soft(headlines.filter(isTorn), where).toEqual([]);
  }
  await page.evaluate(setStyles, '');
}

/** On a phone, the end of the page is short. */
async function seePhone(page: Page): Promise<void> {
  for (const end of await page.locator('[data-ending]').all()) {
    const { height = 0 } = (await end.boundingBox()) ?? {};
    expect.soft(height).toBeGreaterThan(END.least);
    expect.soft(height).toBeLessThanOrEqual(END.most);
  }
}

/** The links that are current and not underlined, or the other way round. */
const findWronglyLined = (links: Element[]) =>
  links
    .filter((link) => {
      const isUnderlined = getComputedStyle(link).textDecorationLine === 'underline';
      return isUnderlined !== link.hasAttribute('aria-current');
    })
    .map((link) => link.textContent);

/** The menu of a phone fits its window, underlines page and language, and all of it can be reached. */
async function seeMenu(site: SitePage, width: number, height: number): Promise<void> {
  await site.resize({ width, height });
  const button = site.page.locator('header [commandfor][aria-expanded]');
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  const menu = site.machine('mobileMenu');
  await expect(menu.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  expect(await menu.locator('nav a').evaluateAll(findWronglyLined)).toEqual([]);
  expect(await site.page.evaluate(findOverflows)).toEqual([]);
  const [excess, seen] = await menu.evaluate((it) => [
    it.scrollWidth - it.clientWidth,
    it.clientHeight,
  ]);
  expect([excess, seen]).toEqual([0, height]);
  await menu.getByRole('link').last().click({ trial: true });
  await site.key('Escape');
  await expect(button).toBeFocused();
}

test.use({
  // The banner has more to say where vendors are configured.
  served: { folder: CONFIGURED_FOLDER, mode: 'production' },
  hasChosen: false,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const language of languageCodes) {
  for (const path of [...allPaths, '/contact?about=techsense-seat']) {
    const address = `/${language}${path}`;

    test(`R4.13, R6.13, R7.5, R11.15, R14.5, R15.8, R15.10, R15.14, R15.15, R15.17, R15.23, R15.24, R15.27, R15.28, R15.33 ${address} is whole, and fits every window`, async ({
      site,
      page,
    }) => {
      if (path === '/') await site.holdClock();
      await openWhole(site, address);
      if (path === '/') {
        await site.seePopup();
        await site.releaseClock();
      }
      for (const { width, height } of windows) {
        const where = `at ${width} px`;
        await site.resize({ width, height });
        await seeFit(page, width, where);
        await seeLines(page, width, where);
        expect.soft(await site.inPage(findCovered), where).toEqual([]);
        expect.soft(await site.inPage(findOnNetwork), where).toEqual([]);
        expect.soft(await site.inPage(clearings), where).toEqual(path === UNKNOWN_PATH ? [] : [0]);
        if (path !== UNKNOWN_PATH)
          expect.soft(await site.inPage(findOffScreen, FIRST_SCREEN), where).toEqual([]);
        if (width === PHONE.width) await seePhone(page);
      }
      const distances = await site.inPage(indents);
      expect(distances.length > 0).toBe(quoting.includes(path));
      for (const distance of distances) expect(Math.abs(distance)).toBeLessThan(2);
      // The second button is that to refuse.
      await site.machine('consent').getByRole('button').nth(1).click();
      await expect(site.machine('consent')).toHaveCount(0);
      for (const width of spaced) {
        await site.resize({ width, height: 900 });
        const where = `at ${width} px without the banner`;
        expect.soft(await site.inPage(findCovered), where).toEqual([]);
      }
      await site.inPage(setStyles, MORE_SPACE);
      for (const width of spaced) {
        const where = `at ${width} px with more space`;
        await site.resize({ width, height: 900 });
        await seeFit(page, width, where);
        expect.soft(await site.inPage(findOverlaps), where).toEqual([]);
      }
      await site.inPage(setStyles, '');
      await setTextSize(page, 2 * TEXT_SIZE);
      for (const width of enlarged) {
        await site.resize({ width, height: 900 });
        await seeFit(page, width, `at ${width} px with twice the text size`);
      }
    });
  }

  test(`R11.15, R15.10, R15.16, R15.26 the banner is one row, and the menu has room in ${language}`, async ({
    site,
  }) => {
    await openWhole(site, `/${language}/podcast`);
    await site.resize({ width: FIRST_SCREEN.row, height: 900 });
    expect(await site.inPage(findOffScreen, FIRST_SCREEN)).toEqual([]);
    await site.inPage(setStyles, MORE_SPACE);
    await site.resize({ width: 320, height: 900 });
    await seeFit(site.page, 320, 'the banner with more space');
    await site.inPage(setStyles, '');
    await setTextSize(site.page, 2 * TEXT_SIZE);
    await seeMenu(site, 320, 568);
    await seeMenu(site, PHONE.width, PHONE.height);
    await seeMenu(site, 844, 390);
  });
}
