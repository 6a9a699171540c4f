import type { Click, Grants } from '#machines/analytics.machine.ts';

/** The cookies of Google Analytics and Microsoft Clarity. */
const VENDOR_COOKIES = /^(?:_ga|_gid|_gat|_clck|_clsk)/;

type TagWindow = Window & {
  dataLayer?: ArrayLike<unknown>[];
  gtag?: (...parameters: unknown[]) => void;
};

const stateOf = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The switch that the vendor's script reads before each request. */
const switchOf = (measurementId: string) => `ga-disable-${measurementId}`;

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

/** Removes every call from the queue but the consent signals. */
export function dropQueue({ dataLayer = [] }: TagWindow): void {
  dataLayer.splice(0, dataLayer.length, ...dataLayer.filter((call) => call[0] === 'consent'));
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

/** Queues the view of a page under its path, with the title of the document. */
export function sendPageView(window: TagWindow, path: string): void {
  const view = { page_path: path, page_title: window.document.title };
  window.gtag?.('event', 'page_view', view);
}

export function sendClick(window: TagWindow, { name, label }: Click): void {
  window.gtag?.('event', name, { event_label: label });
}

function configureTag(window: TagWindow, measurementId: string): void {
  window.gtag?.('js', new Date());
  window.gtag?.('config', measurementId, { send_page_view: false });
}

/** Adds the vendor's script to the document and calls `onLoad` when it has run. */
export function loadTag(window: TagWindow, measurementId: string, onLoad: () => void): void {
  configureTag(window, measurementId);
  const script = window.document.createElement('script');
  script.addEventListener('load', onLoad);
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  window.document.head.append(script);
}

/** Switches the tag off. A script that has not loaded yet will find an empty queue. */
export function stopTag(window: TagWindow, measurementId: string, isLoaded: boolean): void {
  Object.assign(window, { [switchOf(measurementId)]: true });
  if (!isLoaded) dropQueue(window);
}

/** Switches the tag on. A script that has not loaded yet needs its configuration again. */
export function resumeTag(window: TagWindow, measurementId: string, isLoaded: boolean): void {
  Object.assign(window, { [switchOf(measurementId)]: false });
  if (!isLoaded) configureTag(window, measurementId);
}

/** Deletes the vendors' cookies on this host and on every domain above it. */
export function deleteVendorCookies(document: Document): void {
  const labels = document.location.hostname.split('.');
  const domains = labels.map((_, start) => `; domain=${labels.slice(start).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!VENDOR_COOKIES.test(name)) continue;
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; path=/${domain}; max-age=0`;
    }
  }
}
