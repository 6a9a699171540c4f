const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/**
 * Waits until a person presses an element of a page, which hears nothing of it. Resolves with null at Escape,
 * and where `signal` ends it.
 */
export function pickElement(window: Window, signal: AbortSignal): Promise<Element | null> {
  const end = new AbortController();
  const whilePicking = { capture: true, signal: end.signal };
  return new Promise((resolve) => {
    const settle = (element: Element | null) => {
      end.abort();
      resolve(element);
    };
    const keep = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    signal.addEventListener('abort', () => settle(null), { once: true });
    for (const type of PRESS) {
      const hear = (event: Event) => {
        keep(event);
        if (type === 'click') settle(event.composedPath()[0] as Element);
      };
      window.addEventListener(type, hear, whilePicking);
    }
    const hearKey = (event: KeyboardEvent) => {
      keep(event);
      if (event.key === 'Escape') settle(null);
    };
    window.addEventListener('keydown', hearKey, whilePicking);
    window.focus();
  });
}
