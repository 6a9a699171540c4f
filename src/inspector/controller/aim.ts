import type { Gesture } from '../record/entry.ts';
import { CONTROLS, controlOf, isHidden } from './controls.ts';

/** The element that an event is about, also within a shadow. It may be the window or the document, too. */
export const elementAt = (event: Event) => event.composedPath()[0] as Partial<Element>;

/** The control that an event is about; undefined beside all of them. */
export const controlAt = (event: Event) => elementAt(event).closest?.(CONTROLS) ?? undefined;

/** The disabled control that a click was meant for: it hears of none. */
export function disabledAt({ clientX, clientY, view }: MouseEvent): Element | undefined {
  // It may let the pointer through, so no browser finds it at the point.
  return [...(view?.document.querySelectorAll(CONTROLS) ?? [])].find((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isThere = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    return isThere && control.matches(':disabled') && !isHidden(control);
  });
}

/** So many letters of a text find what has it. */
const LONGEST_TEXT = 80;

const spaced = ({ textContent }: Partial<Element>) =>
  (textContent ?? '').replace(/\s+/g, ' ').trim();

/** What an act without a control was about: a text that the page has once, or a place. */
export function besideAt(
  event: MouseEvent,
  element = elementAt(event),
): Pick<Gesture, 'control' | 'at'> {
  const name = spaced(element);
  const isShort = element.childElementCount === 0 && name !== '' && name.length <= LONGEST_TEXT;
  const all = isShort ? element.ownerDocument?.body.querySelectorAll('*') : undefined;
  // What is around it has the text by it, and is not read. Anything else with the text is found by it, too.
  const alike = [...(all ?? [])].filter(
    (one) => one === element || (!one.contains(element as Element) && spaced(one) === name),
  );
  return alike.length === 1
    ? { control: { role: 'text', name } }
    : { at: { x: event.clientX, y: event.clientY } };
}

/** What a pointer is about. A label stands for its control. */
export function aimOf(event: MouseEvent, element = elementAt(event)) {
  const label = element.closest?.('label');
  const control = element.closest?.(CONTROLS) ?? label?.control ?? disabledAt(event);
  return control ? { control: controlOf(control) } : besideAt(event, element);
}
