import type { Language } from '#content/languages.ts';

/**
 * Words that tell a language, without accents and in lower case. None of them is an English word,
 * and none is a word of the other language.
 */
const keywords = {
  fr: 'je j nous vous bonjour bonsoir salut merci quel quelle quels quelles comment combien pourquoi quand qui que quoi avec dans sans une les aux mes mon ma votre vos notre nos leur prix tarif tarifs devis entreprise entreprises evenement evenements formation formations rendez voudrais souhaite aimerais peux pouvez puis faites faire proposez avez etes sommes sont est francais cela ca et pas plus tres bien sur pour chez adresse equipe',
  de: 'ich wir sie und oder nicht kein keine wie wo wann warum wieso welche welcher welches kann kannst konnen konnt mochte mochten haben habt ist sind ein eine einen einem einer der das den dem mit fur bei auf uber ihr ihre ihnen euch bitte danke hallo guten preis preise kosten kostet veranstaltung veranstaltungen dienstleistung dienstleistungen angebot angebote unternehmen termin schulung schulungen deutsch gibt mir mich uns zum zur brauche brauchen suche suchen wer wieviel viel machen macht bietet auch zu von unser unsere',
} as const;

const wordSets = {
  fr: new Set<string>(keywords.fr.split(' ')),
  de: new Set<string>(keywords.de.split(' ')),
};

/** The words of a text, without their accents and in lower case. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return plain.match(/\p{L}+/gu) ?? [];
}

/**
 * The language that a visitor writes in (spec §7): French with at least one hit and at least as many
 * as German, otherwise German with any hit, otherwise the language of the interface.
 */
export function detectChatLanguage(text: string, interfaceLanguage: Language): Language {
  const words = wordsOf(text);
  const french = words.filter((word) => wordSets.fr.has(word)).length;
  const german = words.filter((word) => wordSets.de.has(word)).length;
  if (french > 0 && french >= german) return 'fr';
  return german > 0 ? 'de' : interfaceLanguage;
}
