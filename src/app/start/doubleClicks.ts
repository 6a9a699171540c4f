/**
 * Gives the second half of a double click to nobody where the first half has taken away what it pressed: it
 * would press what lies below a banner, or stands at the same place on the next page.
 */
export function endDoubleClicks(): void {
  let pressed: Element | null = null;
  const end = (event: MouseEvent) => {
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
  addEventListener('click', end, true);
}
