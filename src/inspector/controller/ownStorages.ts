import { type Conditions, RECORD } from '../conditions.ts';

/** A storage that ends with its document. Its texts are its own keys, as in a storage of the browser. */
class OwnStorage {
  [name: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  key(place: number) {
    return Object.keys(this)[place] ?? null;
  }
  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }
  setItem(name: string, text: unknown) {
    this[name] = String(text);
  }
  removeItem(name: string) {
    delete this[name];
  }
  clear() {
    for (const name of Object.keys(this)) delete this[name];
  }
}

type Page = Window & typeof globalThis;

/** The texts that a storage of the browser has. One that is denied has none. */
export function textsIn(page: Window, name: 'localStorage' | 'sessionStorage'): [string, string][] {
  try {
    // `OwnStorage` keeps the number of `localStorage.count = 5`, where a browser makes it a text.
    return Object.entries({ ...page[name] }).map(([key, text]) => [key, String(text)]);
  } catch {
    return [];
  }
}

/** The documents that have left the storages of the browser, with what those had. */
const left = new WeakMap<Window, readonly string[]>();

export const hasLeft = (page: Window) => left.has(page);

/** Whether a document has a text that the conditions have made. */
export const isOfConditions = (
  page: Page,
  ...text: [storage: string, name: string, value: string]
) => left.get(page)?.includes(JSON.stringify(text)) === false;

/**
 * Has a document keep its texts to itself, so that nothing reaches the storages of the browser. It begins with what
 * they have, as the conditions change it. A visit under conditions and a picture of the gallery begin without what
 * the tab has, which is of the visit before.
 */
export function leaveStorages(page: Page, conditions: Conditions = {}, isPicture = false): void {
  if (hasLeft(page)) return;
  const had = (['localStorage', 'sessionStorage'] as const).flatMap((name) =>
    textsIn(page, name).map((text) => JSON.stringify([name, ...text])),
  );
  left.set(page, had);
  const isAnother = Object.values(conditions).some(Boolean);
  const { storage, localRecord = '' } = conditions;
  for (const [name, record, isEmpty] of [
    ['localStorage', localRecord, storage === 'empty'],
    ['sessionStorage', '', isPicture || (isAnother && storage !== 'damaged')],
  ] as const) {
    const own = new OwnStorage();
    for (const [key, text] of isEmpty ? [] : textsIn(page, name)) {
      own.setItem(key, storage === 'damaged' ? text.slice(0, text.length / 2) : text);
    }
    const [, key, text] = RECORD.exec(record) ?? [];
    if (key !== undefined) own.setItem(key, text);
    const get = () => {
      if (storage !== 'blocked') return own;
      throw new page.DOMException('The storage is blocked.', 'SecurityError');
    };
    Object.defineProperty(page, name, { get, configurable: true });
  }
}
