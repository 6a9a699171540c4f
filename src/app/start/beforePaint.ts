import { prefixOf } from '#app/pages/address.ts';
import { wantedLanguage } from '#app/pages/language.ts';
import { defaultLanguage } from '#content/languages.ts';

/**
 * Runs in the head, before anything is painted; the build writes it into the pages under no prefix.
 *
 * Such a page is prerendered in English. Where the visitor wants another language, nothing of it is
 * shown until the site has rendered the right one; where its scripts cannot be loaded, `starter.ts`
 * shows the English one.
 */
if (prefixOf(location.pathname) === '' && wantedLanguage() !== defaultLanguage) {
  document.documentElement.dataset.language = 'pending';
}
