import { describe, expect, it } from 'vitest';
import { detectChatLanguage } from '#app/wiring/chatLanguage.ts';
import type { Language } from '#content/languages.ts';
import { systemPrompt } from '#content/systemPrompt.ts';
import { languageCodes, translations } from '#tests/catalogue.ts';
import { questions, sharedWords } from './chatQuestions.ts';

describe('R10.12 detectChatLanguage', () => {
  it.each(questions.en)('leaves %j to the language of the interface', (question) => {
    for (const ofInterface of languageCodes) {
      expect(detectChatLanguage(question, ofInterface)).toBe(ofInterface);
    }
  });

  describe.each(translations)('recognises %s', (language) => {
    it.each(questions[language])('in %j', (question) => {
      for (const ofInterface of languageCodes) {
        expect(detectChatLanguage(question, ofInterface)).toBe(language);
      }
    });
  });

  it('has no hit for a word that English uses too', () => {
    const hits = sharedWords.filter((word) => detectChatLanguage(word, 'en') !== 'en');
    expect(hits).toEqual([]);
  });
});

const languageNames: Record<Language, string> = { en: 'English', fr: 'French', de: 'German' };

describe('R10.11 systemPrompt', () => {
  it.each(languageCodes)(
    'for %s is in English, and requests answers in that language',
    (language) => {
      const prompt = systemPrompt(language);
      expect(prompt).toMatch(new RegExp(`Answer in ${languageNames[language]}\\.$`));
      expect(prompt).toMatch(/^You are the assistant/);
    },
  );

  it('contains the description, services, contact details, mission and guidelines', () => {
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
