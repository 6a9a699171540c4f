import type { Gesture } from '../record/entry.ts';
import { namesIn } from './tree.ts';

/** Whether a text at a place of a session names something of the page. */
export const isNamed = (place: string): boolean =>
  /(?:control|within|focus|tree|fields\/\d+)\/name$|(?:^|\/)page\/title$/.test(place);

/** Whether the page says it, such as an alert. */
export const isSaid = (place: string): boolean => place.endsWith('tree/text');

/** Whether a secret was a word of a name of the page, such as “Password”, as it was typed. */
export const isNameThen = (secret: string, { control, page }: Partial<Gesture> = {}): boolean =>
  [control?.name, page?.focus?.name, page?.title, ...(page?.tree ? namesIn(page.tree) : [])]
    .flatMap((text) => text?.toLowerCase().match(/\p{L}+/gu) ?? [])
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
