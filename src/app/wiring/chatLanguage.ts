import { defaultLanguage, type Language, languages } from '#content/languages.ts';

type Translation = Exclude<Language, typeof defaultLanguage>;

/**
 * Words that identify a language, in lower case. A word without accents matches with any accents, a
 * word with accents only as it is: `fur` is English, `für` is not.
 *
 * None is an English word, a name or abbreviation in English questions, or a word of the other
 * language. Hence the gaps: Notre-Dame, IST (a time zone), SVP (a job), EIN (a tax number),
 * von der Leyen, `je` (German: each).
 */
const words: Record<Translation, string> = {
  fr: 'vous bonjour bonsoir salut merci quel quelle quels quelles combien pourquoi quand qui où ça avec une votre vos leur leurs cela cette aussi tarifs devis entreprise entreprises evenement evenements equipe francais gratuit gratuite horaires prochain prochaine prochains prochaines voudrais voudrions voulez veux souhaite souhaitons aimerais aimerions peux peut pouvez puis dois faites proposez organisez travaillez parlez aidez avez etes sont suis sommes cherche cherchons besoin trouve cout couts coute coutent contacter devenir participer inscrire partenaire partenaires partenariat disponible demain reseau reserver rejoindre louer tournage',
  de: 'ich wir sie und nicht kein keine keinen wie wann warum wieso welche welcher welches welchen kann kannst konnen koennen konnt koennt konnte konnten mochte mochten moechte moechten wollen haben habt sind seid eine einen einem einer für fuer ihr ihre ihren ihrem ihrer ihnen euch euer eure unser unsere unseren meine meinen guten bitte danke hallo gern gerne preis preise kosten kostet kostenlos veranstaltung veranstaltungen dienstleistung dienstleistungen leistungen angebot angebote unternehmen termin schulung schulungen weiterbildung anmeldung anmelden teilnehmen teilnahme kontakt offnungszeiten oeffnungszeiten nachste nachsten naechste naechsten gibt zum zur brauche brauchen suche suchen finde findet helfen hilfe wer wieviel viel mehr machen macht bietet sprechen werden wird auch nachstes naechstes partnerschaft zusammenarbeit tarife telefonnummer kurse werbung',
};

/** Neighbouring words that identify a language only together, without accents and apostrophes. */
const pairs: Record<Translation, string> = {
  fr: 'c est, qu est, est ce, ce que, ou est, ou se, a lieu, aura lieu, il y, t il, j ai, d un, d infos, en savoir, les prix, le prix, le tarif, pour un, pour mon, pour nos, pour notre, pour les, faut il',
  de: 'was ist, wo ist, das ist, ist das, ist der, ist die, ist ein, ist es, auf deutsch, auf der, bei der, in der, mit dem, mit der',
};

const isTranslation = (language: Language): language is Translation => language !== defaultLanguage;

/** The signs of each language but English, in the order in which they win a tie. */
const signs = languages
  .map(({ code }) => code)
  .filter(isTranslation)
  .map((language) => ({
    language,
    known: new Set([...words[language].split(' '), ...pairs[language].split(', ')]),
  }));

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * R10.12: the language of a question. French needs at least one hit and at least as many as German;
 * German needs one hit; otherwise it is the language of the interface. In other words: the most hits win,
 * and the earlier language of the site wins a tie.
 */
export function detectChatLanguage(text: string, interfaceLanguage: Language): Language {
  const written =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const plain = written.map(withoutAccents);
  const counts = signs.map(({ language, known }) => ({
    language,
    hits: plain.filter((word, index) =>
      [word, written[index] ?? '', `${word} ${plain[index + 1]}`].some((sign) => known.has(sign)),
    ).length,
  }));
  const [most] = counts.sort((one, other) => other.hits - one.hits);
  return most && most.hits > 0 ? most.language : interfaceLanguage;
}
