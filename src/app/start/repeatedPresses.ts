/**
 * Ends the second half of a double click if the first has taken away what it pressed: it would press what lies
 * below a banner, or stands at the same place on the next page. Likewise, Enter that is held presses nothing that
 * has got the focus meanwhile.
 */
export function endRepeatedPresses(): void {
  let pressed: Element | null = null;
  const endClick = (event: MouseEvent) => {
    const { target } = event;
    // Another script may send a click to the document.
    if (!(target instanceof Element)) return;
    // The parts of a control may change with a press.
    if (event.detail < 2) pressed = target.closest('a, button') ?? target;
    else if (pressed?.getClientRects().length === 0) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  let held: EventTarget | null = null;
  const endKey = (event: KeyboardEvent) => {
    if (!event.repeat) held = event.target;
    else if (event.key === 'Enter' && event.target !== held) event.preventDefault();
  };
  addEventListener('click', endClick, true);
  addEventListener('keydown', endKey, true);
}
