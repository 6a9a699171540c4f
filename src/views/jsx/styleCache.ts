import createCache from '@emotion/cache';

/**
 * The styles of the document. They stay as they are written: browsers that know the site's selectors need
 * no prefixes, which were 0.5 kB of each page.
 */
export const styleCache = createCache({ key: 'css', stylisPlugins: [] });

// A prerendered document brings the styles of its page, and names them. Emotion itself would find and move
// their elements, and the browser would compute every style again: 26 ms on a slow phone.
const prerendered = globalThis.document?.querySelectorAll<HTMLElement>('[data-styles]') ?? [];
for (const { dataset } of prerendered) {
  for (const name of dataset.styles?.split(' ') ?? []) styleCache.inserted[name] = true;
}
