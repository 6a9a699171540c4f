/** A storage that holds texts of up to a length. */
export function createStorage(limit = 10_000): Storage {
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
