import type { SyntheticEvent } from 'react';

type TypingEvent = SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>;

/**
 * Handlers for a field with a `maxLength`. `take` hands its text on, and returns what the machine keeps of it: a
 * script may write more than a visitor can. A composition is not cut before it ends: that would end it.
 */
export function typing(take: (text: string) => string) {
  const read = ({ currentTarget: field, nativeEvent, type }: TypingEvent) => {
    const kept = take(field.value);
    // Chromium sends no other event after the end of a composition.
    const isUnfinished = type !== 'compositionend' && (nativeEvent as InputEvent).isComposing;
    if (!isUnfinished && field.value !== kept) field.value = kept;
  };
  return { onChange: read, onCompositionEnd: read };
}

/** Whether a key belongs to a composition. Safari says so by the code alone for the key that ends one. */
export const isComposing = ({ isComposing: isUnfinished, keyCode }: KeyboardEvent) =>
  isUnfinished || keyCode === 229;
