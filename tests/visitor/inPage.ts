/** The state of a machine, as its view writes it. Runs in the page. */
export const writtenState = (machine: string): string =>
  document.querySelector(`[data-machine=${machine}]`)?.getAttribute('data-state') ?? 'unknown';

/** The visible control with an accessible name, within a part of the page. Runs in the page. */
export function findControl(name: string, part: string, getsFocus = false): Element | undefined {
  // Names are read across the borders of their parts.
  const letters = (text: string | null | undefined) => text?.replaceAll(/\s/g, '');
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    ((element as HTMLInputElement).labels?.[0] ?? element).textContent;
  const controls = document.querySelectorAll<HTMLElement>(
    `:is(${part}) :is(a, button, input, textarea)`,
  );
  const control = [...controls].find(
    (element) =>
      letters(nameOf(element)) === letters(name) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // A press would miss what is still on its way.
      !element.closest('dialog')?.getAnimations().length,
  );
  // The header lies over the edge of the window.
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (getsFocus) control?.focus();
  return control;
}

/** The first visible element that matches. Runs in the page. */
export function findVisible(selector: string): Element | undefined {
  const element = [...document.querySelectorAll(selector)].find((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true }),
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

/** Whether a part of the page shows these texts. Runs in the page. */
export function isShown(texts: readonly string[], part: string): boolean {
  // French has no-break spaces, and no reader sees a difference.
  const read = (element: HTMLElement) =>
    // biome-ignore lint/performance/useDomNodeTextContent: only what is on the screen counts
    element.innerText.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  return [...document.querySelectorAll<HTMLElement>(part)].some(
    (element) => element.checkVisibility() && texts.every((text) => read(element).includes(text)),
  );
}
