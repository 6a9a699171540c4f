import type { Store } from '#ports/storage.ts';

/** A store that ends with its document. It begins with the texts of a storage. */
export function ownStore(open: () => object): Store {
  let texts = new Map<string, string>();
  try {
    texts = new Map(Object.entries(open()));
  } catch {
    // A storage that is denied holds nothing.
  }
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
      return true;
    },
    remove: (key) => {
      texts.delete(key);
      return true;
    },
  };
}
