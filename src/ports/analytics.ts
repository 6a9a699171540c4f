import type { Click, Grants } from '#machines/analytics.machine.ts';

/** What the vendors store: Google Analytics, Microsoft Clarity. */
const VENDOR_COOKIES = /^(?:_ga|_gid|_gat|_clck|_clsk)/;

type AnalyticsWindow = Window & {
  dataLayer?: ArrayLike<unknown>[];
  gtag?: (...parameters: unknown[]) => void;
};

const stateOf = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/**
 * Google's queue of calls, with every consent signal denied from the start. It is a queue and nothing
 * more until `loadTag` brings the vendor's script, which reads it from then on. Without a
 * measurement id nothing is ever loaded.
 */
export function openAnalytics(window: AnalyticsWindow, measurementId: string | undefined) {
  const queue = window.dataLayer ?? [];
  window.dataLayer = queue;
  function gtag(..._parameters: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the vendor's script takes no arrays
    queue.push(arguments);
  }
  window.gtag = gtag;
  const isStopped = `ga-disable-${measurementId}`;
  /** Whether the vendor's script has come: from then on it takes every call at once. */
  let isRunning = false;

  const configure = () => {
    if (!measurementId) return;
    gtag('js', new Date());
    gtag('config', measurementId, { send_page_view: false });
  };
  const dropQueue = () => {
    queue.splice(0, queue.length, ...queue.filter((call) => call[0] === 'consent'));
  };

  gtag('consent', 'default', {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });

  return {
    /** Two calls: the choice on analytics, and the choice on marketing. */
    signal({ analytics, marketing }: Grants): void {
      const ads = stateOf(marketing);
      gtag('consent', 'update', { analytics_storage: stateOf(analytics) });
      gtag('consent', 'update', { ad_storage: ads, ad_user_data: ads, ad_personalization: ads });
    },

    dropQueue,

    loadTag(): void {
      if (!measurementId) return;
      configure();
      const script = window.document.createElement('script');
      script.addEventListener('load', () => {
        isRunning = true;
      });
      script.async = true;
      script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
      window.document.head.append(script);
    },

    stopTag(): void {
      Object.assign(window, { [isStopped]: true });
      // A script that is still on its way is to find nothing.
      if (!isRunning) dropQueue();
    },

    resumeTag(): void {
      Object.assign(window, { [isStopped]: false });
      if (!isRunning) configure();
    },

    sendPageView(path: string): void {
      gtag('event', 'page_view', { page_path: path, page_title: window.document.title });
    },

    sendClick({ name, label }: Click): void {
      gtag('event', name, { event_label: label });
    },
  };
}

export type Analytics = ReturnType<typeof openAnalytics>;

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
