import { topicParameter } from '#content/contactTopics.ts';

/** The state of an entry of the history. */
type EntryState = {
  /** Identifies the entry. That of the chat has the key of the page beneath it. */
  key: string;
  /** Whether the chat fills the window. */
  isChat?: boolean;
};

/** The state of an entry that the site is about to make. */
export const newEntry = (): EntryState => ({ key: String(Math.random()) });

/** Whether the browser, or another script, has made the current entry. */
export const isForeignEntry = (): boolean => typeof history.state?.key !== 'string';

/** Whether the current entry is that of the chat. */
export const isChatEntry = (): boolean => history.state?.isChat === true;

/** Replaces the state of the current entry, and its path if there is one. The router does not report it. */
export function replaceEntry(state: EntryState, path?: string): void {
  const { search, hash } = location;
  History.prototype.replaceState.call(history, state, '', path && path + search + hash);
}

/** Takes the topic out of the address of the current entry. The router does not report it. */
export function clearTopic(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(topicParameter)) return;
  address.searchParams.delete(topicParameter);
  History.prototype.replaceState.call(history, history.state, '', address);
}

/** The key of the current entry. A foreign entry gets one. */
export function keyOfEntry(): string {
  if (isForeignEntry()) replaceEntry({ ...history.state, ...newEntry() });
  return history.state.key;
}
