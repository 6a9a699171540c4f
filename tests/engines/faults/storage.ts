import { banner, shown } from './outcomes.ts';
import type { Row, Step } from './row.ts';
import { agree, choose, inOtherTab, inPage, open, see, write } from './steps.ts';

/** Every access to the storages throws, as in browsers whose visitors block it. */
function deny(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

/** A visitor whose browser is French, at an address without a language. */
const french = { locale: 'fr-LU', language: 'fr' } as const;

const RECORD = 'interpunct-cookie-consent';

const GRANT = JSON.stringify({
  version: '1.0',
  preferences: { necessary: true, analytics: true, marketing: true },
  timestamp: Date.now(),
});

/** The site has a choice of the visitor, and has told the vendors. */
const granted = { machine: 'analytics', state: 'sending', kept: ['choice', 'record'] } as const;

export const storageRows: Row[] = [
  {
    title: 'R4.2, R16.6 storage of the language · denied',
    ...french,
    arrange: ({ early }) => early(deny),
    act: [open('/about', '')],
    expect: { machine: 'start', state: 'running', kept: ['language'] },
    after: { act: [choose('de'), choose('fr')], expect: { ...shown, kept: ['language'] } },
  },
];

/** Changes the record, and tells the page that it has come back from the cache. */
const comeBack = (record: string | null): Step =>
  inPage(
    (key, text) => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    RECORD,
    record,
  );

/** What another tab of the site may do meanwhile, and a page that comes back from a cache. */
export const tabRows: Row[] = [
  {
    title: 'R16.13 two tabs · another tab stores a record of another shape',
    act: [open('/about'), inOtherTab((key: string) => localStorage.setItem(key, '{'), RECORD)],
    expect: { ...banner, log: /The stored consent is not a record of this site/ },
  },
  {
    title: 'R11.10, R16.13 two tabs · another tab empties the storage',
    act: [open('/contact'), ...write, inOtherTab(() => localStorage.clear())],
    expect: { ...banner, kept: ['draft'] },
  },
  {
    title: 'R11.10, R12.9 back-forward cache · the choice was removed meanwhile',
    engines: true,
    hasChosen: false,
    act: [...agree, comeBack(null)],
    expect: banner,
  },
  {
    title: 'R11.10 back-forward cache · a choice was made meanwhile',
    engines: true,
    hasChosen: false,
    act: [open('/about'), see('consent', 'banner'), comeBack(GRANT)],
    expect: granted,
  },
];
