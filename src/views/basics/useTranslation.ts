import type { i18n, Namespace, TFunction } from 'i18next';
import { useContext } from 'react';
// biome-ignore lint/style/noRestrictedImports: the one place that takes it from there
import { I18nContext } from 'react-i18next';

/** What the library fills in: a value, or another text. */
const TO_FILL = /\{\{|\$t\(/;

type Translation<Ns extends Namespace> = { t: TFunction<Ns>; i18n: i18n };

type Translate = (key: string, options?: object) => string;

/** The translations of each translator, by their namespaces. */
const known = new WeakMap<i18n, Map<string, { t: Translate; i18n: i18n }>>();

function createTranslation(i18n: i18n, namespaces: readonly string[]) {
  const [own = ''] = namespaces;
  const fill = i18n.getFixedT(null, namespaces as Namespace) as unknown as Translate;
  const t: Translate = (key, options) => {
    const text = options ? undefined : i18n.getDataByLanguage(i18n.language)?.[own]?.[key];
    return typeof text === 'string' && !TO_FILL.test(text) ? text : fill(key, options);
  };
  return { t, i18n };
}

/**
 * Returns `t` of the translator of the page, for the texts of a namespace, or of several.
 *
 * It is what `react-i18next` exports under this name, for translators whose language stays and whose texts are there
 * before they are shown. Most texts have nothing to fill in, and are read from their store at once: through all the
 * cases of the library, texts took an eighth of the time of the scripts of a start.
 */
export function useTranslation<const Ns extends Namespace = 'common'>(
  namespace?: Ns,
): Translation<Ns> {
  const { i18n } = useContext(I18nContext);
  const namespaces = [namespace ?? 'common'].flat() as string[];
  const name = namespaces.join();
  const ofTranslator = known.get(i18n) ?? new Map<string, ReturnType<typeof createTranslation>>();
  if (ofTranslator.size === 0) known.set(i18n, ofTranslator);
  const found = ofTranslator.get(name);
  const translation = found ?? createTranslation(i18n, namespaces);
  if (!found) ofTranslator.set(name, translation);
  return translation as unknown as Translation<Ns>;
}
