import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { DEFAULT_FOLDER } from '#tests/builds.ts';
import { otherThan, UNKNOWN_PATH } from '#tests/catalogue.ts';
import { languageOfTexts } from './builtCode.ts';
import { languages } from './languages.ts';
import { expect, test } from './sitePage.ts';

/** Collects the headlines that a visitor sees, frame by frame, over all documents. */
async function noteHeadings(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteHeading', (text: string) => {
    if (seen.at(-1) !== text) seen.push(text);
  });
  await page.addInitScript(() => {
    const { noteHeading } = window as unknown as { noteHeading: (text: string) => void };
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true }))
        noteHeading(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return seen;
}

for (const { code, prefix, locale, text } of languages) {
  const aboutTitle = `${text('about:meta.title')} · Interpunct`;

  test.describe(`in ${code}, with this language in the browser`, () => {
    test.use({ locale });

    const own = code === 'en' ? '' : prefix;

    test('R1.6 an unknown path shows the 404 page of this language alone, where a host has one for all, too', async ({
      site,
      page,
    }) => {
      const seen = await noteHeadings(page);
      const see404 = async (shown: string) => {
        await site.isReady();
        await site.seeAddress(shown);
        await expect(page).toHaveTitle(`${text('pages.notFound')} · Interpunct`);
        await site.seeLanguage(code);
        expect(seen).toEqual([await site.heading.textContent()]);
      };
      const response = await page.goto(prefix + UNKNOWN_PATH);
      expect(response?.status()).toBe(404);
      await see404(prefix + UNKNOWN_PATH);
      await page.route(`**${UNKNOWN_PATH}`, async (route) => {
        const body = readFileSync(`${DEFAULT_FOLDER}/404.html`, 'utf8');
        await route.fulfill({ status: 404, contentType: 'text/html', body });
      });
      await page.goto(UNKNOWN_PATH);
      await see404(own + UNKNOWN_PATH);
      await page.reload();
      await see404(own + UNKNOWN_PATH);
    });
  });

  test.describe(`in ${code}, with another language in the browser and in the storage`, () => {
    const other = otherThan(code);
    test.use({ locale: languages.find((language) => language.code === other)?.locale });

    test('R4.3, R4.9 the prefix decides, its texts alone are loaded, and the stored choice stays', async ({
      site,
      page,
    }) => {
      await page.addInitScript((stored) => {
        localStorage.setItem('interpunct-language', stored);
      }, other);
      await site.open(`${prefix}/about`);
      await expect(page).toHaveTitle(aboutTitle);
      await site.seeLanguage(code);
      await expect(page.getByText(text('skipLink'))).toBeAttached();
      await page.getByRole('banner').locator(`a[href="${prefix}/contact"]`).first().click();
      await expect(page.getByRole('main')).toContainText(text('contact:form.submit'));
      expect(new Set(site.requests.flatMap((url) => languageOfTexts(url) ?? []))).toEqual(
        new Set([code]),
      );
      expect(await site.inPage(() => localStorage.getItem('interpunct-language'))).toBe(other);
    });
  });

  test(`R4.6 the switcher shows the same page in ${code}, and stores the choice`, async ({
    site,
  }) => {
    await site.open(`/${otherThan(code)}/contact`);
    const link = site.languageLink(code);
    await link.click();
    await site.seeAddress(`${prefix}/contact`);
    await expect(site.page.getByRole('main')).toContainText(text('contact:form.submit'));
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(link).toBeFocused();
    await site.open('/about');
    await expect(site.page).toHaveTitle(aboutTitle);
  });
}

test('R1.6 the 404 page leads to no other host', async ({ site, baseURL }) => {
  for (const path of ['/%5CEvil.example', '/%09/Evil.example', '/%5Cevil.example/x/']) {
    await site.page.goto(`${baseURL}${path}`);
    await expect(site.heading).toBeVisible();
    expect(new URL(site.page.url()).origin, path).toBe(baseURL);
  }
});

test.describe('with French in the browser', () => {
  test.use({ locale: 'fr-FR' });

  test('R4.2 a page that was saved as a file stays, in its own language', async ({ page }) => {
    await page.goto(pathToFileURL(`${DEFAULT_FOLDER}/about.html`).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  });
});
