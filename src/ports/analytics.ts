import type { Click, Grants } from '#machines/analytics.machine.ts';

type TagWindow = Window & {
  dataLayer?: ArrayLike<unknown>[];
  gtag?: (...parameters: unknown[]) => void;
};

const stateOf = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/**
 * Opens Google's queue of calls, `dataLayer`, with every consent signal denied. It is an array and
 * nothing more until `loadTag` brings the vendor's script, which reads it from then on.
 */
export function openQueue(window: TagWindow): void {
  const queue = window.dataLayer ?? [];
  window.dataLayer = queue;
  window.gtag = function gtag(..._parameters: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the vendor's script takes no arrays
    queue.push(arguments);
  };
  window.gtag('consent', 'default', {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
}

/** Updates the signals in two calls: one for analytics, one for marketing. */
export function sendSignals(window: TagWindow, { analytics, marketing }: Grants): void {
  const ads = stateOf(marketing);
  window.gtag?.('consent', 'update', { analytics_storage: stateOf(analytics) });
  window.gtag?.('consent', 'update', {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });
}

/**
 * Queues the view of a page under its path, with the title of the document. A referrer that the document has
 * in place of the browser's is named as well.
 */
export function sendPageView(window: TagWindow, path: string): void {
  const { title, referrer } = window.document;
  // Stryker disable all: `tests/engines/arrivals.test.ts` proves it where a browser has a referrer
  const isRestored = referrer !== '' && Object.hasOwn(window.document, 'referrer');
  const view = {
    page_path: path,
    page_title: title,
    ...(isRestored && { page_referrer: referrer }),
  };
  // Stryker restore all
  window.gtag?.('event', 'page_view', view);
}

export function sendClick(window: TagWindow, { name, label }: Click): void {
  window.gtag?.('event', name, { event_label: label });
}

/**
 * Configures the vendor's tag, and adds its script to the document. Of what was queued, only the consent
 * signals stay. Throws where there are none: the vendor would take everything for granted.
 */
export function loadTag(
  { document, dataLayer: queue, gtag }: TagWindow,
  measurementId: string,
): void {
  const isSignal = (call: ArrayLike<unknown>) => call[0] === 'consent';
  if (!queue?.some(isSignal) || !gtag) throw new Error('the queue has no consent signals');
  queue.splice(0, queue.length, ...queue.filter(isSignal));
  gtag('js', new Date());
  gtag('config', measurementId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  document.head.append(script);
}
