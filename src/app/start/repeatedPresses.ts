/**
 * Ends the second half of a double click. It would close again what the first has opened, press what lies below a
 * banner, or what stands at the same place on the next page. Likewise, Enter that is held presses nothing that has got
 * the focus meanwhile.
 */
export function endRepeatedPresses(): void {
  const endClick = (event: MouseEvent) => {
    // What another script has put beside the site is its own.
    const isOfSite = event.target instanceof Element && event.target.closest('#root');
    if (event.detail < 2 || !isOfSite) return;
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
