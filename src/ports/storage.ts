/**
 * Stores short texts under keys. `read` returns null if the key does not exist, and undefined if
 * access is denied. `write` and `remove` return whether they succeeded. None of them throws, because
 * private windows, blocked cookies and full disks are everyday cases.
 *
 * If a text cannot be written, the one before it goes, too: an older draft, choice or conversation must not come
 * back.
 */
export type Store = {
  read: (key: string) => string | null | undefined;
  write: (key: string, text: string) => boolean;
  remove: (key: string) => boolean;
};

/**
 * Adapts Web Storage to a `Store`. Every operation calls `open`, because merely reading
 * `window.localStorage` throws if storage is denied.
 */
export function webStore(open: () => Storage): Store {
  const attempt = (operation: (storage: Storage) => void): boolean => {
    try {
      operation(open());
      return true;
    } catch {
      return false;
    }
  };
  const remove: Store['remove'] = (key) => attempt((storage) => storage.removeItem(key));
  return {
    read: (key) => {
      let text: string | null | undefined;
      attempt((storage) => {
        text = storage.getItem(key);
      });
      return text;
    },
    write: (key, text) => {
      const isWritten = attempt((storage) => storage.setItem(key, text));
      if (!isWritten) remove(key);
      return isWritten;
    },
    remove,
  };
}
