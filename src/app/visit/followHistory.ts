import { parseAddress } from '#app/routing/address.ts';
import { isChatEntry, isForeignEntry, keyOfEntry } from '#app/routing/entries.ts';
import { isPageLoaded } from '#app/routing/pageLoader.ts';
import { followEntry } from '#app/wiring/chat.ts';
import { actorsOf, isShowing, type SiteActors } from '#app/wiring/createSite.ts';
import { announceTopic } from '#app/wiring/forms.ts';
import type { Language } from '#content/languages.ts';
import type { Entry, PageActor } from '#machines/page.machine.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import type { ScrollMemory } from './scrollMemory.ts';

/** Says who restores positions. Firefox refuses it above a rate, as it does entries: it then stays as it was. */
function letRestore(who: ScrollRestoration): void {
  try {
    history.scrollRestoration = who;
  } catch {
    // A position that is restored twice is the same one.
  }
}

/**
 * What the visitor has reached: the requested entry again, a part of its page, another entry with its path, or
 * another page.
 */
type Kind = 'again' | 'part' | 'samePath' | 'page';

type Follower = {
  site: SiteActor;
  /** Kept here, because a failed site no longer knows its actors. */
  actors: SiteActors;
  scrollMemory: ScrollMemory;
  /** Tells the entry of the page on the screen. */
  onScreen: () => Entry;
  /** The part of the page that the entry on the screen names. */
  hash: string;
  /** Whether a part of a page was left before its `hashchange`. Nobody scrolls on the way forward to it. */
  hasUnread: boolean;
};

const requestedIn = ({ actors }: Follower) => actors.page.getSnapshot().context.requested;

/** Notes how far the page on the screen is scrolled. */
function notePosition(follower: Follower): void {
  const { key, path } = follower.onScreen();
  const requested = requestedIn(follower);
  // Another entry of the same page has a position of its own, as soon as the address has changed. A link
  // to a part of the page scrolls before the address is read.
  const isOther = key !== requested.key && path === requested.path;
  if (!isOther && !isForeignEntry()) follower.scrollMemory.note(key);
}

/** Tells what the visitor has reached, if it is new. */
function kindOf(cause: string, isSamePath: boolean, requested: Entry): Kind | undefined {
  // The browser makes the entry of a part of the page, and scrolls to the part just before `hashchange`.
  if (isSamePath && isForeignEntry()) return cause === 'hashchange' ? 'part' : undefined;
  if (keyOfEntry() !== requested.key) return isSamePath ? 'samePath' : 'page';
  // Back may come before the `hashchange` of the fragment that it leaves. Then the entry is the requested one
  // already. A link to the part that the address names looks the same, and there the browser scrolls: so a Back
  // between two parts of a page is not told from it.
  return isSamePath && cause === 'popstate' && !location.hash ? 'again' : undefined;
}

/** Asks the site for the page of the entry that the visitor has reached. */
function readEntry(follower: Follower, cause: string): void {
  const { site, actors, scrollMemory } = follower;
  const requested = requestedIn(follower);
  const { preferred } = actors.language.getSnapshot().context;
  const address = parseAddress(location.pathname, preferred as Language);
  const isSamePath = address.path === requested.path;
  // What nobody shows any more is loaded.
  if (!isSamePath && !isShowing(site)) {
    location.reload();
    return;
  }
  // Another script, such as one that takes the marks of a campaign out of the address, replaces the key, too.
  if (isSamePath && cause === 'replaceState') {
    keyOfEntry(requested);
    follower.hash = location.hash;
  }
  const kind = kindOf(cause, isSamePath, requested);
  if (!kind) return;
  follower.hash = location.hash;
  const key = keyOfEntry();
  const putBack = () => {
    if (scrollMemory.has(key)) scrollMemory.restore(key);
  };
  const request = (receiver: SiteActor | PageActor) =>
    receiver.send({
      type: 'route.requested',
      address: { ...address, key },
      isLoaded: isPageLoaded(address),
    });
  switch (kind) {
    case 'again':
      follower.hasUnread = true;
      putBack();
      return;
    case 'part':
      if (follower.hasUnread)
        document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
      follower.hasUnread = false;
      scrollMemory.note(key);
      // A link to a part of the page does not change the route, so it closes nothing.
      request(actors.page);
      return;
    case 'samePath':
      // React has nothing to render for another entry of the page on the screen.
      putBack();
      break;
    case 'page':
      notePosition(follower);
      scrollMemory.leave(follower.onScreen().key);
  }
  request(site);
  announceTopic(site, address);
}

/**
 * Asks the site for the page of each entry that the visitor reaches, and notes how far each is scrolled. Returns the
 * function that ends it.
 */
export function followHistory({
  site,
  scrollMemory,
  onScreen,
}: Omit<Follower, 'actors' | 'hash' | 'hasUnread'>): () => void {
  const { hash } = location;
  const follower = { site, actors: actorsOf(site), scrollMemory, onScreen, hash, hasUnread: false };
  const connection = new AbortController();
  const listen = (type: string, act: (event: Event) => void) =>
    addEventListener(type, act, { passive: true, signal: connection.signal });
  const keep = () => {
    // Firefox makes an entry without a word for a link to the part that the address names.
    if (location.hash === follower.hash) keyOfEntry(requestedIn(follower));
    notePosition(follower);
    scrollMemory.keep();
  };

  let wasChatEntry = isChatEntry();
  for (const type of ['popstate', 'hashchange', 'pushState', 'replaceState'])
    listen(type, () => {
      readEntry(follower, type);
      followEntry(follower.actors.chat, wasChatEntry);
      wasChatEntry = isChatEntry();
    });
  listen('scroll', () => notePosition(follower));
  // Firefox may lose what a document on its way to another site writes, so `pagehide` is not enough.
  listen('scrollend', keep);
  listen('pagehide', () => {
    keep();
    // A prerendered page is complete when it loads again: there the browser restores it best.
    letRestore('auto');
  });
  listen('pageshow', (event) => {
    letRestore('manual');
    // WebKit returns from the back-forward cache at the top of the page.
    if ((event as PageTransitionEvent).persisted) scrollMemory.restore(onScreen().key);
  });
  letRestore('manual');
  // The address may have changed since the start read it.
  readEntry(follower, 'hashchange');
  return () => connection.abort();
}
