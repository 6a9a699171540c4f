import { type Store, webStore } from '#ports/storage.ts';

/** A storage of the browser, which a document can leave: what it keeps from then on ends with it. */
export type LeavableStore = Store & {
  leave: (texts?: readonly (readonly [string, string])[]) => void;
  texts: () => (readonly [string, string])[];
};

export function leavableStore(open: () => Storage): LeavableStore {
  const web = webStore(open);
  let own: Map<string, string> | undefined;
  const texts = () => {
    try {
      return own ? [...own] : Object.entries<string>({ ...open() });
    } catch {
      // A storage that is denied holds nothing.
      return [];
    }
  };
  return {
    read: (key) => (own ? (own.get(key) ?? null) : web.read(key)),
    write: (key, text) => (own ? Boolean(own.set(key, text)) : web.write(key, text)),
    remove: (key) => {
      if (!own) return web.remove(key);
      own.delete(key);
      return true;
    },
    texts,
    leave: (begun = texts()) => {
      own ??= new Map(begun);
    },
  };
}
