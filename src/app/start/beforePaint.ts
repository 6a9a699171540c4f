import { readLanguage } from '#app/pages/language.ts';
import { prefixOf } from '#app/pages/prefix.ts';
import { defaultLanguage } from '#content/languages.ts';
import { webStore } from '#ports/storage.ts';

/**
 * Runs in the head, before the first paint. The build inlines it into the pages without a prefix.
 *
 * Those pages are prerendered in English. If the visitor prefers another language, the page stays
 * hidden until the site has rendered that one. The starter shows the English page if that takes long.
 */
const { preferred } = readLanguage(webStore(() => localStorage));
if (prefixOf(location.pathname) === '' && preferred !== defaultLanguage) {
  document.documentElement.dataset.language = 'pending';
}
