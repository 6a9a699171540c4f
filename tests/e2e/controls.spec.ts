import type { Locator } from '@playwright/test';
import { allPaths, languageCodes } from '#tests/catalogue.ts';
import { expect, PHONE, test } from './sitePage.ts';

/**
 * Finds controls that are too small for a finger, and fields into which iPhones zoom: their text is too small. A
 * link within a sentence is as high as its line.
 */
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
      const isText = element.matches('input:not([type=checkbox]), textarea');
      const isReadable = !isText || Number.parseFloat(getComputedStyle(element).fontSize) >= 16;
      const isLarge = height + added > 43.99 && width > 23.99 && isReadable;
      return isLarge ? [] : [`${element.textContent || element.outerHTML}: ${width} × ${height}`];
    });
}

test.describe('on a touchscreen', () => {
  test.use({
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const path of allPaths) {
    test(`R15.8, R15.21 every control of ${path} is large enough for a finger`, async ({
      site,
    }) => {
      await site.open(`/en${path}`);
      expect(await site.inPage(findSmallTargets)).toEqual([]);
    });
  }

  test('R15.21 every control of the layers is large enough for a finger', async ({ site }) => {
    await site.open('/en/');
    await site.press('Cookie settings');
    await expect(site.page.getByRole('dialog')).toBeVisible();
    expect(await site.inPage(findSmallTargets)).toEqual([]);
    await site.press('Cancel');
    await site.press('Menu');
    await site.see('mobileMenu', 'open');
    expect(await site.inPage(findSmallTargets)).toEqual([]);
    await site.press('Close menu');
    await site.press('Chat assistant');
    await expect(site.button('Send')).toBeVisible();
    expect(await site.inPage(findSmallTargets)).toEqual([]);
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

test('R15.23 a word that a visitor has written stays in its line while they write on', async ({
  site,
}) => {
  await site.open('/en/contact');
  await site.press('Chat assistant');
  for (const field of [site.field('Message'), site.field('Your message')]) {
    const firstLines = new Set<string>();
    for (let count = 1; count < 40; count++) {
      const text = Array(count).fill('word').join(' ');
      await field.fill(text);
      const end = await field.evaluate((area) => {
        const { right, top } = area.getBoundingClientRect();
        area.scrollTop = 0;
        return document.caretPositionFromPoint(right - 24, top + 20)?.offset;
      });
      const line = text.slice(0, end);
      if (line !== text) firstLines.add(line);
    }
    expect([...firstLines]).toHaveLength(1);
  }
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
  }) => {
    await site.holdClock();
    await site.open(`/${language}/contact`);
    for (const width of [1440, PHONE.width, 320]) {
      await site.resize({ width, height: 900 });
      for (const id of ['contactForm', 'newsletter']) {
        const form = site.machine(id);
        for (const field of await form.locator(':required').all()) {
          await field.fill('ada@example.com');
        }
        const atRest = await sizesOf(form);
        await form.getByRole('button').click();
        await site.see(id, 'submitting');
        expect(await sizesOf(form), `${id} at ${width} px`).toEqual(atRest);
        await site.pass(1_000);
        await site.see(id, 'success');
      }
    }
  });
}
