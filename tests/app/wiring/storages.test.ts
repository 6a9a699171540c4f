import { beforeEach, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, createMachine } from 'xstate';
import { provideSite } from '#app/wiring/createSite.ts';
import { readDraft } from '#app/wiring/forms.ts';
import type { World } from '#app/wiring/world.ts';
import type { Store } from '#ports/storage.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { settle } from '#tests/machines/journey.ts';

/** What has been written or removed, by the name of the storage and the key. */
let noted: string[];

const noteIn = (name: string): Store => ({
  read: () => null,
  write: (key, text) => noted.push(`${name} ${key} = ${text}`) > 0,
  remove: (key) => noted.push(`${name} ${key} removed`) > 0,
});

const world: World = {
  session: noteIn('session'),
  local: noteIn('local'),
  language: { preferred: 'en', isStored: false },
  now: () => 7,
  entryUrl: '',
  reload: () => {},
  report: () => {},
};

const behaviours = provideSite(world).implementations.actors as unknown as Record<
  string,
  AnyStateMachine
>;

/** Starts a behaviour of the site over the storages, below a parent that hears it. */
function start(id: string, input: object = {}) {
  const clock = new VirtualClock();
  const parent = createMachine({
    invoke: { id, src: behaviours[id] as AnyStateMachine, input },
    on: { '*': {} },
  });
  const actor = createActor(parent, { clock }).start();
  return {
    clock,
    send: (event: { type: string; [key: string]: unknown }) =>
      actor.getSnapshot().children[id]?.send(event),
  };
}

beforeEach(() => {
  noted = [];
});

it('R7.2 notes for the session alone that the popup was shown', () => {
  const { send, clock } = start('podcastPopup', { wasShown: false });
  send({ type: 'home.entered' });
  clock.advance(3_000);
  send({ type: 'popup.dismiss' });
  expect(noted).toEqual(['session interpunct-podcast-popup = shown']);
});

it('R9.9 keeps drafts for the tab alone', () => {
  for (const id of ['contactForm', 'newsletter']) {
    const { send } = start(id, { isDelivering: false, honeypot: 'reference' });
    send({ type: 'form.edit', name: 'email', value: 'ada@example.com' });
  }
  expect(noted).toEqual([
    'session interpunct-contactForm-draft = {"email":"ada@example.com"}',
    'session interpunct-newsletter-draft = {"email":"ada@example.com"}',
  ]);
});

it('R9.17 keeps what a draft is about, and reads what the site knows alone', () => {
  const { send } = start('contactForm', { isDelivering: false, honeypot: 'reference' });
  send({ type: 'contact.requested', topic: 'film' });
  expect(noted).toEqual([]);
  send({ type: 'form.edit', name: 'name', value: 'Ada' });
  send({ type: 'form.removeTopic' });
  const key = 'interpunct-contactForm-draft';
  const drafts = ['{"name":"Ada","topic":"film"}', '{"name":"Ada"}'];
  expect(noted).toEqual(drafts.map((draft) => `session ${key} = ${draft}`));
  const read = (text: string) => readDraft({ ...world.session, read: () => text }, 'contactForm');
  const values = { name: 'Ada' };
  expect(drafts.map(read)).toEqual([
    { values, topic: 'film' },
    { values, topic: null },
  ]);
  expect(read('{"name":"Ada","topic":"toString"}')).toEqual({ values, topic: null });
});

it('R10.18 keeps the conversation for the tab alone', () => {
  start('chat', { startedAt: 7 }).send({ type: 'chat.type', text: 'Hello' });
  const messages = [{ id: '1', role: 'assistant', content: '', timestamp: 7 }];
  expect(noted).toEqual([
    `session interpunct-conversation = ${JSON.stringify({ messages, draft: 'Hello' })}`,
  ]);
});

it('R4.4, R11.2 keeps the language and the choice on cookies for later visits', async () => {
  const language = start('language', { preferred: 'de', isStored: false });
  language.send({ type: 'language.shown', language: 'fr' });
  const consent = start('consent');
  await settle();
  consent.send({ type: 'consent.acceptAll' });
  const preferences = { necessary: true, analytics: true, marketing: true };
  expect(noted).toEqual([
    'local interpunct-language = fr',
    `local interpunct-cookie-consent = ${JSON.stringify({ version: '1.0', preferences, timestamp: 7 })}`,
  ]);
});
