import i18next, { type i18n, type Namespace, type ResourceKey } from 'i18next';
import { defaultLanguage, type Language } from '#content/languages.ts';
import type { PageName } from './address.ts';
import { askOnce } from './askOnce.ts';
import { NOT_FOUND } from './typedPath.ts';

const COMMON = 'common';

/** A namespace of texts: that of the frame, or of a page. */
export type TextNamespace = Extract<Namespace, string>;

/** The store of all texts. A visit loads the languages that it shows. */
const base = i18next.createInstance();

base.init({
  lng: defaultLanguage,
  fallbackLng: false,
  defaultNS: COMMON,
  ns: [],
  // Keys are flat, so that a search for one finds its text.
  keySeparator: false,
  resources: {},
  // React escapes.
  interpolation: { escapeValue: false },
  initAsync: false,
});

const instances = new Map<Language, i18n>();

/**
 * The translator of a language. Each language has its own, so a switch is another value in one render
 * and does not change the texts of the page on the screen.
 */
export function translatorOf(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const created = base.cloneInstance({ lng: language });
  instances.set(language, created);
  return created;
}

/** The namespaces of a page: that of the frame and its own. */
export function namespacesOf(page: PageName): TextNamespace[] {
  return page === NOT_FOUND ? [COMMON] : [COMMON, page];
}

export function hasTexts(language: Language, page: PageName): boolean {
  return namespacesOf(page).every((namespace) => base.hasResourceBundle(language, namespace));
}

export function addTexts(language: Language, namespace: string, texts: ResourceKey): void {
  base.addResourceBundle(language, namespace, texts);
}

function loadNamespace(language: Language, namespace: string): Promise<void> {
  // The version in its name changes with any text of the site.
  const url = `/locales/${language}/${namespace}.${import.meta.env.TEXTS_VERSION}.json`;
  return askOnce(url, async (cache) => {
    // While developing, the name stays the same when the texts change.
    const response = await fetch(url, { cache: import.meta.env.DEV ? 'no-store' : cache });
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    const texts = await response.json();
    // Something between the visitor and the site may answer for it, in JSON as well.
    if (!texts?.[namespace === COMMON ? 'pages.home' : 'meta.title']) {
      throw new Error(`${response.url} has no texts`);
    }
    addTexts(language, namespace, texts);
  });
}

/** Loads the missing texts of a page in a language. Rejects if one of them does not load. */
export async function loadTexts(language: Language, page: PageName): Promise<void> {
  const missing = namespacesOf(page).filter(
    (namespace) => !base.hasResourceBundle(language, namespace),
  );
  await Promise.all(missing.map((namespace) => loadNamespace(language, namespace)));
}

/** What a block of data holds: nothing if the document broke off before its end. */
function readBlock(document: Document, id: string): Record<string, ResourceKey> {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return {};
  }
}

/**
 * Adds the texts that the prerendered page brings along. The prefix tells their language: a translator may have
 * changed `lang`. What is missing is loaded with the page.
 */
export function adoptTexts(document: Document): void {
  const { prefix } = document.documentElement.dataset;
  const language = (prefix?.slice(1) || defaultLanguage) as Language;
  for (const [namespace, own] of Object.entries(readBlock(document, 'texts'))) {
    addTexts(language, namespace, own);
  }
}
