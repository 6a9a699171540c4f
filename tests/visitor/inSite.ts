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
