/** The words of a name, in small letters, each after a space: `heroRotator.next` has three. */
const wordsIn = (name: string) =>
  ` ${name.replace(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{N}]+/gu, ' ').toLowerCase()}`;

/** The distance of a name that does not have a text. */
export const NOT_NEAR = 3;

/** How far a name is from a text, in any case: 0 for the same, 1 where a word begins so, 2 where it has that. */
export function distance(name: string, text: string): number {
  const [own, sought] = [name.toLowerCase(), text.toLowerCase()];
  if (own === sought) return 0;
  if (own.startsWith(sought) || wordsIn(name).includes(wordsIn(text).trimEnd())) return 1;
  return own.includes(sought) ? 2 : NOT_NEAR;
}
