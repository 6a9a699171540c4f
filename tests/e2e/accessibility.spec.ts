import type { Page } from '@playwright/test';
import { allPaths } from '#tests/catalogue.ts';
import { findViolations } from './axe.ts';
import { expect, PHONE, test } from './sitePage.ts';

const colorSchemes = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** WCAG 2.4.13, 1.4.11: the least contrast of a focus ring with what is around it. */
const RING_CONTRAST = 3;

/** Finds controls whose focus ring is missing or hardly differs from the ground that it is drawn on. */
function findWeakRings(least: number): string[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser cannot paint');
  /** The colour of a pixel that all these colours were painted on, one over the other. */
  const paint = (colours: string[]) => {
    for (const colour of colours) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    return context.getImageData(0, 0, 1, 1).data;
  };
  const luminance = (colours: string[]) => {
    const [red = 0, green = 0, blue = 0] = [...paint(colours)].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The backgrounds of an element and what it is in, the farthest first. */
  const grounds = (element: Element | null): string[] =>
    element
      ? [...grounds(element.parentElement), getComputedStyle(element).backgroundColor]
      : ['#fff'];

  const modal = document.querySelector(':modal');
  const isReachable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && (!modal || modal.contains(element));
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [role=log]')]
    .filter((element) => isReachable(element) && !element.matches(':disabled, [tabindex="-1"]'))
    .flatMap((element) => {
      element.focus({ preventScroll: true });
      const { outlineColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const isInside = Number.parseFloat(outlineOffset) < 0;
      const around = grounds(isInside ? element : element.parentElement);
      const [one, other] = [luminance(around), luminance([...around, outlineColor])];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const isClear =
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && ratio >= least;
      return isClear ? [] : [`${element.textContent || element.outerHTML}: ${ratio.toFixed(1)}`];
    });
}

/** The weak rings on the page, for a visitor with a keyboard: others see none. */
async function weakRings(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  return page.evaluate(findWeakRings, RING_CONTRAST);
}

for (const path of allPaths) {
  test(`R15.1, R15.20 finds no violation and no weak focus ring at /en${path}, in either scheme`, async ({
    site,
    page,
  }) => {
    await site.open(`/en${path}`);
    for (const colorScheme of colorSchemes) {
      await site.emulate({ colorScheme });
      const rules = colorScheme === 'light' ? 'all' : 'colours';
      expect(await findViolations(page, { rules }), colorScheme).toEqual([]);
      expect(await weakRings(page), colorScheme).toEqual([]);
    }
  });
}

for (const colorScheme of colorSchemes) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('R15.20 the focus ring shows in every layer', async ({ site, page }) => {
      await site.open('/en/');
      await site.button('Cookie settings').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await weakRings(page)).toEqual([]);
      await site.button('Cancel').click();
      await site.button('Chat assistant').click();
      await expect(site.button('Send')).toBeVisible();
      expect(await weakRings(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      await site.button('Close chat').click();
      await site.button('Menu').click();
      await site.seeState('mobileMenu', 'open');
      expect(await weakRings(page)).toEqual([]);
    });
  });
}
