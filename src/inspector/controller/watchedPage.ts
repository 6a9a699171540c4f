import { conditionsOf } from '../conditions.ts';
import type { Reloads, Stored, Surroundings } from '../handOver/sessionFile.ts';
import type { WatchedPage } from '../inspected.ts';
import type { Outside, Size } from '../record/entry.ts';
import { followActs } from './followActs.ts';
import { offerPanel } from './offerPanel.ts';
import { hasLeft, isOfConditions, leaveStorages, textsIn } from './ownStorages.ts';
import { pickElement } from './pickElement.ts';
import { leaveWord } from './reloads.ts';
import { shownIn } from './shownIn.ts';

const BROWSERS = {
  Edg: 'Edge',
  OPR: 'Opera',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Version: 'Safari',
};

function browserOf({ userAgent, platform }: Navigator): string {
  const known = Object.entries(BROWSERS).flatMap(([token, name]) => {
    const [, version] = new RegExp(`${token}/(\\d+)`).exec(userAgent) ?? [];
    return version ? [`${name} ${version}`] : [];
  });
  return `${known[0] ?? 'a browser'} on ${platform}`;
}

/** Whether there is a stored text of this name in the same storage. */
const isIn = (all: readonly Stored[], { name, isOfTab, isCookie }: Stored) =>
  all.some((one) => one.name === name && one.isOfTab === isOfTab && one.isCookie === isCookie);

/** What an app has stored, but for what is `passing`, with a mark on what was stored or removed `elsewhere`. */
function storedIn(
  window: Window & typeof globalThis,
  passing: readonly string[],
  elsewhere: readonly Stored[] = [],
): Stored[] {
  const texts = (['localStorage', 'sessionStorage'] as const).flatMap((storage) =>
    textsIn(window, storage).map(
      ([name, value]): Stored => ({
        name,
        value,
        ...(storage === 'sessionStorage' && { isOfTab: true }),
        ...(isOfConditions(window, storage, name, value) && { isOfConditions: true }),
      }),
    ),
  );
  const cookies = window.document.cookie.split('; ').filter(Boolean);
  return [
    ...texts.map((one) => (isIn(elsewhere, one) ? { ...one, isElsewhere: true as const } : one)),
    ...elsewhere.filter((one) => !isIn(texts, one)),
    ...cookies.map((cookie): Stored => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), isCookie: true };
    }),
  ].filter(({ name }) => !name.startsWith('inspector') && !passing.includes(name));
}

/** Follows what other windows store and remove, for as long as the page is there. Returns its list. */
function followElsewhere(window: Window, atStart: readonly Stored[]): readonly Stored[] {
  const elsewhere: Stored[] = [];
  window.addEventListener('storage', ({ key, storageArea }) => {
    // This page has storages of its own: the browser's are none of its concern. A blocked one would throw here.
    if (hasLeft(window)) return;
    const area = storageArea === window.sessionStorage ? ({ isOfTab: true } as const) : {};
    // Clearing a storage sends null.
    const names = key === null ? atStart.map(({ name }) => name) : [key];
    const marks = names.map((name) => ({ name, value: '', ...area, isElsewhere: true as const }));
    elsewhere.push(...marks.filter((one) => !isIn(elsewhere, one)));
  });
  return elsewhere;
}

/** All that is stored is read once in so many ms: it may be long, and an app may hear of each frame. */
const LOOK_MS = 100;

/** Follows what an app stores: what it removes again is not there at the end. */
function followRemoved(atStart: readonly Stored[], storedNow: () => readonly Stored[]) {
  let seen = atStart;
  let next = 0;
  return {
    look: () => {
      const now = performance.now();
      if (now < next) return;
      next = now + LOOK_MS;
      seen = [...seen, ...storedNow().filter((one) => !isIn(seen, one))];
    },
    stored: (): Stored[] => {
      const now = storedNow();
      const gone = seen.filter((one) => !isIn(now, one) && !isIn(atStart, one));
      return [...now, ...gone.map((one) => ({ ...one, value: '', isRemoved: true as const }))];
    },
  };
}

/** Where the news came from that a page is handling. A message between its own parts is none. */
function outsideOf({ event }: Window): Outside | undefined {
  const { type, target, persisted } = (event ?? {}) as Partial<PageTransitionEvent>;
  const from = Object.prototype.toString.call(target).slice(8, -1);
  if (type === 'storage' || from === 'BroadcastChannel') return 'another window';
  if (type === 'online' || type === 'offline') return 'the network';
  if (from === 'WebSocket' || from === 'EventSource') return 'the server';
  return type === 'pageshow' && persisted ? 'the history' : undefined;
}

/** Follows the size of a window. To read it each time would lay the page out. */
function followSize(window: Window): () => Size {
  const read = (): Size => ({ width: window.innerWidth, height: window.innerHeight });
  let size = read();
  const follow = () => {
    size = read();
  };
  window.addEventListener('resize', follow, true);
  return () => size;
}

/** What the inspector has to know of the page in a window, and of the reloads that have brought it. */
export const watchedPage = (
  window: Window & typeof globalThis,
  passing: readonly string[] = [],
  reloads?: Reloads,
): WatchedPage => {
  const atStart = storedIn(window, passing);
  const elsewhere = followElsewhere(window, atStart);
  const removed = followRemoved(atStart, () => storedIn(window, passing, elsewhere));
  const size = followSize(window);
  return {
    surroundings: {
      ...surroundingsOf(window),
      ...size(),
      stored: atStart,
      ...(reloads && { reloads }),
    },
    leaveStorages: () => leaveStorages(window),
    leaveWord: (getSession) => leaveWord(window, getSession),
    pick: (signal, nameOf) => pickElement(window, signal, nameOf),
    outside: () => outsideOf(window),
    shown: () => shownIn(window.document),
    // Each cause asks for it, before anything follows.
    size: () => {
      removed.look();
      return size();
    },
    stored: removed.stored,
    ...followActs(window),
    ...offerPanel(window),
  };
};

/** Where a document runs, as a bug report says it. */
const surroundingsOf = (window: Window): Omit<Surroundings, keyof Size | 'stored'> => ({
  browser: browserOf(window.navigator),
  language: window.navigator.language,
  scheme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  motion: window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 'reduce'
    : 'no-preference',
  startedAt: Date.now(),
  address: window.location.href,
  conditions: conditionsOf(window),
});
