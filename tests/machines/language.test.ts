import { expect, it, vi } from 'vitest';
import { languageMachine } from '#machines/language.machine.ts';
import { startJourney } from './journey.ts';

function startLanguage(input: { preferred: string; isStored: boolean }) {
  const storeLanguage = vi.fn();
  const machine = languageMachine.provide({
    actions: { storeLanguage: ({ context }) => storeLanguage(context.preferred) },
  });
  const journey = startJourney(machine, { input });
  return {
    ...journey,
    storeLanguage,
    preferred: () => journey.actor.getSnapshot().context.preferred,
    show: (language: string) => journey.actor.send({ type: 'language.shown', language }),
    choose: (language: string) => journey.actor.send({ type: 'language.chosen', language }),
  };
}

it('R4.4 stores the language of the first page, once', () => {
  const { state, show, preferred, storeLanguage } = startLanguage({
    preferred: 'de',
    isStored: false,
  });
  expect(state()).toBe('detected');
  show('fr');
  show('en');
  expect([state(), preferred()]).toEqual(['stored', 'fr']);
  expect(storeLanguage.mock.calls).toEqual([['fr']]);
});

it('R4.5 keeps a stored language when the visitor follows a link to another one', () => {
  const { state, show, preferred, storeLanguage } = startLanguage({
    preferred: 'de',
    isStored: true,
  });
  show('fr');
  expect([state(), preferred()]).toEqual(['stored', 'de']);
  expect(storeLanguage).not.toHaveBeenCalled();
});

it('R4.6 stores every choice', () => {
  const { choose, preferred, storeLanguage } = startLanguage({ preferred: 'de', isStored: true });
  choose('fr');
  choose('en');
  expect(preferred()).toBe('en');
  expect(storeLanguage.mock.calls).toEqual([['fr'], ['en']]);
});

it('R4.5, R4.6 keeps a choice when the visitor follows a link to another language', () => {
  const { state, choose, show, preferred, storeLanguage } = startLanguage({
    preferred: 'de',
    isStored: false,
  });
  choose('fr');
  expect(state()).toBe('stored');
  show('en');
  expect(preferred()).toBe('fr');
  expect(storeLanguage.mock.calls).toEqual([['fr']]);
});
