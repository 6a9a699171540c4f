import type { siteMachine } from '#machines/site.machine.ts';

/** The id of a behaviour. */
export type MachineId = keyof (typeof siteMachine)['implementations']['actors'] | 'start';

/**
 * The state of a behaviour, as the page shows it. Runs in the page. Most views write it to their element;
 * for the others it follows from what is on the screen.
 */
export function stateOf(machine: MachineId): string {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const written = document.querySelector(`[data-machine=${machine}]`)?.getAttribute('data-state');
  if (written) return written;
  const calls = () =>
    [...((window as { dataLayer?: Iterable<ArrayLike<unknown>> }).dataLayer ?? [])].map((call) =>
      Array.from(call),
    );
  switch (machine) {
    case 'start':
      if (document.documentElement.dataset.hydrated !== undefined) return 'running';
      // The page does not tell one from the other; a failure of the chart is in the log.
      return 'loading failed';
    case 'page':
      if (has('main [role=alert]:not([hidden]) button')) return 'failed';
      if (has('main [role=alert]:not([hidden]) a')) return 'crashed';
      return has('main [role=progressbar]') ? 'loading.slow' : 'shown';
    case 'chatOverlay':
      if (has('[data-machine=chat] > dialog[open]')) return 'ready';
      return has('[data-machine=chat] > [role=alert]') ? 'failed' : 'absent';
    case 'consentOverlay':
      return has('[data-machine=consent]') ? 'ready' : 'failed';
    case 'consent':
      return calls().some(([kind, name]) => kind === 'consent' && name === 'update')
        ? 'settled'
        : 'reading';
    case 'analytics':
      if (!calls().some(([kind]) => kind === 'config')) return 'queueing';
      return 'clarity' in window ? 'sending.recording' : 'sending.unrecorded';
    case 'embed':
      return has('iframe') ? 'open' : 'posters';
    default:
      return 'unknown';
  }
}

/**
 * Whether a page is on the screen, with its heading. Runs in the page. The address tells too little: the
 * old page stays until the new one can be shown, and a press in that moment is lost when the page scrolls.
 */
export const isAt = (end: string): boolean =>
  document.querySelector(`footer a[aria-current=page][href$="${end}"]`) !== null &&
  document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) === true;

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
