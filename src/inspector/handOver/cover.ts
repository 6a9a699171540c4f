const EMAIL = /^[\p{L}\d._%+-]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u;

/**
 * A text that tells no length, or an e-mail address for another one. The spaces around it stay: charts trim what
 * people typed, and ask whether anything is left.
 */
export type Cover = (text: string) => string;

/** What covers the texts of one report: it has the same mask for the same e-mail address. */
export function createCover(): Cover {
  const masks = new Map<string, string>();
  /** A form takes no other text for an address. */
  const maskAddress = (address: string) => {
    const key = address.toLowerCase();
    const mask = masks.get(key) ?? `masked${masks.size + 1}@example.com`;
    masks.set(key, mask);
    return mask;
  };
  return (text) =>
    text.replace(/\S(?:.*\S)?/s, (typed) => (EMAIL.test(typed) ? maskAddress(typed) : '▒▒▒'));
}

/** Quotes of any language around a text. The apostrophe within a word is none. */
const QUOTED = /(["“”„«»‘]|(?<!\p{L})['’])(.*?)(["“”„«»‘]|['’](?!\p{L}))/gsu;

/** Masks what a sentence of the browser quotes. */
export const coverQuoted = (text: string, cover: Cover) =>
  text.replace(
    QUOTED,
    (_, open: string, quoted: string, end: string) => open + cover(quoted) + end,
  );

/** The pattern of a text, whatever space is in it. */
export const patternOf = (text: string) =>
  text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(' ', '\\s+');

/** Has a pattern match whole words alone: `lamp`, and not `lampshade`. */
export const whole = (pattern: string) => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/** A text with single spaces. With `isWord`, it counts where it is a whole word. */
export type Known = { text: string; isWord?: boolean };

/**
 * Covers what stands in a text, in letters of either case. The longest known text is the first: what covers it is
 * none that another one covers. `rest` changes what is between. One pattern of all of them would take seconds.
 */
export function coverBy(
  text: string,
  known: readonly Known[],
  cover: Cover,
  rest: (between: string) => string = (between) => between,
): string {
  const plain = text.replace(/\s+/g, ' ').toLowerCase();
  const at = known.findIndex((one) => plain.includes(one.text.toLowerCase()));
  const found = known[at];
  if (!found) return rest(text);
  const pattern = patternOf(found.text);
  return text
    .split(new RegExp(`(${found.isWord ? whole(pattern) : pattern})`, 'giu'))
    .map((part, place) =>
      place % 2 ? cover(part) : coverBy(part, known.slice(at + 1), cover, rest),
    )
    .join('');
}

/** A text with each letter that it has percent-encoded as itself, on one line. */
const decoded = (text: string) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes).replace(/\s/g, ' ');
    } catch {
      return codes;
    }
  });

/** Covers what stands in a request, also encoded. One that encodes nothing of it stays as it was sent. */
export function coverEncoded(value: string, coverPart: (text: string) => string): string {
  const plain = decoded(value);
  const covered = coverPart(plain);
  return covered === plain ? coverPart(value) : covered;
}
