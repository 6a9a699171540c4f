import type { RefObject, SyntheticEvent } from 'react';
import type { Typing } from '#machines/typing.ts';
import { useLayoutEffect } from './effects.ts';

/** A field of text with a limit. */
type Field = HTMLInputElement | HTMLTextAreaElement;

/** What comes in by keys or from the clipboard, as one event says before. A composition is not to be stopped. */
const comesIn = ({ inputType, data }: InputEvent) =>
  inputType === 'insertLineBreak'
    ? '\n'
    : (/^insert(Text|FromPaste)$/.test(inputType) && data?.replaceAll(/\r\n?/g, '\n')) || '';

/**
 * Handlers for a field whose machine may keep less than was typed: the caret stays where the text was cut.
 * `take` hands the text on, and returns what the machine keeps. The attribute `maxlength` would cut a flag in
 * two, and the end of a composition.
 *
 * Where the browser asks, what is too much is cut before it comes in: no browser can undo what a script has written.
 */
export function useTyping(
  ref: RefObject<Field | null>,
  limit: number,
  take: (text: string, typing: Typing) => string,
) {
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    field.onbeforeinput = (event) => {
      const text = comesIn(event);
      const { value } = field;
      const start = field.selectionStart ?? value.length;
      const end = field.selectionEnd ?? start;
      const typed = value.slice(0, start) + text + value.slice(end);
      if (!text || typed.length <= limit) return;
      event.preventDefault();
      const accepted = take(typed, { caret: start + text.length });
      const rest = accepted.length - (value.length - end);
      // An accent without room would take the letter before it along.
      if (rest < start) take(value, { caret: end });
      else if (accepted !== value)
        document.execCommand('insertText', false, accepted.slice(start, rest));
    };
  });
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
