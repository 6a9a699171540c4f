import { expect, it, vi } from 'vitest';
import { webStore } from '#ports/storage.ts';

it('webStore reads, writes and removes', () => {
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

it('R16.6 webStore works without access to the storage', () => {
  const store = webStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(store.read('a')).toBeUndefined();
  expect(store.write('a', 'text')).toBe(false);
  expect(store.remove('a')).toBe(false);
});

it('R16.6 webStore reports a full storage, and keeps no older text there', () => {
  const removeItem = vi.fn();
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = webStore(() => ({ setItem, removeItem }) as unknown as Storage);
  expect(store.write('a', 'text')).toBe(false);
  expect(removeItem).toHaveBeenCalledWith('a');
});
