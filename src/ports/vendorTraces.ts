import type { Grants } from '#machines/analytics.machine.ts';

/** What the vendors store by category: the names of cookies and of entries in the web storages. */
const TRACES: Record<keyof Grants, RegExp> = {
  /** Google Analytics and Microsoft Clarity. */
  analytics: /^_(?:ga$|ga_|gid$|gat|clck$|clsk$|cltk$)/,
  /** The links from an advertisement to a visit, which Google's tag keeps. */
  marketing: /^_(?:gcl|gac)_/,
};

/** Deletes a cookie on this host and on every domain above it. */
function deleteCookie(document: Document, name: string): void {
  const labels = document.location.hostname.split('.');
  const domains = labels.map((_, start) => `; domain=${labels.slice(start).join('.')}`);
  for (const domain of ['', ...domains]) {
    document.cookie = `${name}=; path=/${domain}; max-age=-1`;
  }
}

/** Deletes what the vendors have stored in the categories that are not granted. */
export function deleteVendorTraces(window: Window, grants: Grants): void {
  const { document } = window;
  const isTrace = (name: string) =>
    (['analytics', 'marketing'] as const).some(
      (category) => !grants[category] && TRACES[category].test(name),
    );
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.replace(/=.*/, '');
    if (isTrace(name)) deleteCookie(document, name);
  }
  for (const open of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      const storage = open();
      for (const key of Object.keys(storage).filter(isTrace)) storage.removeItem(key);
    } catch {
      // A storage that is denied holds nothing.
    }
  }
}
