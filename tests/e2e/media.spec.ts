import { paths } from '#tests/catalogue.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './sitePage.ts';

/** Finds texts in colours that white paper does not show. */
function findPale(): string[] {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  return [...document.querySelectorAll('main *, footer *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => [...element.childNodes].some((node) => node.nodeValue?.trim()))
    .filter((element) => luminance(getComputedStyle(element).color) > 0.5)
    .map((element) => element.textContent ?? '');
}

/** Finds headlines, entries and pictures that a page may end in. */
function findDivisible(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, li, svg)')]
    .filter((element) => getComputedStyle(element).breakInside !== 'avoid')
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Finds drawn lines and dots in the colour of the page. */
function findHiddenLines(): string[] {
  const paper = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll('main svg :is(path, circle)')]
    .filter((line) => /--ink|--signal\)/.test(line.outerHTML))
    .filter((line) => {
      const { stroke, fill } = getComputedStyle(line);
      return [stroke, fill].every((colour) => colour === 'none' || colour === paper);
    })
    .map((line) => line.closest('section, div')?.textContent ?? '');
}

/** Finds boxes that are told apart by their ground, and have neither an edge nor a ground of their own. */
function findEdgeless(): string[] {
  const paper = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll('main *, footer *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { backgroundColor, borderTopWidth, borderTopLeftRadius } = getComputedStyle(element);
      const isRounded = Number.parseFloat(borderTopLeftRadius) > 8 && element.clientWidth > 100;
      return isRounded && backgroundColor === paper && borderTopWidth === '0px';
    })
    .map((element) => element.textContent ?? '');
}

/** Finds labels of the picture of a hero that do not stand in it. */
function findLost(): string[] {
  const box = document.querySelector('[data-composition] svg')?.getBoundingClientRect();
  return [...document.querySelectorAll('[data-composition] li')]
    .filter((label) => {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return !box || x < box.left || x > box.right || y < box.top || y > box.bottom;
    })
    .map((label) => label.textContent ?? '');
}

const colorSchemes = ['light', 'dark'] as const;

test('R15.18, R15.19 pages print without layers, links with their address, and no box loses its edge', async ({
  site,
  page,
}) => {
  for (const path of paths) {
    await site.open(`/en${path}`);
    for (const colorScheme of colorSchemes) {
      const where = `${path}, ${colorScheme}`;
      await site.emulate({ media: 'print', colorScheme });
      for (const id of ['header', 'backdrop', 'chat']) await expect(site.machine(id)).toBeHidden();
      await expect(page.locator('form').first()).toBeHidden();
      expect(await page.evaluate(findPale), where).toEqual([]);
      expect(await page.evaluate(findDivisible), where).toEqual([]);
      const link = page.locator('main a[href^="/en/"]:visible').first();
      if (await link.count()) {
        const { content, gap } = await link.evaluate((element) => {
          const address = getComputedStyle(element, '::after');
          return { content: address.content, gap: Number.parseFloat(address.marginInlineStart) };
        });
        expect(content, where).toContain((await link.getAttribute('href')) ?? 'no address');
        // A space is as narrow as the small type of the address.
        expect(gap, where).toBeGreaterThanOrEqual(4);
      }
      expect(await page.evaluate(findLost), where).toEqual([]);
      // A page may end before the footer: what reaches out of it would be cut.
      const reach = await page.evaluate(() => {
        const footer = document.querySelector('footer');
        const top = footer?.getBoundingClientRect().top ?? Number.NaN;
        return top - (footer?.firstElementChild?.getBoundingClientRect().top ?? Number.NaN);
      });
      expect(reach, where).toBeLessThanOrEqual(0);
      await site.emulate({ media: 'screen', forcedColors: 'active', reducedMotion: 'reduce' });
      expect(await page.evaluate(findEdgeless), where).toEqual([]);
      await site.emulate({ forcedColors: 'none', reducedMotion: 'no-preference' });
    }
  }
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  for (const path of ['/', '/community', '/institute', '/partnership']) {
    test(`R15.19 every text and line of /en${path} shows, in either scheme`, async ({
      site,
      page,
    }) => {
      await site.open(`/en${path}`);
      for (const colorScheme of colorSchemes) {
        await site.emulate({ colorScheme });
        await expect(site.machine('backdrop')).toBeHidden();
        expect(await page.evaluate(findHiddenLines), colorScheme).toEqual([]);
        expect(await findViolations(page), colorScheme).toEqual([]);
      }
    });
  }
});

for (const colorScheme of colorSchemes) {
  test.describe(`with forced colours in ${colorScheme} windows`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

    test('R15.19 controls and their states show', async ({ site, page }) => {
      await site.open('/en/services');
      const paper = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor);
      await expect(site.button('Chat assistant')).not.toHaveCSS('background-color', paper);
      await expect(site.languageLink('en')).toHaveCSS('text-decoration-line', 'underline');
      await expect(site.languageLink('fr')).toHaveCSS('text-decoration-line', 'none');
      const links = page.getByRole('contentinfo').getByRole('navigation');
      const invisible = 'rgba(0, 0, 0, 0)';
      const line = (name: string) => links.getByRole('link', { name, exact: true });
      await expect(line('Services')).not.toHaveCSS('text-decoration-color', invisible);
      await expect(line('Studio')).toHaveCSS('text-decoration-color', invisible);

      const email = page.getByRole('textbox', { name: 'Email address' });
      await email.fill('nobody');
      await email.blur();
      await expect(email).toHaveCSS('box-shadow', /0px -3px .* inset/);

      await site.button('Cookie settings').click();
      const looks = (name: string) =>
        page.getByRole('switch', { name }).evaluate((element) => {
          const { backgroundColor: track } = getComputedStyle(element);
          const { backgroundColor: knob, transform } = getComputedStyle(element, '::before');
          return { track, knob, transform };
        });
      const on = await looks('Necessary');
      const off = await looks('Analytics');
      expect(on.track).not.toBe(on.knob);
      expect(off.track).not.toBe(off.knob);
      expect(on.track).not.toBe(off.track);
      expect(on.transform).not.toBe(off.transform);
      await site.button('Cancel').click();

      await site.button('Chat assistant').click();
      const send = site.button('Send');
      await expect(send).toBeDisabled();
      const ink = await site.heading.evaluate((element) => getComputedStyle(element).color);
      await expect(send).not.toHaveCSS('color', ink);
      await expect(send).toHaveCSS('opacity', '1');
    });
  });
}
