import { describe, expect, it } from 'vitest';
import { detectChatLanguage } from '#app/wiring/chatLanguage.ts';
import { systemPrompt } from '#content/systemPrompt.ts';

/** What a visitor writes, and the language of it: 'none' is decided by the interface. */
const sentences: [string, 'fr' | 'de' | 'none'][] = [
  ['Bonjour', 'fr'],
  ['BONJOUR !', 'fr'],
  ['Quels services proposez-vous ?', 'fr'],
  ['Combien coûte un événement ?', 'fr'],
  ['Combien coute un evenement ?', 'fr'],
  ['J’aimerais un devis', 'fr'],
  ["J'aimerais un devis", 'fr'],
  ['Où êtes-vous ?', 'fr'],
  ['Qui sont vos partenaires ?', 'fr'],
  ['Je cherche une formation pour mon équipe', 'fr'],
  ['Pouvez-vous faire notre podcast ?', 'fr'],
  ['Merci', 'fr'],
  ['tarifs ?', 'fr'],
  ['Quand a lieu la prochaine rencontre, et avec qui ?', 'fr'],
  ['Vous avez une adresse ?', 'fr'],
  ['Hallo', 'de'],
  ['hallo!!!', 'de'],
  ['Was bieten Sie an?', 'de'],
  ['Welche Veranstaltungen gibt es?', 'de'],
  ['Wie viel kostet ein Event?', 'de'],
  ['Wo sind Sie?', 'de'],
  ['Ich möchte einen Termin', 'de'],
  ['Ich moechte bitte einen Termin', 'de'],
  ['Könnt ihr unsere Website machen?', 'de'],
  ['KÖNNEN SIE MIR HELFEN', 'de'],
  ['Danke schön', 'de'],
  ['Gibt es Schulungen für Unternehmen?', 'de'],
  ['Wer ist euer Partner und wo sitzt er?', 'de'],
  ['Bitte ein Angebot', 'de'],
  ['Was ist TECHSENSE?', 'de'],
  ['What do you do?', 'none'],
  ['Hello there', 'none'],
  ['How much is an event?', 'none'],
  ['Who are your partners, and what was the last event?', 'none'],
  ['When does the die-cut brochure arrive? I was in a hurry', 'none'],
  ['TECHSENSE', 'none'],
  ['podcast studio?', 'none'],
  ['42', 'none'],
  ['😀', 'none'],
  ['', 'none'],
  ['undercover sieve wiry', 'none'],
  ['queens and merciful bonjourno', 'none'],
  // As many hits in both: French wins. More in German: German wins.
  ['Bonjour Hallo', 'fr'],
  ['Hallo, bonjour, danke, merci', 'fr'],
  ['Bonjour, wo sind Sie bitte?', 'de'],
  ['Merci, aber ich möchte ein Angebot', 'de'],
];

describe('the language of a question', () => {
  it.each(sentences)('%j is %s', (sentence, language) => {
    for (const ofInterface of ['en', 'fr', 'de'] as const) {
      const expected = language === 'none' ? ofInterface : language;
      expect(detectChatLanguage(sentence, ofInterface)).toBe(expected);
    }
  });
});

describe('the system prompt', () => {
  it.each([
    ['en', 'English'],
    ['fr', 'French'],
    ['de', 'German'],
  ] as const)('for %s asks for answers in %s, and is in English itself', (language, name) => {
    const prompt = systemPrompt(language);
    expect(prompt).toMatch(new RegExp(`Answer in ${name}\\.$`));
    expect(prompt).toMatch(/^You are the assistant/);
  });

  it('holds description, services, contact details, mission and guidelines', () => {
    const prompt = systemPrompt('en');
    for (const fact of [
      'consultancy in Luxembourg',
      'Mission:',
      'TECHSENSE',
      'Ventures:',
      'Institute:',
      'Community:',
      'Studio:',
      'hello@interpunct.example',
      '+352 26 00 00 00',
      'Strassen',
      'Answer only questions about Interpunct',
      'anything else',
      'get in touch',
    ]) {
      expect(prompt).toContain(fact);
    }
  });
});
