import { type RefObject, useRef } from 'react';
import { useLayoutEffect } from './effects.ts';

/**
 * Shows the text of a machine in a field, which has no `value`: the browser owns what stands there. Managers of
 * passwords fill in fields without any event, and React would put its own value back.
 *
 * A field that shows something else than the machine last had, or than the starter has put into it, was filled in
 * meanwhile, and keeps it. The view tells the machine with the next input, and when it is sent or left.
 */
export function useFieldText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  text: string,
): void {
  const last = useRef('');
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const { draft } = element.dataset;
    // The machine does not have the draft yet.
    if (draft !== undefined && text === '') return;
    const shown = draft ?? last.current;
    if (element.value === shown && shown !== text) element.value = text;
    delete element.dataset.draft;
    last.current = text;
  }, [field, text]);
}

/** Tells the machine what stands in a form or a field as the visitor leaves: it may have come without an event. */
export function useLastTexts<A, E extends HTMLElement>(
  actor: A,
  ref: RefObject<E | null>,
  tell: (actor: A, element: E) => void,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const tellAll = () => element && tell(actor, element);
    addEventListener('pagehide', tellAll);
    return () => {
      removeEventListener('pagehide', tellAll);
      tellAll();
    };
  }, [actor, ref, tell]);
}
