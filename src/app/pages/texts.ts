import i18next, { type i18n, type Namespace, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { defaultLanguage, type Language } from '#content/languages.ts';
import { NOT_FOUND, type PageName } from './address.ts';

const COMMON = 'common';

/** A namespace of texts: the frame's, or that of a page. */
export type TextNamespace = Extract<Namespace, string>;

/** One language at a time is loaded; what is in English only here are the types. */
const base = i18next.createInstance();

base.use(initReactI18next).init({
  lng: defaultLanguage,
  fallbackLng: false,
  defaultNS: COMMON,
  ns: [],
  resources: {},
  interpolation: {
    // React escapes.
    escapeValue: false,
    defaultVariables: {
      brand: brand.name,
      partner: brand.aiPartner.name,
      email: brand.email,
      phone: brand.phone,
      channel: brand.videoChannel.name,
    },
  },
  react: { useSuspense: false },
  initAsync: false,
});

const instances = new Map<Language, i18n>();

/**
 * The translator of a language. One each, over one store of texts: a switch of the language is
 * another value in one render, and not a change under the feet of what is on the screen.
 */
export function translatorOf(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const created = base.cloneInstance({ lng: language });
  instances.set(language, created);
  return created;
}

/** The namespaces that a page reads: the frame's and its own. */
export function namespacesOf(page: PageName): TextNamespace[] {
  return page === NOT_FOUND ? [COMMON] : [COMMON, page];
}

export function hasTexts(language: Language, page: PageName): boolean {
  return namespacesOf(page).every((namespace) => base.hasResourceBundle(language, namespace));
}

export function addTexts(language: Language, namespace: string, texts: ResourceKey): void {
  base.addResourceBundle(language, namespace, texts);
}

/** Where a namespace is served. The version in its name changes with any text of the site. */
function urlOf(language: Language, namespace: string): string {
  return `/locales/${language}/${namespace}.${import.meta.env.TEXTS_VERSION}.json`;
}

/** Loads what a page needs in one language and does not have yet. Rejects when that fails. */
export async function loadTexts(language: Language, page: PageName): Promise<void> {
  const missing = namespacesOf(page).filter(
    (namespace) => !base.hasResourceBundle(language, namespace),
  );
  await Promise.all(
    missing.map(async (namespace) => {
      const response = await fetch(urlOf(language, namespace));
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      addTexts(language, namespace, await response.json());
    }),
  );
}
