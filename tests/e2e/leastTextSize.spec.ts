import { CONFIGURED_FOLDER } from '#tests/builds.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { launchOptions } from '#tests/chromium.ts';
import { findOverflows } from './overflows.ts';
import { expect, test } from './sitePage.ts';

const { args, ...options } = launchOptions();

test.use({
  served: { folder: CONFIGURED_FOLDER, mode: 'production' },
  hasChosen: false,
  // What visitors set who see badly. No unit of a style follows it.
  launchOptions: { ...options, args: [...args, '--blink-settings=minimumFontSize=20'] },
});

test('R15.40 every text stays in its box where the browser shows none below 20 px', async ({
  site,
}) => {
  for (const language of languageCodes)
    for (const width of [320, 390, 1440]) {
      await site.resize({ width, height: 900 });
      await site.open(`/${language}/contact`);
      await site.see('consent', 'banner');
      expect.soft(await site.inPage(findOverflows), `${language}, ${width} px`).toEqual([]);
    }
});
