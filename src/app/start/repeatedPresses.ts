/** What a click presses: a label passes it on to its control. */
const pressedBy = (target: Element) => target.closest('label')?.control ?? target;

/**
 * Ends the second half of a double click. It would close again what the first has opened, press what lies below a
 * banner, or what stands at the same place on the next page. On a switch, each press is a choice. Likewise, Enter that
 * is held presses nothing that has got the focus meanwhile.
 */
export function endRepeatedPresses(): void {
  let last: Element | undefined;
  const endClick = (event: MouseEvent) => {
    const { target, detail } = event;
    if (!(target instanceof Element)) return;
    const pressed = pressedBy(target);
    const isCorrected = pressed === last && pressed.matches('[role=switch]');
    last = pressed;
    // What another script has put beside the site is its own.
    if (detail < 2 || isCorrected || !target.closest('#root')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  let held: EventTarget | null = null;
  const endKey = (event: KeyboardEvent) => {
    if (!event.repeat) held = event.target;
    else if (event.key === 'Enter' && event.target !== held) event.preventDefault();
  };
  addEventListener('click', endClick, true);
  addEventListener('keydown', endKey, true);
}
