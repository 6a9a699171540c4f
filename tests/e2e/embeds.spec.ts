import type { Language } from '#content/languages.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { readable } from '#tests/readable.ts';
import { expect, test } from './sitePage.ts';

type PinnedEmbed = {
  button: Record<Language, string>;
  title: Record<Language, string>;
  address: string | RegExp;
};

/** Every page with embeds of another host. */
const pages: Record<string, readonly PinnedEmbed[]> = {
  podcast: [
    {
      button: {
        en: 'Play Big Buck Bunny',
        fr: 'Lancer « Big Buck Bunny »',
        de: '„Big Buck Bunny“ abspielen',
      },
      title: {
        en: 'A rabbit for everyone',
        fr: 'Un lapin pour tout le monde',
        de: 'Ein Kaninchen für alle',
      },
      address: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
    },
    {
      button: {
        en: 'Play Sintel',
        fr: 'Lancer « Sintel »',
        de: '„Sintel“ abspielen',
      },
      title: {
        en: 'A dragon, paid for in advance',
        fr: 'Un dragon prépayé',
        de: 'Ein Drache auf Vorkasse',
      },
      address: 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?autoplay=1',
    },
  ],
  contact: [
    {
      button: { en: 'Show the map', fr: 'Afficher la carte', de: 'Karte anzeigen' },
      title: {
        en: 'Map of the Interpunct office in Strassen',
        fr: 'Carte des bureaux Interpunct à Strassen',
        de: 'Karte mit dem Büro von Interpunct in Strassen',
      },
      address: /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
    },
  ],
};

test.use({ expectedRequests: /^https:\/\/www\.(youtube-nocookie\.com|openstreetmap\.org)\// });

for (const [path, embeds] of Object.entries(pages)) {
  test(`R2.12 requests the embeds of /${path} one by one, each on its click, in each language`, async ({
    site,
    page,
  }) => {
    await page.route(/youtube-nocookie|openstreetmap/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>embed</title>' }),
    );
    await site.open(`/en/${path}`);
    const frame = page.locator('iframe');
    for (const language of languageCodes) {
      await site.languageLink(language).click();
      await site.seeLanguage(language);
      const already = site.foreignRequests.length;
      await page.locator('footer').scrollIntoViewIfNeeded();
      for (const { button } of embeds) await site.button(button[language]).hover();
      await expect(frame).toHaveCount(0);
      expect(site.foreignRequests).toHaveLength(already);

      for (const [index, { button, title, address }] of embeds.entries()) {
        await site.button(button[language]).click();
        await expect(frame).toHaveCount(1);
        await expect(frame).toHaveAttribute('src', address);
        const name = await frame.getAttribute('title');
        expect(readable(name ?? '')).toBe(title[language]);
        await expect.poll(() => site.foreignRequests).toHaveLength(already + index + 1);
      }
    }
  });
}
