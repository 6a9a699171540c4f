import type { InPage, Kept, MachineId } from './row.ts';
import type { words } from './words.ts';

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
    case 'podcastPopup':
      return 'dismissed';
    case 'versionBadge':
      return 'hidden';
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

/** Whether a page of the site stands on the screen, with its frame. Runs in the page. */
export function isReadable(): boolean {
  return ['header', 'main h1', 'footer'].every((selector) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }),
  );
}

/** Whether all parts of a text stand on the screen. Runs in the page. */
export function isShown(parts: readonly string[]): boolean {
  // The build binds words, and no reader sees a difference.
  const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
  // biome-ignore lint/performance/useDomNodeTextContent: only what is on the screen counts
  return parts.every((part) => plain(document.body.innerText).includes(plain(part)));
}

type Probe = InPage<[typeof words, string], boolean>;

/** Whether what the visitor had is still there. Each runs in the page, with the words and the language. */
export const probes: Record<Kept, Probe> = {
  draft: (typed) =>
    (['name', 'email', 'message'] as const).every(
      (name) =>
        document.querySelector<HTMLInputElement>(`[data-machine=contactForm] [name=${name}]`)
          ?.value === typed[name],
    ),
  address: (typed) =>
    document.querySelector<HTMLInputElement>('[data-machine=newsletter] [name=email]')?.value ===
    typed.email,
  question: (typed) => {
    const asked = [...document.querySelectorAll('[role=log] [data-role=user]')];
    return asked.length === 1 && Boolean(asked[0]?.textContent?.includes(typed.question));
  },
  conversation: (typed) => {
    const said = [...document.querySelectorAll('[role=log] [data-role]')];
    const [, question, answer] = said;
    return (
      said.length === 3 &&
      Boolean(question?.textContent?.includes(typed.question)) &&
      Boolean(answer?.textContent?.includes(typed.answer))
    );
  },
  history: () => document.querySelectorAll('[role=log] [data-role]').length >= 500,
  input: (typed) =>
    document.querySelector<HTMLTextAreaElement>('[data-machine=chat] textarea')?.value ===
    typed.input,
  record: () => {
    const { preferences } = JSON.parse(localStorage['interpunct-cookie-consent'] ?? '{}');
    return typeof preferences?.analytics === 'boolean';
  },
  choice: () => !document.querySelector('[data-machine=consent]'),
  language: (_, language) => document.documentElement.lang === language,
  page: () => !document.querySelector('main [role=alert]:not([hidden])'),
  scroll: (typed) => Math.abs(scrollY - typed.scroll) <= 1,
};
