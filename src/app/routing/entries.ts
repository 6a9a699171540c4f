import { topicParameter } from '#content/contactTopics.ts';

/** The state of an entry of the history. */
type EntryState = {
  /** Identifies the entry. That of the chat has the key of the page beneath it. */
  key: string;
  /** Whether the chat fills the window. */
  isChat?: boolean;
};

/**
 * The state of an entry that the site is about to make. Tests of pictures hold `Math.random` and the clocks. Other
 * scripts may have taken `crypto` away.
 */
export function newEntry(): EntryState {
  try {
    return { key: String(crypto.getRandomValues(new Uint32Array(2))) };
  } catch {
    return { key: String(Math.random()) };
  }
}

/** Whether the browser, or another script, has made the current entry. */
export const isForeignEntry = (): boolean => typeof history.state?.key !== 'string';

/** Whether the current entry is that of the chat. */
export const isChatEntry = (): boolean => history.state?.isChat === true;

/** Replaces the current entry. The router does not report it. */
const replace = (state: unknown, address?: string): void =>
  History.prototype.replaceState.call(history, state, '', address);

/** A query whose `&amp;` are `&`: programs that write HTML mails leave them in links. */
export const mendQuery = (query: string): string => query.replace(/(?<=[?&])amp;/g, '');

/**
 * Replaces the state of the current entry. A path replaces that of the address, and mends the query. Browsers refuse
 * it above a rate, to which other scripts count. The entry then stays as it is, and the site goes on.
 */
export function replaceEntry(state: EntryState, path?: string): void {
  const { search, hash } = location;
  try {
    replace(state, path && path + mendQuery(search) + hash);
  } catch {
    // The next entry has its own state.
  }
}

/** Takes the topic out of the address of the current entry. */
export function clearTopic(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(topicParameter)) return;
  address.searchParams.delete(topicParameter);
  replace(history.state, address.href);
}

/** The key of the current entry. A foreign entry gets `key`, or one of its own. */
export function keyOfEntry({ key }: EntryState = newEntry()): string {
  if (!isForeignEntry()) return history.state.key;
  replaceEntry({ ...history.state, key });
  return key;
}

/** Loads an address as a link without scripts does: browsers refuse scripts more than links. */
export function loadDocument(address: string | URL): void {
  const link = document.createElement('a');
  link.href = String(address);
  link.click();
}
