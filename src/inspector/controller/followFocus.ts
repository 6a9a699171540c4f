/** What had the focus of a page as the panel took it: the browser then says that nothing has the focus. */
const taken = new WeakMap<Document, Element>();

/** What has the focus of a page, or had it as the panel took it. */
export function focusedIn(document: Document): Element | null {
  const { activeElement, body } = document;
  const held = taken.get(document);
  return activeElement === body && held?.isConnected ? held : activeElement;
}

/** Follows the focus of a window, also where another window or the panel takes it. */
export function followFocus(window: Window): void {
  const { document } = window;
  let lost: Element | null = null;
  // A press comes after its pointer, which still finds what had the focus.
  for (const type of ['focusin', 'mousedown'])
    window.addEventListener(type, () => taken.delete(document), true);
  window.addEventListener(
    'blur',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      lost = target;
      // A window that loses the focus hears of it at once. Else a person has pressed beside the controls.
      window.setTimeout(() => {
        lost = null;
      });
    },
    true,
  );
  // That of an element does not bubble.
  window.addEventListener('blur', () => {
    if (lost) taken.set(document, lost);
  });
}
