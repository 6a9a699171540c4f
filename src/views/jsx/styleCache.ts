import createCache from '@emotion/cache';

/**
 * The styles of the document. They stay as they are written: browsers that know the site's selectors need
 * no prefixes, which were 0.5 kB of each page.
 */
export const styleCache = createCache({ key: 'css', stylisPlugins: [] });

// A prerendered document contains the styles of its page. The class names in its rules tell which ones. Emotion
// itself would move their elements, and the browser would compute each style again: 26 ms on a slow phone.
const prerendered = globalThis.document?.querySelectorAll('[data-styles]') ?? [];
for (const { textContent } of prerendered) {
  for (const [, name = ''] of textContent.matchAll(/\.css-(\w+)/g)) {
    styleCache.inserted[name] = true;
  }
}
