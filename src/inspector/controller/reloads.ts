import { conditionsOf } from '../conditions.ts';
import type { Reloads, SessionFile } from '../handOver/sessionFile.ts';
import { isAct } from '../record/entry.ts';

/** Where a document leaves word for the one that follows. */
const KEY = 'inspector-reload';
/** Stands while the panel goes to another window. The page that loads next belongs to the same report. */
const MOVE = 'inspector-move';

type Who = Reloads['by'][number];

/**
 * `began`: when the document before has begun, in ms since 1970. `entry`: its entry in the history. `who`: who has
 * ended it, as far as it knows.
 */
type Word = Reloads & { began: number; entry: string | undefined; who: Who };

const isReloaded = ({ performance }: Window) => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'reload';
};

/** Whether a reload has brought a document: its own, or that of the window around it. */
const hasCome = (window: Window, { began }: Word) =>
  isReloaded(window) ||
  (window.parent !== window &&
    isReloaded(window.parent) &&
    began < window.parent.performance.timeOrigin);

/** Has the next document of a tab go on with the report of the one before. */
export function announceMove(storage: () => Storage): void {
  try {
    storage().setItem(MOVE, '');
  } catch {
    // It then begins a report of its own.
  }
}

/**
 * What has brought a document from the one before; undefined where nobody knows. The panel's window has the storage of
 * the tab, whatever the page begins under.
 */
export function takeReloads(window: Window): Reloads | undefined {
  try {
    const { sessionStorage } = window.parent;
    const word = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Word | null;
    const isMoved = sessionStorage.getItem(MOVE) !== null;
    for (const key of [KEY, MOVE]) sessionStorage.removeItem(key);
    if (!word) return undefined;
    const { of, by, who, entry } = word;
    const isReload = isMoved || hasCome(window, word);
    // Another document may have come between.
    const isLoaded = who === 'link' && window.navigation?.activation?.from?.id === entry;
    if (!isReload && !isLoaded) return undefined;
    return { of, by: [...by, isReload && who === 'link' ? 'person' : who] };
  } catch {
    return undefined;
  }
}

/** Has a document leave word of its session, or of the one before where nobody has done anything in its own. */
export function leaveWord(window: Window, getSession: () => SessionFile): void {
  let who: Who = 'person';
  const { navigation } = window;
  // Browsers tell a page of what it does itself, and of no reload and no address by hand.
  navigation?.addEventListener('navigate', ({ destination, downloadRequest, navigationType }) => {
    const isOther = !destination.sameDocument && downloadRequest === null;
    who = navigationType === 'reload' ? 'page' : isOther ? 'link' : 'person';
  });
  // One that a router has shown in this document, or that has failed, leads to no other.
  for (const type of ['navigatesuccess', 'navigateerror'])
    navigation?.addEventListener(type, () => {
      who = 'person';
    });
  window.addEventListener('pagehide', () => {
    try {
      const { entries, surroundings } = getSession();
      // Under other conditions, another report begins.
      if (surroundings?.conditions !== conditionsOf(window)) return;
      const { startedAt: began, reloads } = surroundings;
      const left = entries.some(isAct) ? { of: began, by: [] } : reloads;
      const entry = navigation?.currentEntry?.id;
      const word: Word | undefined = left && { ...left, began, entry, who };
      if (word) window.parent.sessionStorage.setItem(KEY, JSON.stringify(word));
    } catch {
      // The document that comes begins a report of its own.
    }
  });
}
