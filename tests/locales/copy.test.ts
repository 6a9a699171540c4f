import { describe, expect, it } from 'vitest';
import { languageCodes, translations } from '#tests/catalogue.ts';
import { textOf, textsIn } from './readTexts.ts';

/** The numbers of a text, without their separators: 1,000 and 1.000 and 1 000 are the same. */
const numbersOf = (text: string) =>
  (text.match(/\d[\d.,\u202f\u00a0]*\d|\d/g) ?? [])
    .map((number) => number.replace(/[.,\u202f\u00a0](?=\d{3})/g, '').replace(',', '.'))
    .toSorted();

describe.each(languageCodes)('in %s', (language) => {
  it('R11.14 the banner names who gets what, and where to change the choice', () => {
    const vendors = { google: 'Google', clarity: 'Microsoft Clarity' };
    for (const [key, vendor] of Object.entries(vendors)) {
      for (const place of ['consent', 'consent.analytics']) {
        expect(textOf(`${place}.${key}`, language)).toContain(vendor);
      }
    }
    expect(textOf('consent.marketing.text', language)).toContain('Google');
    for (const banner of ['text', 'textWithoutVendors']) {
      expect(textOf(`consent.${banner}`, language)).toContain(textOf('footer.cookies', language));
    }
  });
});

describe.each(translations)('in %s', (language) => {
  it('R4.12 each text has the numbers of the English one', () => {
    for (const [key, text] of textsIn(language)) {
      expect(numbersOf(text), key).toEqual(numbersOf(textsIn('en').get(key) ?? ''));
    }
  });
});
