import { languageCodes } from '#tests/catalogue.ts';
import { textOf } from '#tests/locales/readTexts.ts';

/** Every language of the site, with the locale of a browser in it, and its texts by their keys. */
export const languages = languageCodes.map((code) => ({
  code,
  prefix: `/${code}`,
  locale: code === 'en' ? 'en-GB' : `${code}-LU`,
  text: (key: string) => textOf(key, code) ?? '',
}));
