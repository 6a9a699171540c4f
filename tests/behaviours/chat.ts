import type { Expected } from '@interpunct/model-kit';
import type { World } from '@interpunct/model-kit/world';
import { NOON } from '#machines/cases.ts';
import { chatCases } from '#machines/chat.cases.ts';
import { type ChatMessage, type Conversation, chatMachine } from '#machines/chat.machine.ts';
import { PHONE } from '#tests/e2e/sitePage.ts';
import { type Ports, reported } from './kit/ports.ts';
import { because, behaviour, type Way } from './kit/table.ts';
import type { Inputs } from './kit/tables.ts';
import { fill, focusing, key, keyOn, press, reloadWith, type } from './kit/ways.ts';

const message = (
  id: number,
  role: ChatMessage['role'],
  content: string,
  timestamp: number,
): ChatMessage => ({ id: String(id), role, content, timestamp });
const welcome = (at: number) => [message(1, 'assistant', '', at)];

const free = ['conversation.ready', 'conversation.failed'] as const;
type Placed = { context: { isFilling: boolean; entry: 'none' | 'made' | 'leaving' } };
const hasEntry = ({ context }: Placed) => context.entry === 'made';
const needsEntry = ({ context }: Placed) => context.isFilling && context.entry === 'none';

/** What another document of the tab has kept is free of what failed in this one. */
const restored = ({ event }: { event: { conversation: Conversation } }) => ({
  ...event.conversation,
  reason: null,
});

const opened = {
  requirement: 'R10.1',
  to: 'panel.open.opening',
  calls: ['to parent chat.opened'],
} as const;
const closed = {
  requirement: 'R10.1',
  to: 'panel.closed',
  calls: ['to parent chat.closed'],
} as const;
const closedWithEntry = {
  requirement: 'R1.13',
  when: hasEntry,
  to: 'panel.closed',
  calls: ['leaveEntry', 'to parent chat.closed'],
  context: { entry: 'leaving' },
} as const;

export const expected: Expected<typeof chatMachine> = {
  start: [
    {
      requirement: 'R10.1, R10.4',
      to: ['panel.closed', 'conversation.ready'],
      context: ({ event: { input } }) => ({
        draft: '',
        language: '',
        reason: null,
        isFilling: false,
        entry: 'none',
        messages: welcome(input.startedAt),
      }),
    },
  ],
  states: {
    'panel.open.opening': { requirement: 'R10.3', timers: { focusDelay: 100 } },
    'conversation.waiting': {
      requirement: 'R10.9',
      timers: { deadline: 45_000 },
      tags: ['waiting'],
      actors: { requestAnswer: ({ messages, language }) => ({ messages, language }) },
    },
  },
  events: {
    'chat.toggle': [
      {
        requirement: 'R1.13',
        in: 'panel.closed',
        when: needsEntry,
        to: 'panel.open.opening',
        calls: ['addEntry', 'to parent chat.opened'],
        context: { entry: 'made' },
      },
      { in: 'panel.closed', ...opened },
      closedWithEntry,
      closed,
    ],
    'chat.close': [
      { in: 'panel.open', ...closedWithEntry },
      { in: 'panel.open', ...closed },
    ],
    'entry.reached': [
      { in: 'panel.closed', ...opened, requirement: 'R1.13', context: { entry: 'made' } },
      { context: { entry: 'made' } },
    ],
    'entry.left': [
      {
        in: 'panel.open',
        when: ({ context }) => context.isFilling && context.entry !== 'leaving',
        ...closed,
        requirement: 'R1.13',
        context: { entry: 'none' },
      },
      {
        requirement: 'R1.13',
        in: 'panel.open',
        when: ({ context }) => context.isFilling,
        calls: ['addEntry'],
        context: { entry: 'made' },
      },
      { context: { entry: 'none' } },
    ],
    'window.filled': [
      {
        ...closedWithEntry,
        requirement: 'R15.42',
        in: 'panel.open',
        when: (step) => step.event.isWriting && hasEntry(step),
        context: { isFilling: true, entry: 'leaving' },
      },
      {
        ...closed,
        requirement: 'R15.42',
        in: 'panel.open',
        when: ({ event }) => event.isWriting,
        context: { isFilling: true },
      },
      {
        requirement: 'R1.13',
        in: 'panel.open',
        when: ({ context }) => context.entry === 'none',
        calls: ['addEntry'],
        context: { isFilling: true, entry: 'made' },
      },
      { context: { isFilling: true } },
    ],
    'window.freed': [
      {
        requirement: 'R1.13',
        in: 'panel.open',
        when: hasEntry,
        calls: ['leaveEntry'],
        context: { isFilling: false, entry: 'leaving' },
      },
      { context: { isFilling: false } },
    ],
    'after focusDelay': [{ to: 'panel.open.opened' }],
    'chat.type': [
      {
        requirement: 'R10.8, R10.18',
        in: free,
        calls: ['saveConversation'],
        context: ({ event: { text } }) => ({ draft: text.slice(0, 500) }),
      },
    ],
    'chat.send': [
      {
        requirement: 'R10.7, R10.19',
        in: free,
        when: ({ context }) => context.draft.trim() !== '' && context.reason !== 'tooLong',
        to: 'conversation.waiting',
        calls: ['saveConversation', 'to parent chat.asked'],
        context: ({ context, event: { at, language } }) => ({
          draft: '',
          language,
          messages: [
            ...context.messages,
            message(context.messages.length + 1, 'user', context.draft.trim(), at),
          ],
        }),
      },
    ],
    'chat.retry': [
      {
        requirement: 'R10.15, R10.19',
        in: 'conversation.failed',
        when: ({ context }) => context.reason !== 'tooLong',
        to: 'conversation.waiting',
        calls: ['to parent chat.asked'],
        context: ({ context: { draft, messages }, event: { language } }) => ({
          draft,
          language,
          messages,
        }),
      },
    ],
    'chat.clear': [
      {
        requirement: 'R10.8',
        when: ({ context }) => context.reason === 'tooLong',
        to: 'conversation.ready',
        calls: ['saveConversation'],
        context: ({ context: { messages, draft }, event }) => ({
          draft: `${messages.at(-1)?.content}\n${draft}`.trim().slice(0, 500),
          reason: null,
          messages: welcome(event.at),
        }),
      },
      {
        requirement: 'R10.4, R10.17',
        to: 'conversation.ready',
        calls: ['saveConversation'],
        context: ({ context: { draft }, event }) => ({
          draft,
          reason: null,
          messages: welcome(event.at),
        }),
      },
    ],
    'chat.restore': [
      {
        requirement: 'R10.18',
        in: free,
        when: ({ event }) => event.conversation.messages.at(-1)?.role === 'user',
        to: 'conversation.failed',
        context: restored,
      },
      { requirement: 'R10.18', in: free, to: 'conversation.ready', context: restored },
    ],
    'requestAnswer done': [
      {
        requirement: 'R10.18',
        to: 'conversation.ready',
        calls: ['saveConversation'],
        context: ({ context: { draft, messages }, event: { output } }) => ({
          draft,
          messages: [
            ...messages,
            {
              ...message(messages.length + 1, 'assistant', output.text, output.at),
              language: output.language,
            },
          ],
        }),
      },
    ],
    'requestAnswer error': [
      {
        when: ({ event }) => event.error.reason === 'replaced',
        calls: ['reportFailure', 'reload'],
      },
      {
        to: 'conversation.failed',
        calls: ['reportFailure'],
        context: ({ context: { messages }, event }) => ({ messages, reason: event.error.reason }),
      },
    ],
    'after deadline': [
      {
        to: 'conversation.failed',
        calls: ['reportDeadline'],
        context: ({ context: { messages } }) => ({ messages, reason: null }),
      },
    ],
  },
};

export const inputs: Inputs = { chat: ({ startedAt }) => ({ startedAt }) };

const asked = [{ id: '1', role: 'user', content: 'Hallo', timestamp: 7 }];

const inChat = () => history.replaceState({ key: '1', isChat: true }, '');

export const ports: Ports = {
  'chat.requestAnswer': [
    {
      input: { messages: asked, language: 'en' },
      arrange: ({ answer }) =>
        answer('/api/openai/chat/completions', { choices: [{ message: { content: 'Hi' } }] }),
      touches: ['POST /api/openai/chat/completions'],
      output: { text: 'Hi', language: 'de', at: 7 },
    },
  ],
  'chat.saveConversation': [
    {
      requirement: 'R10.18',
      context: { messages: asked, draft: 'And', reason: null },
      touches: [
        `session writes interpunct-conversation: ${JSON.stringify({ messages: asked, draft: 'And' })}`,
      ],
    },
  ],
  'chat.addEntry': [
    { touches: ['history.pushState {"key":"1","isChat":true} ""'] },
    { arrange: inChat },
  ],
  'chat.leaveEntry': [
    { arrange: inChat, touches: ['history.back'] },
    { touches: ['sends {"type":"entry.left"}'] },
  ],
  'chat.reload': [{ touches: ['session writes interpunct-return-to: chat', 'reload'] }],
  'chat.reportFailure': [reported('The chat has no answer.')],
  'chat.reportDeadline': [
    { touches: ['report: The chat has no answer: the provider took too long.'] },
  ],
};

/**
 * Clearing joins a question that was too long with what was typed since. What is said has nothing to do with
 * the place of the panel.
 */
export const stopWhen = ({ snapshot: { context } }: World) => {
  const isPlaced = context.isFilling || context.entry !== 'none';
  const isBegun = context.messages.length > 1 || context.draft !== '';
  return context.messages.length > 2 || context.draft.includes('\n') || (isPlaced && isBegun);
};

const ENDPOINT = '**/api/openai/**';

const LAUNCHER = '[data-machine=chat] > button';
const LOG = '[role=log]';
const FIELD = '[data-machine=chat] textarea';
/** What has had the focus before the panel, or what has it first in one that covers the launcher. */
const opener = `${LAUNCHER}, [data-machine=chat] h2`;

const closedChat = ['button "Chat assistant" collapsed'];

const APOLOGY =
  'Sorry, I’m having trouble connecting. Please contact us directly by email at hello@interpunct.example or by phone at +352 26 00 00 00.';
const TOO_LONG =
  'This conversation is too long. The bin above (‘Clear conversation’) starts a new one with your question.';
const WELCOME =
  'Hello! I’m the group’s AI assistant. Ask me about our divisions, services, events or studio. I’ll keep it short.';

const addresses = ['link "hello@interpunct.example"', 'link "+352 26 00 00 00"'];

const chatFailure = [`alert: ${APOLOGY}`, ...addresses, 'button "Try again"'];

/** What an empty conversation offers. */
const suggestions = [
  'button "What do you do for tech companies?"',
  'button "When is your next event?"',
  'button "Can I record at your studio?"',
];

/** The log of a conversation, with what the visitor has begun to write below it. */
const logOf = (messages: readonly ChatMessage[], draft = '') => [
  'log "Conversation"',
  ...messages.map(
    ({ role, content }) =>
      `message: ${role === 'user' ? 'You' : 'Assistant'}: ${content || WELCOME}`,
  ),
  ...(messages.length === 1 && draft === '' ? suggestions : []),
];

type Panel = Conversation & { isFilling: boolean };

/** The open panel, with what is below the messages. Where it fills the window, the launcher is out of reach. */
const panel = ({ messages, draft, isFilling }: Panel, ...below: string[]) => [
  'dialog "Ask Interpunct"',
  'button "Clear conversation"',
  'button "Close chat"',
  ...logOf(messages, draft),
  ...below,
  'link "OpenAI (opens in a new tab)"',
  ...(isFilling ? [] : ['button "Chat assistant" expanded']),
];

const fieldOf = ({ draft }: Conversation) => `textbox "Your message"${draft && `: ${draft}`}`;

/** What the visitor has written can be sent. */
const draftOf = (context: Conversation) => [
  fieldOf(context),
  context.draft === '' ? 'button "Send" disabled' : 'button "Send"',
];

const readyChat = (context: Panel) => panel(context, 'status', ...draftOf(context));

/** Nothing can be sent in a conversation that is too long. */
const failed = (context: Panel & { reason: string | null }) =>
  context.reason === 'tooLong'
    ? panel(
        context,
        'status',
        `alert: ${TOO_LONG} ${APOLOGY}`,
        ...addresses,
        fieldOf(context),
        'button "Send" disabled',
      )
    : panel(context, 'status', ...chatFailure, ...draftOf(context));

const waiting = (context: Panel) =>
  panel(
    context,
    'status: The assistant is typing…',
    'textbox "Your message" disabled',
    'button "Send" disabled',
  );

const unavailable = {
  'The panel is closed.': ({ value }: { value: { panel: unknown } }) => value.panel === 'closed',
};

const closing = (way: Way) => focusing(LAUNCHER, way);

export default behaviour(chatMachine, chatCases, {
  actor: 'chat',
  cases: {
    stopWhen,
    inputs: [{ startedAt: NOON }],
    events: {
      // One text is enough for the view.
      'chat.type': [{ text: 'Hello' }],
      'chat.send': [{ language: 'en', at: NOON }],
      // The walk writes in the chat alone.
      'window.filled': [{ isWriting: false }],
    },
  },
  gestures: {
    'chat.toggle': {
      control: 'Chat assistant',
      ways: [press, keyOn('Enter')],
      unavailable: {
        'The panel covers the launcher.': ({ value, context }) =>
          context.isFilling && value.panel !== 'closed',
      },
    },
    'chat.close': {
      control: 'Close chat',
      ways: [closing(press), closing(key('Escape'))],
    },
    'chat.type': {
      control: 'Your message',
      ways: [type(({ text }) => text), fill(({ text }) => text)],
      unavailable,
    },
    'chat.send': {
      control: 'Send',
      ways: [press, keyOn('Enter', 'Your message')],
      unavailable,
    },
    'chat.retry': {
      control: 'Try again',
      ways: [focusing(LOG, press)],
      unavailable,
    },
    'chat.clear': { control: 'Clear conversation', ways: [press], unavailable },
    'entry.reached': {
      from: 'the history',
      when: ({ snapshot: { context } }) => context.entry === 'none' && context.isFilling,
    },
    'entry.left': {
      from: 'the history',
      ways: [(visitor) => visitor.back()],
      when: ({ snapshot }) => hasEntry(snapshot),
    },
    'window.filled': { from: 'the window', ways: [({ page }) => page.setViewportSize(PHONE)] },
    'window.freed': {
      from: 'the window',
      ways: [({ page }) => page.setViewportSize({ width: 1440, height: 900 })],
    },
    'chat.restore': {
      from: 'the storage of the tab',
      // The tab has kept it over a reload, after which the chat is as at its start.
      when: ({ snapshot: { value, context } }) =>
        value.panel === 'closed' && context.messages.length === 1 && context.draft === '',
      ways: [
        (visitor, _, { conversation }) =>
          reloadWith(visitor, 'interpunct-conversation', conversation),
      ],
    },
  },
  parts: {
    'panel.closed conversation.ready': closedChat,
    'panel.closed conversation.waiting': closedChat,
    'panel.closed conversation.failed': closedChat,
    'panel.open.opening conversation.ready': readyChat,
    'panel.open.opening conversation.waiting': waiting,
    'panel.open.opening conversation.failed': failed,
    'panel.open.opened conversation.ready': readyChat,
    'panel.open.opened conversation.waiting': waiting,
    'panel.open.opened conversation.failed': failed,
  },
  focus: {
    'panel.open.opening conversation.ready': `${opener}, ${FIELD}`,
    'panel.open.opening conversation.waiting': `${opener}, ${LOG}`,
    'panel.open.opening conversation.failed': `${opener}, ${FIELD}`,
    'panel.open.opened conversation.ready': FIELD,
    'panel.open.opened conversation.waiting': LOG,
    'panel.open.opened conversation.failed': FIELD,
  },
  begin: async (visitor) => {
    await visitor.hold(ENDPOINT);
    await visitor.open('/en/about');
  },
  hasEndpoints: () => true,
  expectedMessages: /The chat has no answer/,
  unreached: {
    'chat.panel.open|window.filled|0': 'A journey writes in the page, and makes the window low.',
    'chat.conversation.waiting|chat.send|0': 'The button is disabled.',
    'chat.conversation.waiting|chat.type|0': 'The field is disabled.',
    ...because(
      'A document in the back-forward cache: a test of the engines comes back to one.',
      'chat.conversation.failed|chat.restore|0',
      'chat.conversation.failed|chat.restore|1',
    ),
    ...because(
      'Steps in the history: their tests go back and forward in each engine.',
      'chat.panel.closed|entry.reached|0',
      'chat.panel.open|entry.left|1',
      'chat.panel|entry.left|0',
      'chat.panel|entry.reached|0',
    ),
  },
  answers: {
    requestAnswer: {
      output: (visitor, { text }: { text: string }) => {
        const json = { choices: [{ index: 0, message: { role: 'assistant', content: text } }] };
        return visitor.answer(ENDPOINT, (route) => route.fulfill({ json }));
      },
      // A refusal is not asked again. Code that has gone brings no answer.
      error: async (visitor, { reason }: { reason: string }) =>
        reason !== 'replaced' &&
        visitor.answer(ENDPOINT, (route) =>
          route.fulfill({ status: reason === 'tooLong' ? 413 : 400, json: {} }),
        ),
    },
  },
});
