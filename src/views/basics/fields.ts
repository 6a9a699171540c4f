import { useRef } from 'react';
import { useLayoutEffect } from './effects.ts';

/**
 * Shows the text of a machine in a field. Returns a ref for the field, which has no `value`: the browser
 * owns what stands there. Managers of passwords fill in fields without any event, and React would put its
 * own value back.
 *
 * A field that shows something else than the machine last had, or than the starter has put into it, was filled in
 * meanwhile, and keeps it. The view tells the machine with the next input, and when it
 * is sent or left.
 */
export function useFieldText<F extends HTMLInputElement | HTMLTextAreaElement>(text: string) {
  const field = useRef<F>(null);
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
  }, [text]);
  return field;
}
