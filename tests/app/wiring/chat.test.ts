// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { followEntry, readConversation } from '#app/wiring/chat.ts';
import type { ChatActor } from '#machines/chat.machine.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  // open, fills the window, at its entry, and whether the chat is toggled
  [true, true, false, true],
  [true, true, true, false],
  [true, false, false, false],
  [false, true, true, true],
  [false, false, true, true],
  [false, true, false, false],
])(
  'R1.13 follows the history: open %s, filling %s, at its entry %s, toggled %s',
  (isOpen, isFilling, isChat, isToggled) => {
    const send = vi.fn();
    const matches = ({ panel }: { panel: string }) => panel === 'open' && isOpen;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.startsWith('(') && isFilling,
    }));
    history.replaceState({ key: '1', isChat }, '');
    followEntry({ getSnapshot: () => ({ matches }), send } as unknown as ChatActor);
    expect(send.mock.calls).toEqual(isToggled ? [[{ type: 'chat.toggle' }]] : []);
  },
);

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
