import { expect, it } from 'vitest';
import { webStore } from '#ports/storage.ts';

it('reads, writes and removes', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const store = webStore(() => storage);
  expect(store.read('a')).toBeNull();
  expect(store.write('a', 'text')).toBe(true);
  expect(store.read('a')).toBe('text');
  expect(store.remove('a')).toBe(true);
  expect(store.read('a')).toBeNull();
});

it('lives without a storage that may not even be named', () => {
  const store = webStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(store.read('a')).toBeNull();
  expect(store.write('a', 'text')).toBe(false);
  expect(store.remove('a')).toBe(false);
});

it('lives with a storage that is full', () => {
  const store = webStore(
    () =>
      ({
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }) as unknown as Storage,
  );
  expect(store.write('a', 'text')).toBe(false);
});
