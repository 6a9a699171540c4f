import type { SyntheticEvent } from 'react';
import type { Typing } from '#machines/typing.ts';

/** A field of text with a limit. */
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Handlers for a field whose machine may keep less than was typed: the caret stays where the text was cut.
 * `take` hands the text on, and returns what the machine keeps. The attribute `maxlength` would cut a flag in
 * two, and the end of a composition.
 */
export function typingInto(take: (text: string, typing: Typing) => string) {
  const read = ({ currentTarget: field, nativeEvent, type }: SyntheticEvent<Field>) => {
    const { value } = field;
    const caret = field.selectionEnd ?? value.length;
    // Chromium sends no other event after the end of a composition.
    const isComposing =
      type !== 'compositionend' && (nativeEvent as InputEvent).isComposing === true;
    const accepted = take(value, { isComposing, caret });
    if (accepted === value) return;
    field.value = accepted;
    const end = caret + accepted.length - value.length;
    field.setSelectionRange(end, end);
  };
  return { onChange: read, onCompositionEnd: read };
}

/** Whether a key belongs to a composition. Safari says so by the code alone for the key that ends one. */
export const isComposing = ({ isComposing: isUnfinished, keyCode }: KeyboardEvent) =>
  isUnfinished || keyCode === 229;
