import { describe, expect, it } from 'vitest';
import { answerFromTexts } from '#build/demoProviderPlugin.ts';
import { brand } from '#content/brand.ts';
import type { Language } from '#content/languages.ts';
import { systemPrompt } from '#content/systemPrompt.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { textsIn } from '../locales/readTexts.ts';

const TODAY = '2026-11-21';

const ADDRESS = new RegExp(brand.email);
const OFFICE = new RegExp(brand.address.street);

const ask = (language: Language, content: string, today = TODAY) =>
  answerFromTexts({
    messages: [
      { role: 'system', content: systemPrompt(language, today) },
      { role: 'user', content },
    ],
  });

const WAY_BACK: Record<Language, RegExp> = {
  en: /only help with this company/,
  fr: /qu’aux questions sur cette entreprise/,
  de: /nur bei Fragen zu diesem Unternehmen/,
};

/** Likely questions, each with the page or the words of its answer; null for a way back. */
const questions: Record<Language, readonly (readonly [string, RegExp | null])[]> = {
  en: [
    ['When is the next event?', /Pétrusse Product Night.*4 February 2027|February 4, 2027/],
    ['Who are you?', /\/en\/about/],
    ['What is TECHSENSE?', /\/en\/techsense/],
    ['Do you offer courses in cybersecurity?', /\/en\/institute/],
    ['How can I contact you?', ADDRESS],
    ['Where is your office?', OFFICE],
    ['What is the weather like?', null],
    ['How much is a website?', ADDRESS],
    ['What does a podcast series cost, and when can we start?', /@.*\/en\/studio/],
    ['When does the next course start?', /\/en\/institute.*@/],
    ['When is the next TECHSENSE event?', /^The next event is/],
    ['When is the next Product Night?', /^The next event is/],
    ['What events are there, and what does a seat cost?', /^The next event is.*@/],
    ['Who is your team and when is the next event?', /^The next event is/],
    ['When does the next podcast episode come out?', /\/en\/podcast.*@/],
    ['What does a rebrand cost?', /^There is no fixed price.*@.*\/en\/interpunct-consulting/],
    ['How much is the executive programme?', /€3,800 per person.*€4,600.*\/en\/institute/],
    ['Do you do social media?', /sound like a person.*\/en\/interpunct-consulting/],
    ['Xylophonists qwertyuiop?', null],
  ],
  fr: [
    ['Quand a lieu le prochain événement ?', /Pétrusse Product Night.*4 février 2027/],
    ['Qui êtes-vous ?', /\/fr\/about/],
    ['C’est quoi, TECHSENSE ?', /\/fr\/techsense/],
    ['Proposez-vous des formations en cybersécurité ?', /\/fr\/institute/],
    ['Comment vous contacter ?', ADDRESS],
    ['Où sont vos bureaux ?', OFFICE],
    ['Quel temps fait-il ?', null],
    ['Combien coûte un site web ?', ADDRESS],
    ['Quand commence la prochaine formation ?', /\/fr\/institute.*@/],
    ['Combien coûte le programme cadres ?', /3\s800\s€ HT.*\/fr\/institute/],
    ['Quel est le prix d’une série de podcasts ?', /@.*\/fr\/studio/],
  ],
  de: [
    ['Wann ist das nächste Event?', /Pétrusse Product Night.*4\. Februar 2027/],
    ['Wer sind Sie?', /\/de\/about/],
    ['Was ist TECHSENSE?', /\/de\/techsense/],
    ['Gibt es Kurse zu Cybersicherheit?', /\/de\/institute/],
    ['Wie erreiche ich Sie?', ADDRESS],
    ['Wo ist Ihr Büro?', OFFICE],
    ['Wie ist das Wetter?', null],
    ['Was kostet eine Website?', /Erstgespräch ist kostenlos.*@/],
    ['Wann startet das Programm für Führungskräfte?', /\/de\/institute.*@/],
    ['Was kostet das Programm für Führungskräfte?', /3\.800\s€ pro Person.*\/de\/institute/],
    ['Was kostet eine Podcast-Reihe?', /@.*\/de\/studio/],
  ],
};

/** The messages of forms, errors and overlays. */
const messagesIn = (language: Language) =>
  [...textsIn(language)]
    .filter(([key]) => /form|newsletter|failure|error|consent|notFound|success/i.test(key))
    .map(([, text]) => text)
    .filter((text) => text.length > 20);

describe.each(languageCodes)('R10.22 the demo provider in %s', (language) => {
  it.each(questions[language])('answers %j', (question, expected) => {
    const answer = ask(language, question);
    expect(answer.split('\n')[0]).toMatch(expected ?? WAY_BACK[language]);
    expect(answer).not.toContain('{{');
    for (const message of messagesIn(language)) expect(answer).not.toContain(message);
  });
});

it('R10.22 the demo provider knows which event is next on a later day', () => {
  expect(ask('en', 'When is the next event?', '2027-03-17')).toContain('Alzette Tech Summit');
  expect(ask('en', 'When is the next event?', '2027-03-18')).toContain('Minett Data Days');
  expect(ask('en', 'When is the next event?', '2028-01-01')).toContain('have passed');
  expect(ask('fr', 'When is the next event?', '2027-03-17')).toContain('Alzette Tech Summit');
});

it('R10.22 the demo provider tells the price of the day', () => {
  const question = 'How much is the executive programme?';
  expect(ask('en', question, '2026-11-27')).toContain(
    '€3,800 per person plus VAT if you book by 27 November 2026; then €4,600.',
  );
  expect(ask('en', question, '2026-11-28')).toContain('€4,600 per person plus VAT.');
});
