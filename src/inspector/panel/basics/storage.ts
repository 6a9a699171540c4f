/** A storage of the browser. Getting it, and any of its methods, may throw. */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** What is kept as JSON under a key; undefined without it, or without storage. */
export function readKept(storage: GetStorage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON. Returns whether it could: without storage, nothing is kept. */
export function keep(storage: GetStorage, key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
