/** The words of a name, in small letters, each after a space: `heroRotator.next` has three. */
const wordsIn = (name: string) =>
  ` ${name.replace(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{N}]+/gu, ' ').toLowerCase()}`;

/** The distance of a name that does not have a text. */
export const NOT_NEAR = 3;

/** Whether a text is another one with one letter too many, too few or wrong. */
function isTypo(text: string, sought: string): boolean {
  let same = 0;
  while (same < text.length && text[same] === sought[same]) same += 1;
  const [own, other] = [text.slice(same), sought.slice(same)];
  return [own, own.slice(1)].includes(other.slice(1)) || own.slice(1) === other;
}

/**
 * How far a name is from a text, in any case: 0 for the same, 1 where a word begins so, 2 where it has that, or where a
 * word of some letters is mistyped.
 */
export function distance(name: string, text: string): number {
  const [own, sought] = [name.toLowerCase(), text.toLowerCase()];
  if (own === sought) return 0;
  if (own.startsWith(sought) || wordsIn(name).includes(wordsIn(text).trimEnd())) return 1;
  const isMistyped =
    sought.length > 3 && [own, ...wordsIn(name).split(' ')].some((one) => isTypo(one, sought));
  return own.includes(sought) || isMistyped ? 2 : NOT_NEAR;
}
