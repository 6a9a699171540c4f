import type { Locator, Page } from '@playwright/test';
import { allPaths, languageCodes } from '#tests/catalogue.ts';
import { expect, PHONE, test } from './sitePage.ts';

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

const colorSchemes = ['light', 'dark'] as const;

test('R15.20 the focus ring shows on every ground of every page', async ({ site, page }) => {
  for (const path of allPaths) {
    await site.open(`/en${path}`);
    for (const colorScheme of colorSchemes) {
      await site.emulate({ colorScheme });
      expect.soft(await weakRings(page), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

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

/** Finds controls that are too small for a finger. A link within a sentence is as high as its line. */
function findSmallTargets(): string[] {
  const modal = document.querySelector(':modal');
  const isWithinText = (element: Element) =>
    getComputedStyle(element).display === 'inline' && element.closest('p, label, h1, h2, h3');
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches('[tabindex="-1"], [href="#main"]'))
    .filter((element) => (!modal || modal.contains(element)) && !isWithinText(element))
    .flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const reach = getComputedStyle(element, '::after');
      const added = reach.position === 'absolute' ? 2 * -Number.parseFloat(reach.top) : 0;
      // The box of a control that moves is off by less than a hundredth of a pixel.
      const isLarge = height + added > 43.99 && width > 23.99;
      return isLarge ? [] : [`${element.textContent || element.outerHTML}: ${width} × ${height}`];
    });
}

test.describe('on a touchscreen', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test('R15.21 the dot of the breadcrumbs is beside their texts', async ({ site, page }) => {
    await site.open('/en/contact');
    const [dot, ...texts] = await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .evaluate((trail) => {
        const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
        const [, last] = trail.querySelectorAll('li');
        // The dot has no box of its own for scripts: it is in the middle of its entry.
        const isCentred = last && getComputedStyle(last).alignItems === 'center';
        const range = document.createRange();
        return [
          isCentred ? middleOf(last.getBoundingClientRect()) : Number.NaN,
          ...[...trail.querySelectorAll('a')].map((link) => {
            range.selectNodeContents(link);
            return middleOf(range.getBoundingClientRect());
          }),
        ];
      });
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(Math.abs(text - (dot ?? 0))).toBeLessThanOrEqual(1);
  });

  test('R15.21 every control is large enough for a finger', async ({ site, page }) => {
    for (const path of allPaths) {
      await site.open(`/en${path}`);
      expect(await page.evaluate(findSmallTargets), path).toEqual([]);
    }
    await site.button('Cookie settings').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
    await site.button('Cancel').click();
    await site.button('Menu').click();
    await site.seeState('mobileMenu', 'open');
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
    await site.button('Close menu').click();
    await site.button('Chat assistant').click();
    await expect(site.button('Send')).toBeVisible();
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
  });
});

test('R15.22 a control gives way as long as it is pressed, and at once', async ({ site, page }) => {
  await site.open('/en/contact');
  const controls = [
    site.mainNavigation.getByRole('button', { name: 'Services' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Mission' }),
    page.getByRole('main').getByRole('button', { name: 'Send message' }),
  ];
  for (const control of controls) {
    await control.hover();
    await page.mouse.down();
    await expect(control).toHaveCSS('scale', '0.97');
    await expect(control).toHaveCSS('transition-duration', '0s');
    // Away from the control, the press does nothing.
    await page.mouse.move(2, 300);
    await page.mouse.up();
    await expect(control).toHaveCSS('scale', 'none');
  }
});

test('R15.22 an invalid field has a mark that is not a colour', async ({ site, page }) => {
  await site.open('/en/contact');
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveCSS('box-shadow', 'none');
  await email.fill('nobody');
  await email.blur();
  await expect(email).toHaveCSS('box-shadow', /0px -3px .* inset/);
});

test('R15.22 a form that sends moves a dot in its button, and draws its success', async ({
  site,
  page,
}) => {
  await site.holdClock();
  await site.open('/en/contact');
  const main = page.getByRole('main');
  for (const name of ['Name', 'Email', 'Message']) {
    await main.getByRole('textbox', { name }).fill('ada@example.com');
  }
  const send = main.getByRole('button', { name: 'Send message' });
  await send.click();
  const dot = main
    .locator('form [type=submit]')
    .evaluate((element) => getComputedStyle(element, '::before').animationName);
  expect(await dot).toBe('pulse');
  await site.pass(1_000);
  const success = main.getByRole('status');
  await expect(success).toBeFocused();
  await expect(success.locator('..').locator('svg')).toBeVisible();
  await main.getByRole('textbox', { name: 'Message' }).fill('Another one');
  await site.seeState('contactForm', 'idle');
});

/** The sizes of the fields and buttons of a form, in order. */
const sizesOf = (form: Locator) =>
  form.locator('input:visible, textarea, button').evaluateAll((controls) =>
    controls.map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return `${width} × ${height}`;
    }),
  );

for (const language of languageCodes) {
  test(`R15.29 no control of a form changes its size while it sends in ${language}`, async ({
    site,
    page,
  }) => {
    await site.holdClock();
    for (const width of [1440, PHONE.width, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await site.open(`/${language}/contact`);
      for (const id of ['contactForm', 'newsletter']) {
        const form = site.machine(id);
        for (const field of await form.locator(':required').all()) {
          await field.fill('ada@example.com');
        }
        const atRest = await sizesOf(form);
        await form.getByRole('button').click();
        await site.seeState(id, /^submitting/);
        expect(await sizesOf(form), `${id} at ${width} px`).toEqual(atRest);
      }
    }
  });
}
