import { describe, expect, it } from 'vitest';
import { answerFromTexts } from '#build/demoProviderPlugin.ts';
import type { Language } from '#content/languages.ts';
import { systemPrompt } from '#content/systemPrompt.ts';
import { languageCodes } from '#tests/catalogue.ts';

const ask = (language: Language, content: string) =>
  answerFromTexts({
    messages: [
      { role: 'system', content: systemPrompt(language) },
      { role: 'user', content },
    ],
  });

const samples: Record<Language, { question: string; note: RegExp; subject: RegExp }> = {
  en: {
    question: 'What is the studio for podcasts?',
    note: /demonstration/,
    subject: /podcast|studio/i,
  },
  fr: {
    question: 'Une formation pour les cadres ?',
    note: /démonstration/,
    subject: /formation|cadres/i,
  },
  de: {
    question: 'Was kostet die Aufnahme im Studio?',
    note: /Vorführung/,
    subject: /studio|aufnahme/i,
  },
};

describe('the demo provider', () => {
  it.each(languageCodes)('R10.22 answers in %s from the texts of the site', (language) => {
    const { question, note, subject } = samples[language];
    const answer = ask(language, question);
    expect(answer).toMatch(note);
    expect(answer.split('\n')[0]).toMatch(subject);
  });

  it('states that it has found nothing', () => {
    expect(ask('en', 'Xylophonists qwertyuiop?')).toContain('I have found nothing');
  });
});
