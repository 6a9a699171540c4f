import type { Language } from '#content/languages.ts';

/** Questions as visitors type them, by the language that the chat has to answer in. Each alone notices something. */
export const questions: Record<Language, readonly string[]> = {
  // None of these has a hit, though each has a word that is nearly one.
  en: [
    'Where can I comment?',
    'Thanks!',
    'HOW MUCH IS A PODCAST EPISODE?',
    'When does the die-cut brochure arrive? I was in a hurry',
    'what is techsense',
    'Is the webinar at 3 pm IST or EST?',
    'Can we record a man-on-the-street interview?',
    'My name is Les, can I talk to Jean Notre?',
    'Is Ursula von der Leyen a speaker?',
    'Is the venue near Notre-Dame cathedral?',
    'Is lunch à la carte?',
    'Is the dress code comme il faut?',
    'Do you have that je ne sais quoi?',
    'Is it déjà vu or is the site new?',
    'Do you serve hors d’oeuvres?',
    'Can you write an über-short summary?',
    'Is the fur industry among your clients?',
    'Do you need an EIN or a VAT number?',
    'Can Deutsche Bank join? And Deutsch LA?',
    'Does Mme J. Weber work there?',
    '42',
    '😀',
    '',
    'undercover sieve wiry',
    'queens and merciful bonjourno',
  ],
  fr: [
    'QUELS SERVICES PROPOSEZ VOUS',
    'Combien coûte un événement ?',
    'devis podcast',
    'tarifs ?',
    'Où ?',
    // The same, with an accent of its own.
    'Ou\u0300 ?',
    'ou est le studio',
    'qui anime TECHSENSE Unmuted',
    'c est quoi le branding',
    'comment participer a TECHSENSE',
    'Comment ça marche ?',
    'Y a-t-il un parking ?',
    'Il y a un roundtable en juin ?',
    'évenement tech',
    'événements',
    'On cherche un studio',
    'Investissez-vous dans des startups ?',
    'les prix ?',
    'Puis-je visiter le studio ?',
    'peux tu m’aider',
    'Je suis étudiant, un stage est possible ?',
    'En savoir plus sur l’AI marketing',
    'Aidez-moi',
    'Pourquoi TECHSENSE ?',
    'Votre numéro de téléphone ?',
    'Intéressée par un partenariat',
    'podcast pour les PME',
    // French wins a tie.
    'Bonjour Hallo',
    'Hallo, bonjour, danke, merci',
  ],
  de: [
    'Hallo',
    'Guten Tag',
    'Danke schön',
    'Was bieten Sie an?',
    'Was kostet Branding?',
    'Wo findet TECHSENSE statt?',
    'Ich möchte einen Termin',
    'Für Startups?',
    'Angebot Podcast',
    'PREISE STUDIO',
    'Was ist TECHSENSE?',
    'ist das gratis',
    'auf deutsch?',
    'nachste events',
    'Kann man das Studio mieten?',
    'Investiert ihr in Startups?',
    'Partner werden',
    'Warum TECHSENSE?',
    'Mehr zu Ventures',
    'Anmeldung TECHSENSE',
    'Sind Hunde erlaubt?',
    'Wer moderiert Unmuted?',
    'Mit dem Bus erreichbar?',
    'Öffnungszeiten',
    'oeffnungszeiten studio',
    'nächstes TECHSENSE?',
    'Kurse über KI',
    'Zusammenarbeit',
    'Telefonnummer?',
    // German wins with more words.
    'Bonjour, wo sind Sie bitte?',
  ],
};

/**
 * English words, names and acronyms that a French or German speaker writes too. A question that
 * consists of one of them falls to the language of the interface.
 */
export const sharedWords = (
  'a aide ai aim also am an and angle apropos arm art as at au aux avant bald bande bank base be ' +
  'bei best bien bin bis bled boot bonus brand brief bureau but ca chair chance chat chef chez ' +
  'client coin comment concert contact content cote cover crane dames dans das date de deal dem ' +
  'den der des deutsch die dire don du du ein elan elle emission en enfant entrepreneur est et ' +
  'event eventuell expert fact fair faire falls fast faux fee fin firm for form formation ' +
  'formations four franchise fur gang gift gut hall handy hat hell her hut ici il ils image in ' +
  'input inscription ist j je job k kind la labor laden last le les lie lieu links list log lot ' +
  'ma main mais mal man mark marketing marque me media mein men mercy mes message mich milieu mir ' +
  'mission mist mit mode moi mon most name nage nain nation nieces no nos not note notre nous nun ' +
  'on or ore oder ou page parking part pas passage patent pause pays plait plus podcast point ' +
  'pour pressing prix pro prof que question quiz rat rate rein rendezvous rented rest reunion ' +
  'roman rose rue rum safe sage sale sans savoir see serve service services sol so son sort spot ' +
  'star stern studio sur svp tag tarif telephone test tot tour tout tour tres toilet tu uber un ' +
  'uns van vent video visite visa von war warm was web weg will wo wolf zone'
).split(' ');
