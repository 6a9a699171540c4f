import { expect, languages, test } from './sitePage.ts';

for (const { code, prefix, locale, homeTitle, aboutTitle, skipLink, contact } of languages) {
  test.describe(`in ${code}`, () => {
    test.describe('for a browser of that language', () => {
      test.use({ locale });

      test('an address without a prefix is in it, without a flash of another', async ({
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
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expect(page).toHaveURL('/about');
        const heading = await site.heading.textContent();
        expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
          heading,
        ]);
        await expect(page.getByRole('banner').locator('a[href="/contact"]').first()).toBeVisible();
      });
    });

    test('its prefix decides, whatever is stored and whatever the browser says', async ({
      site,
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('interpunct-language', 'de'));
      await site.open(`${prefix}/about`);
      await expect(page).toHaveTitle(aboutTitle);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.getByText(skipLink)).toBeAttached();
      expect(await page.evaluate(() => localStorage.getItem('interpunct-language'))).toBe('de');
    });

    test('one language is loaded and no other', async ({ site, page }) => {
      const texts: string[] = [];
      page.on('request', (request) => {
        const language = request.url().match(/\/locales\/(\w+)\//)?.[1];
        if (language) texts.push(language);
      });
      await site.open(`${prefix}/`);
      await page.getByRole('banner').locator(`a[href="${prefix}/contact"]`).first().click();
      await expect(page).toHaveURL(`${prefix}/contact`);
      await expect(page.getByRole('textbox').first()).toBeVisible();
      expect(new Set(texts)).toEqual(new Set([code]));
    });

    test('links keep the prefix', async ({ site, page }) => {
      await site.open(`${prefix}/`);
      const paths = await page
        .locator('a[href^="/"]:not([hreflang])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(paths.length).toBeGreaterThan(20);
      for (const path of paths) expect(path.startsWith(`${prefix}/`)).toBe(true);
    });

    test('an unknown page is a 404 page', async ({ site, page }) => {
      const response = await page.goto(`${prefix}/no-such-page`);
      await site.isReady();
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await expect(site.heading).toBeVisible();
      await expect(page.getByRole('main').locator(`a[href="${prefix}/"]`)).toBeVisible();
    });

    test('the switcher leads to the same page and is remembered', async ({ site, page }) => {
      await site.open('/de/contact');
      const link = page.locator(`header a[hreflang=${code}]`);
      await link.click();
      await expect(page).toHaveURL(`${prefix}/contact`);
      await expect(page.getByRole('main')).toContainText(contact);
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(link).toBeFocused();
      await site.open('/about');
      await expect(page).toHaveTitle(aboutTitle);
    });

    test('the home page has its title', async ({ page }) => {
      await page.goto(`${prefix}/`);
      await expect(page).toHaveTitle(homeTitle);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{100}/);
    });
  });
}

test.describe('with storage that is denied', () => {
  test.use({ locale: 'fr-LU' });

  test('the site works and the browser’s language is taken', async ({ site, page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await site.open('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.locator('header a[hreflang=en]').click();
    await expect(page).toHaveURL('/en/about');
    await site.mainNavigation.getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  });
});

test.describe('when the texts cannot be loaded', () => {
  test.use({ locale: 'fr-LU', expectedMessages: /The site could not be started/ });

  test('a page without a prefix is readable in English', async ({ page, site }) => {
    await page.route('/locales/**', (route) => route.abort());
    await page.goto('/about');
    await expect(site.heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
