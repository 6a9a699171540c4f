/** What a click presses: a label passes it on to its control. */
const pressedBy = (target: Element) => target.closest('label')?.control ?? target;

/** Whether Enter presses this control of the site, or sends its form. */
const isPressed = (target: EventTarget | null) =>
  target instanceof Element && target.matches('#site :is(button, summary, input)');

/**
 * Ends the second half of a double click. It would close again what the first has opened, press what lies below a
 * banner, or what stands at the same place on the next page. On a switch, each press is a choice. Likewise, Enter that
 * is held presses a control once, and nothing that has got the focus meanwhile.
 */
export function endRepeatedPresses(): void {
  let last: Element | undefined;
  const endClick = (event: MouseEvent) => {
    const { target, detail } = event;
    if (!(target instanceof Element)) return;
    const pressed = pressedBy(target);
    const isCorrected = pressed === last && pressed.matches('[role=switch]');
    last = pressed;
    // What another script has put beside the site is its own. The plain event of a script counts no presses.
    if (!(detail >= 2) || isCorrected || !target.closest('#site')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  let held: EventTarget | null = null;
  const endKey = (event: KeyboardEvent) => {
    const { target, key, repeat } = event;
    if (!repeat) held = target;
    else if (key === 'Enter' && (target !== held || isPressed(target))) event.preventDefault();
  };
  addEventListener('click', endClick, true);
  addEventListener('keydown', endKey, true);
}
