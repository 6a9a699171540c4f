import { describe, expect, it } from 'vitest';
import { answerFromTexts } from '#build/demoProviderPlugin.ts';
import { systemPrompt } from '#content/systemPrompt.ts';

const ask = (language: 'en' | 'fr' | 'de', content: string) =>
  answerFromTexts({
    messages: [
      { role: 'system', content: systemPrompt(language) },
      { role: 'user', content },
    ],
  });

describe('the stand-in for the provider', () => {
  it.each([
    ['en', 'What is the studio for podcasts?', /demonstration/, /podcast|studio/i],
    ['fr', 'Une formation pour les cadres ?', /démonstration/, /formation|cadres/i],
    ['de', 'Was kostet die Aufnahme im Studio?', /Vorführung/, /studio|aufnahme/i],
  ] as const)('answers in %s from the texts of the site', (language, question, note, subject) => {
    const answer = ask(language, question);
    expect(answer).toMatch(note);
    expect(answer.split('\n')[0]).toMatch(subject);
  });

  it('says so when it finds nothing', () => {
    expect(ask('en', 'Xylophonists qwertyuiop?')).toContain('I have found nothing');
  });
});
