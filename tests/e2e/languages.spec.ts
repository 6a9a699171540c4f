import { otherThan, UNKNOWN_PATH } from '#tests/catalogue.ts';
import { languageOfTexts } from './builtCode.ts';
import { languages } from './languages.ts';
import { expect, test } from './sitePage.ts';

for (const { code, prefix, locale, ...pinned } of languages) {
  const { homeTitle, aboutTitle, notFoundTitle, skipLink, contact } = pinned;

  test.describe(`in ${code}`, () => {
    test.describe('with this language in the browser', () => {
      test.use({ locale });

      test('R4.2, R4.4, R4.8 an address without a prefix shows it, without a flash of another one', async ({
        site,
        page,
      }) => {
        await page.addInitScript(() => {
          const seen: string[] = [];
          Object.assign(window, { seen });
          const look = () => {
            const heading = document.querySelector('h1');
            if (heading?.checkVisibility({ visibilityProperty: true })) {
              const text = heading.textContent ?? '';
              if (seen.at(-1) !== text) seen.push(text);
            }
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
        await site.open('/about');
        await expect(page).toHaveTitle(aboutTitle);
        await site.seeLanguage(code);
        await expect(page).toHaveURL('/about');
        const heading = await site.heading.textContent();
        expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
          heading,
        ]);
        await expect(page.getByRole('banner').locator('a[href="/contact"]').first()).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('interpunct-language'))).toBe(code);
      });
    });

    test.describe('with another language in the browser and in the storage', () => {
      const other = otherThan(code);
      test.use({ locale: languages.find((language) => language.code === other)?.locale });

      test('R4.3, R4.5 the prefix decides, and the stored choice stays', async ({ site, page }) => {
        await page.addInitScript((stored) => {
          localStorage.setItem('interpunct-language', stored);
        }, other);
        await site.open(`${prefix}/about`);
        await expect(page).toHaveTitle(aboutTitle);
        await site.seeLanguage(code);
        await expect(page.getByText(skipLink)).toBeAttached();
        expect(await page.evaluate(() => localStorage.getItem('interpunct-language'))).toBe(other);
      });
    });

    test('R4.9 the site loads only the texts of this language', async ({ site, page }) => {
      await site.open(`${prefix}/`);
      await page.getByRole('banner').locator(`a[href="${prefix}/contact"]`).first().click();
      await expect(page).toHaveURL(`${prefix}/contact`);
      await expect(page.getByRole('textbox').first()).toBeVisible();
      expect(new Set(site.requests.flatMap((url) => languageOfTexts(url) ?? []))).toEqual(
        new Set([code]),
      );
    });

    test('R4.8 links keep the prefix', async ({ site, page }) => {
      await site.open(`${prefix}/`);
      const paths = await page
        .locator('a[href^="/"]:not([hreflang], [href$=".ics"])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(paths.length).toBeGreaterThan(20);
      for (const path of paths) expect(path.startsWith(`${prefix}/`)).toBe(true);
    });

    test('R1.6 an unknown path shows the 404 page', async ({ site, page }) => {
      const response = await page.goto(prefix + UNKNOWN_PATH);
      await site.isReady();
      expect(response?.status()).toBe(404);
      await site.seeLanguage(code);
      await expect(page).toHaveTitle(notFoundTitle);
      await expect(site.heading).toBeVisible();
      await expect(page.getByRole('main').locator(`a[href="${prefix}/"]`)).toBeVisible();
    });

    test('R4.6 the switcher shows the same page, and stores the choice', async ({ site, page }) => {
      await site.open(`/${otherThan(code)}/contact`);
      const link = site.languageLink(code);
      await link.click();
      await expect(page).toHaveURL(`${prefix}/contact`);
      await expect(page.getByRole('main')).toContainText(contact);
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(link).toBeFocused();
      await site.open('/about');
      await expect(page).toHaveTitle(aboutTitle);
    });

    test('R13.2 the home page has its title and a description', async ({ page }) => {
      await page.goto(`${prefix}/`);
      await expect(page).toHaveTitle(homeTitle);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{100}/);
    });
  });
}

test('R4.7 each language link has its code and its name', async ({ site, page }) => {
  await site.open('/en/');
  const links = page.getByRole('navigation', { name: 'Language' }).getByRole('link');
  await expect(links).toHaveText(['EN', 'FR', 'DE']);
  for (const [index, name] of ['EN English', 'FR Français', 'DE Deutsch'].entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(name);
  }
});
