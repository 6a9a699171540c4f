import { allPaths, languageCodes, UNKNOWN_PATH } from '#tests/catalogue.ts';
import { expect, PHONE, test } from './sitePage.ts';

test('R2.18 a name among the partners moves nothing and leaves no trace', async ({ site }) => {
  await site.resize({ width: 768, height: 1_024 });
  await site.open('/en/partnership');
  const field = site.field('Try your company’s name here');
  const label = site.find('[data-hero] [data-clarity-mask=true]');
  const requests = site.requests.length;
  const place = await field.boundingBox();
  // The last one is cut.
  for (const name of ['Io', '東京エレクトロン株式会社', 'Rosalind & Daughters SARL']) {
    await field.fill(name);
    expect(await field.boundingBox()).toEqual(place);
  }
  await expect(label).toHaveText('Rosalind & Daughters SAR');
  await expect(site.find('main > [role=img]')).toContainText('Bank · Rosalind & Daughters SAR ·');
  expect(site.requests.slice(requests).filter((url) => url.includes('Rosalind'))).toEqual([]);
  const stored = await site.inPage(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('Rosalind');
});

test('R15.23 two figures stay in one line where no face comes', async ({ site, page }) => {
  await page.route(/\.woff2/, (route) => route.abort());
  await site.resize(PHONE);
  await site.open('/en/techsense');
  const heights = await site
    .find('[data-hero] span[aria-hidden]:not([data-dot])')
    .evaluateAll((all) =>
      all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).fontSize)),
    );
  expect(Math.max(...heights)).toBeLessThan(1);
});

/** The red things in the window, as their elements’ markup. */
function redInWindow(): string[] {
  const probe = document.createElement('i');
  probe.style.color = 'var(--signal)';
  // A ground of ink has a red of its own.
  const reds = [document.body, ...document.querySelectorAll('main > *')].map((ground) => {
    ground.append(probe);
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const isRed = (colour: string) => reds.includes(colour);
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    })
    .filter((element) => {
      const { color, backgroundColor, fill, stroke, borderTopColor, borderTopWidth } =
        getComputedStyle(element);
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isShape = element instanceof SVGGeometryElement;
      const before = getComputedStyle(element, '::before');
      const isShown = before.content !== 'none' && before.display !== 'none';
      return (
        (isShown && isRed(before.backgroundColor)) ||
        isRed(backgroundColor) ||
        (isText && isRed(color)) ||
        (isShape && (isRed(fill) || isRed(stroke))) ||
        (isRed(borderTopColor) && borderTopWidth !== '0px')
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Where the middle of an element is in the window, in px from its top. */
const middleOf = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** The grounds of a page and of its frame: the colours of what goes from edge to edge. */
const groundsOfPage = (): string[] => {
  const { clientWidth } = document.documentElement;
  const grounds = [...document.querySelectorAll('body, body *:not(a, [data-machine] *)')]
    .filter((band) => band.clientWidth === clientWidth && band.checkVisibility())
    .map((band) => getComputedStyle(band).backgroundColor)
    .filter((colour) => !/, 0\)$/.test(colour));
  return [...new Set(grounds)];
};

for (const path of allPaths) {
  test(`R6.14 ${path} has one red dot a screen`, async ({ site }) => {
    await site.emulate({ reducedMotion: 'reduce' });
    await site.open(`/en${path}`);
    for (const size of [
      { width: 1440, height: 900 },
      PHONE,
      { width: 768, height: 1_024 },
      { width: 2560, height: 1_400 },
    ]) {
      await site.resize(size);
      const end = await site.inPage(() => document.documentElement.scrollHeight);
      for (let y = 0; y < end; y += size.height / 6) {
        await site.scrollTo(y);
        const red = await site.inPage(redInWindow);
        expect.soft(red, `${y} px`).toHaveLength(1);
      }
      // Each dot has its turn, or one that is as high.
      for (const dot of await site.find('main [data-dot]:visible').all()) {
        await dot.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const height = await dot.evaluate(middleOf);
        const lit = site.find('[data-lit=yes]');
        await expect(lit).toHaveCount(1);
        await expect.poll(() => lit.evaluate(middleOf)).toBeCloseTo(height, 0);
      }
    }
  });
}

for (const path of allPaths) {
  test(`R6.15 ${path} has two grounds in the dark scheme`, async ({ site }) => {
    await site.emulate({ colorScheme: 'dark' });
    await site.open(`/en${path}`);
    const lighter = path === UNKNOWN_PATH ? [] : ['rgb(42, 42, 40)'];
    expect(await site.inPage(groundsOfPage)).toEqual(['rgb(22, 22, 21)', ...lighter]);
    for (const end of await site.find('[data-ending]').all())
      await expect(end).toHaveCSS('background-color', 'rgb(42, 42, 40)');
  });
}

/** How far the rows of the wall go beyond the edges of the window, at least, and how many show the visitor's place. */
function seeWall() {
  const rows = [...document.querySelectorAll('main > [role=img] > p')];
  const boxes = rows.map((row) => {
    const range = document.createRange();
    range.selectNodeContents(row);
    return range.getBoundingClientRect();
  });
  const places = [...document.querySelectorAll('main > [role=img] span')].map((place) =>
    place.getBoundingClientRect(),
  );
  return {
    beyond: Math.min(...boxes.flatMap(({ left, right }) => [-left, right - innerWidth])),
    whole: places.filter(({ left, right }) => left >= 0 && right <= innerWidth).length,
  };
}

test('R15.31 the wall goes on beyond the window, and has a place for the visitor', async ({
  site,
}) => {
  for (const language of languageCodes) {
    await site.open(`/${language}/partnership`);
    for (const width of [320, 390, 768, 1440, 2560]) {
      await site.resize({ width, height: 844 });
      const { beyond, whole } = await site.inPage(seeWall);
      expect(beyond, `${language}, ${width} px`).toBeGreaterThan(0);
      expect(whole, `${language}, ${width} px`).toBeGreaterThan(0);
    }
  }
});
