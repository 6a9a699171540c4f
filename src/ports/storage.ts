/**
 * A place that keeps short texts. Reading gives null where nothing is kept or storage is denied;
 * writing and removing say whether they worked. None of them throws: private windows, blocked
 * cookies and full disks are everyday cases.
 */
export type Store = {
  read: (key: string) => string | null;
  write: (key: string, text: string) => boolean;
  remove: (key: string) => boolean;
};

/** Adapts web storage. It is asked for lazily: where storage is denied, its very mention throws. */
export function webStore(open: () => Storage): Store {
  const attempt = (act: (storage: Storage) => void): boolean => {
    try {
      act(open());
      return true;
    } catch {
      return false;
    }
  };
  return {
    read: (key) => {
      let text: string | null = null;
      attempt((storage) => {
        text = storage.getItem(key);
      });
      return text;
    },
    write: (key, text) => attempt((storage) => storage.setItem(key, text)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}
