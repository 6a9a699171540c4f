/**
 * What had the focus of a page as the panel took it, and whether the page took it for invalid: the browser then says that
 * nothing has the focus, and a page may look at what was typed.
 */
const taken = new WeakMap<Document, { one: Element; isInvalid: boolean }>();

const isInvalid = (one: Element) => one.matches('[aria-invalid=true]');

/** What has the focus of a page, or had it as the panel took it. */
export function focusedIn(document: Document): Element | null {
  const { activeElement, body } = document;
  const held = taken.get(document)?.one;
  return activeElement === body && held?.isConnected ? held : activeElement;
}

/** Whether a page has taken a field for invalid as a person left it for the panel. In a test, nobody leaves it. */
export function isOfLeaving(one: Element): boolean {
  const held = taken.get(one.ownerDocument);
  return held?.one === one && !held.isInvalid && isInvalid(one);
}

/** Follows the focus of a window, also where another window or the panel takes it. */
export function followFocus(window: Window): void {
  const { document } = window;
  let lost: { one: Element; isInvalid: boolean } | null = null;
  // A press comes after its pointer, which still finds what had the focus.
  for (const type of ['focusin', 'mousedown'])
    window.addEventListener(type, () => taken.delete(document), true);
  window.addEventListener(
    'blur',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      lost = { one: target, isInvalid: isInvalid(target) };
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
