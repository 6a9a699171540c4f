// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { storedInWords } from '#app/inspect/storedInWords.ts';
import { RECORD_KEY } from '#app/wiring/consent.ts';
import { brand } from '#content/brand.ts';
import { WELCOME_ID } from '#machines/chat.machine.ts';
import { formatConsent } from '#ports/consentRecord.ts';

it('R18.26 says in words what the site had stored', () => {
  const preferences = { necessary: true, analytics: false, marketing: false } as const;
  const message = (id: string, role: string, content: string) => ({
    id,
    role,
    content,
    timestamp: 5,
  });
  const messages = [message(WELCOME_ID, 'assistant', ''), message('2', 'user', 'Hello')];
  const conversation = JSON.stringify({ messages, draft: 'And' });
  const isOfTab = true as const;
  expect(
    storedInWords([
      { name: RECORD_KEY, value: formatConsent(preferences, 7) },
      { name: 'another', value: 'thing' },
      { name: `${brand.slug}-conversation`, value: conversation, isOfTab },
      { name: `${brand.slug}-newsletter-draft`, value: '{"email":"ada@example.org"}', isOfTab },
      { name: 'scroll-positions', value: '{}', isOfTab },
    ]),
  ).toEqual([
    'consent to necessary only',
    'a conversation of 2 messages (assistant “”, user “Hello”)',
    'a draft in the chat, “And”',
    '“ada@example.org” as email in the form newsletter',
    '“another” as “thing”',
  ]);
  expect(storedInWords([{ name: RECORD_KEY, value: '{' }])).toEqual([
    'a damaged choice of consent',
  ]);
});
