import type { SyntheticEvent } from 'react';

/** A field of text with a limit. */
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Handlers for a field whose machine may keep less than was typed: the caret stays where the text was cut.
 * `take` hands the text on, and returns what the machine keeps. The attribute `maxlength` would cut a flag in
 * two, and the end of a composition.
 */
export function typingInto(take: (text: string, isComposing: boolean) => string) {
  const read = ({ currentTarget: field, nativeEvent, type }: SyntheticEvent<Field>) => {
    const { value, selectionEnd } = field;
    // Chromium sends no other event after the end of a composition.
    const isComposing =
      type !== 'compositionend' && (nativeEvent as InputEvent).isComposing === true;
    const kept = take(value, isComposing);
    if (kept === value) return;
    const caret = kept.length - value.length + (selectionEnd ?? value.length);
    field.value = kept;
    field.setSelectionRange(caret, caret);
  };
  return { onChange: read, onCompositionEnd: read };
}

/** Whether a key belongs to a composition. Safari says so by the code alone for the key that ends one. */
export const isComposing = ({ isComposing: isUnfinished, keyCode }: KeyboardEvent) =>
  isUnfinished || keyCode === 229;
