import { slug } from '#content/brand.ts';
import { defaultLanguage, isLanguage, type Language } from '#content/languages.ts';
import type { Store } from '#ports/storage.ts';

const LANGUAGE_KEY = `${slug}-language`;

/**
 * The language of a visitor: the stored one, then the first of the browser's list that the site has,
 * then English. The region does not count: `de-LU` is German.
 */
export function detectLanguage(stored: string | null, preferred: readonly string[]): Language {
  const candidates = [stored, ...preferred].map((tag) => tag?.toLowerCase().split(/[-_]/)[0]);
  return candidates.find(isLanguage) ?? defaultLanguage;
}

/** The language that an address without a prefix renders in, and whether it is a stored one. */
export function readLanguage(local: Store): { preferred: Language; isStored: boolean } {
  const stored = local.read(LANGUAGE_KEY) ?? null;
  return {
    // Browsers that are hardened against tracking may name none.
    preferred: detectLanguage(stored, navigator.languages ?? []),
    isStored: isLanguage(stored ?? undefined),
  };
}

export function storeLanguage(local: Store, language: string): void {
  local.write(LANGUAGE_KEY, language);
}
