/** A text, and what stood in its field before a composition under way: an unfinished word of an input method. */
export type Field = { text: string; before: string | null };

/** How a text came into a field: as an unfinished composition or not, and where the caret stands behind it. */
export type Typing = { isComposing?: boolean; caret?: number };

/** Whether a text has white space and signs without a width alone. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

/** What people see as characters: a flag, a family or a letter with its accents is one. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : // Firefox before 125 keeps at least the halves of a character together.
      [...text];

/**
 * Cuts a text to a limit, in UTF-16 units, between two characters. What is typed into the middle of a full field
 * does not eat its end: the text behind the caret stays, as far as it stood there before.
 */
export function withinLimit(
  text: string,
  limit: number,
  before: string | null = null,
  caret = 0,
): string {
  // Stryker disable next-line EqualityOperator: a text as long as the limit comes whole out of what follows, too
  if (text.length <= limit) return text;
  let end = text.length;
  // Stryker disable next-line StringLiteral: no text ends as the mutant does
  for (const character of charactersOf(before ?? '').reverse()) {
    if (end <= caret || !text.endsWith(character, end)) break;
    end -= character.length;
  }
  const most = limit - (text.length - end);
  let start = 0;
  // Two units beyond the limit tell whether a character ends there.
  // Stryker disable next-line MethodExpression: a long text takes longer then, and comes to the same
  for (const character of charactersOf(text.slice(0, most + 2))) {
    if (start + character.length > most) break;
    start += character.length;
  }
  return text.slice(0, start) + text.slice(end);
}

/** Takes what is typed into a field. An unfinished composition is not cut: that would end it. */
export const takeTyped = (
  { text, before }: Field,
  typed: string,
  { isComposing, caret }: Typing,
  limit: number,
): Field => {
  const base = before ?? text;
  return isComposing
    ? { text: typed, before: base }
    : { text: withinLimit(typed, limit, base, caret), before: null };
};
