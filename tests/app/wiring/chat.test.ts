import { expect, it } from 'vitest';
import { readConversation } from '#app/wiring/chat.ts';

const welcome = { id: '1', role: 'assistant', content: '', timestamp: 7 };
const asked = { id: '2', role: 'user', content: 'Hello', timestamp: 8 };
const kept = { messages: [welcome, asked], draft: 'And' };

const read = (text: string | null | undefined) =>
  readConversation({ read: () => text, write: () => true, remove: () => true });

it('R10.18 reads the conversation that it has kept', () => {
  expect(read(JSON.stringify(kept))).toEqual(kept);
});

it.each<[name: string, text: string | null | undefined]>([
  ['none', null],
  ['a denied storage', undefined],
  ['half a record', '{"messages":'],
  ['null', 'null'],
  ['no list', JSON.stringify({ ...kept, messages: {} })],
  ['no draft', JSON.stringify({ ...kept, draft: null })],
  ['no welcome', JSON.stringify({ ...kept, messages: [asked] })],
  ['no messages', JSON.stringify({ ...kept, messages: [] })],
  ...[
    null,
    'Hello',
    { ...asked, id: 2 },
    { ...asked, role: 'system' },
    { ...asked, content: null },
    { ...asked, timestamp: '8' },
    { ...asked, timestamp: 1e300 },
  ].map((message): [string, string] => [
    `the message ${JSON.stringify(message)}`,
    JSON.stringify({ ...kept, messages: [welcome, message] }),
  ]),
])('R10.18 reads no conversation from %s', (_, text) => {
  expect(read(text)).toBeUndefined();
});
