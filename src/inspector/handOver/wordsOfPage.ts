import type { Gesture } from '../record/entry.ts';

/** Whether a text at a place of a session names something of the page. */
export const isNamed = (place: string): boolean =>
  /(?:control|within|focus|(?:switches|marks|fields)\/\d+)\/name$|(?:^|\/)page\/title$/.test(place);

/** Whether an alert or a status says it. */
export const isSaid = (place: string): boolean => /(?:^|\/)said\/\d+\/text$/.test(place);

/** Whether a secret was a word of a name of the page, such as “Password”, as it was typed. */
export const isNameThen = (secret: string, { control, page }: Partial<Gesture> = {}): boolean =>
  [control, page?.focus, page?.switches, page?.marks, page?.fields, { name: page?.title }]
    .flat()
    .flatMap((one) => one?.name?.toLowerCase().match(/\p{L}+/gu) ?? [])
    .includes(secret);

/** No word has a whole secret of so many letters in it by chance. */
const LONG = 12;

/**
 * Tells where the letters of a secret stand in a text by chance. They do so in the middle of words, as those of
 * “wrong-pass” in “Wrong password”. A word does so that begins with a capital which nobody typed, unless it is a whole
 * secret. A digit or a sign never stands there by chance, and neither does a whole secret that is long. In the middle of
 * words of data (not `isSentence`), letters do so only where a space parts them that nobody typed.
 */
export function createChance(
  typed: readonly string[],
  isWhole: (found: string) => boolean,
): (found: string, at: number, text: string, isSentence: boolean) => boolean {
  const all = typed.join('\n');
  const small = all.toLowerCase();
  return (found, at, text, isSentence) => {
    const isLong = found.replace(/[\s-]/g, '').length >= LONG;
    if (/[^\p{L}\s-]/u.test(found) || (isLong && isWhole(found))) return false;
    const end = at + found.length;
    const isInWord = /\p{L}/u.test(text.charAt(end)) || /\p{L}/u.test(text.charAt(at - 1));
    const hasOtherSpace = /\s/.test(found) && !small.includes(found.toLowerCase());
    if (isInWord && (isSentence || hasOtherSpace)) return true;
    return /^\p{Lu}\p{Ll}+$/u.test(found) && !all.includes(found) && !isWhole(found);
  };
}
