import { expect, it } from 'vitest';
import type { Inspector } from '#inspector/inspector.ts';
import { keepSession, takeSession } from '#inspector/panel/shell/keptSession.ts';

const session = { entries: [{ index: 0 }] };
const inspector = { getSession: () => session } as unknown as Inspector;

/** A storage that holds texts of up to a length. */
function createStorage(limit = 1_000): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > limit) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  } as unknown as Storage;
}

it('R18.9, R18.11 hands the session to the window that the panel moves to, once', () => {
  const storage = createStorage();
  keepSession(inspector, () => storage);
  expect(takeSession(() => storage)).toEqual([session]);
  expect(takeSession(() => storage)).toEqual([]);
});

it('R18.9, R18.11 goes without a session that cannot be kept', () => {
  const storage = createStorage(10);
  keepSession(inspector, () => storage);
  expect(takeSession(() => storage)).toEqual([]);
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  keepSession(inspector, denied);
  expect(takeSession(denied)).toEqual([]);
  keepSession(null, () => storage);
  expect(takeSession(() => storage)).toEqual([]);
});
