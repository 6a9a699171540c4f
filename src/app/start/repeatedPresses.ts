/**
 * Ends the second half of a double click. It would close again what the first has opened, press what lies below a
 * banner, or what stands at the same place on the next page. A switch that is pressed twice is back where it was: there,
 * each press is a choice. Likewise, Enter that is held presses nothing that has got
 * the focus meanwhile.
 */
export function endRepeatedPresses(): void {
  let last: EventTarget | null = null;
  const endClick = (event: MouseEvent) => {
    const { target, detail } = event;
    const isCorrected = target === last && (target as Element).matches('[role=switch]');
    last = target;
    // What another script has put beside the site is its own.
    const isOfSite = target instanceof Element && target.closest('#root');
    if (detail < 2 || isCorrected || !isOfSite) return;
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
