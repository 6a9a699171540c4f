import { countTokens } from 'gpt-tokenizer/model/gpt-4o-mini';
import { describe, expect, it } from 'vitest';
import { detectChatLanguage } from '#app/wiring/chatLanguage.ts';
import { brand } from '#content/brand.ts';
import { figures } from '#content/figures.ts';
import type { Language } from '#content/languages.ts';
import { pageIds } from '#content/pageIds.ts';
import { events } from '#content/pages/events.ts';
import { shows } from '#content/pages/shows.ts';
import { routeOf } from '#content/routes.ts';
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
      const prompt = systemPrompt(language, '2026-11-21');
      expect(prompt).toMatch(new RegExp(`Answer in ${languageNames[language]}\\.$`));
      expect(prompt).toMatch(/^You are the assistant/);
    },
  );

  it('contains the description, services, contact details, mission and guidelines', () => {
    const prompt = systemPrompt('en', '2026-11-21');
    for (const fact of [
      `consultancy in ${brand.address.country}`,
      'Mission:',
      'TECHSENSE',
      'Ventures:',
      'Institute:',
      'Community:',
      'Studio:',
      brand.email,
      brand.phone,
      brand.address.city,
      `Answer only questions about ${brand.name}`,
      'anything else',
      'get in touch',
    ]) {
      expect(prompt).toContain(fact);
    }
  });

  it.each(languageCodes)('R10.26 for %s knows what the pages say, in 900 tokens', (language) => {
    const prompt = systemPrompt(language, '2026-11-21');
    expect(countTokens(prompt)).toBeLessThanOrEqual(900);
    expect(prompt).toContain('Today is 2026-11-21.');
    for (const { name, startDate, endDate } of events) {
      expect(prompt).toContain(name);
      expect(prompt).toContain(startDate);
      expect(prompt).toContain(endDate);
    }
    for (const { name } of shows) expect(prompt).toContain(name);
    for (const { value, unit } of Object.values(figures)) {
      expect(prompt).toContain(unit === 'euro' ? `${value / 1_000_000}M` : String(value));
    }
    for (const page of pageIds) expect(prompt).toContain(`/${language}${routeOf(page)}`);
    expect(prompt).toContain('Never promise');
    expect(prompt).toContain('In French say vous, in German Sie.');
  });
});
