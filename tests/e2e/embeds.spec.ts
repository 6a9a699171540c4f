import { expect, test } from './sitePage.ts';

const languages = ['en', 'fr', 'de'] as const;

/** Pages that show something of another host, by what a visitor presses for each of it. */
const pages = [
  {
    path: 'podcast',
    asked: [
      ['Play A rabbit for everyone', /Un lapin pour tout le monde/, /Ein Kaninchen für alle/],
      ['Play The dragon and the deadline', /Le dragon et le délai/, /Der Drache und die Deadline/],
    ],
    addresses: [
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
      'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?autoplay=1',
    ],
  },
  {
    path: 'contact',
    asked: [['Show the map', 'Afficher la carte', 'Karte anzeigen']],
    addresses: [/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/],
  },
] as const;

test.use({ expectedRequests: /^https:\/\/www\.(youtube-nocookie\.com|openstreetmap\.org)\// });

for (const [index, language] of languages.entries()) {
  for (const { path, asked, addresses } of pages) {
    test(`/${language}/${path} contacts nobody until asked, and then whom it was asked for`, async ({
      site,
      page,
    }) => {
      await page.route(/youtube-nocookie|openstreetmap/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>embed</title>' }),
      );
      await site.open(`/${language}/${path}`);
      await page.locator('footer').scrollIntoViewIfNeeded();
      for (const names of asked) await site.button(names[index] ?? '').hover();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(site.foreignRequests).toEqual([]);

      for (const [place, names] of asked.entries()) {
        await site.button(names[index] ?? '').click();
        const frame = page.locator('iframe');
        await expect(frame).toHaveCount(1);
        await expect(frame).toHaveAttribute('src', addresses[place] ?? '');
        await expect(frame).toHaveAttribute('title', /./);
        await expect.poll(() => site.foreignRequests).toHaveLength(place + 1);
      }
    });
  }
}
