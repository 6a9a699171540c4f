/** The text of an element as a visitor reads it: no soft hyphens or word joiners, and every space alike. */
export const readable = (text = '') =>
  text
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
