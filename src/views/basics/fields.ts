import { useRef } from 'react';
import { useLayoutEffect } from './effects.ts';

/**
 * Shows the text of a machine in a field. Returns a ref for the field, which has no `value`: the browser
 * owns what stands there. Managers of passwords fill in fields without any event, and React would put its
 * own value back.
 *
 * A field that shows something else than the machine last had was filled in meanwhile, and keeps it. The
 * view tells the machine as soon as it notices.
 */
export function useFieldText<F extends HTMLInputElement | HTMLTextAreaElement>(text: string) {
  const field = useRef<F>(null);
  const last = useRef('');
  useLayoutEffect(() => {
    const element = field.current;
    if (element && element.value === last.current && element.value !== text) element.value = text;
    last.current = text;
  }, [text]);
  return field;
}
