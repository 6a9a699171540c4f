import { NOON } from '#machines/cases.ts';
import { chatCases } from '#machines/chat.cases.ts';
import { type ChatMessage, type Conversation, chatMachine } from '#machines/chat.machine.ts';
import { behaviour, type Way } from './kit/table.ts';
import { focusing, key, keyOn, press } from './kit/ways.ts';

const LAUNCHER = 'button "Chat assistant"';
const LOG = '[role=log]';
const FIELD = 'textbox "Your message"';

export const closedChat = [`${LAUNCHER} collapsed`];

const APOLOGY =
  'Sorry, I’m having trouble connecting. Please contact us directly by email at hello@interpunct.example or by phone at +352 26 00 00 00.';
const TOO_LONG =
  'This conversation has become too long. ‘Clear conversation’ above starts a new one and keeps your question.';
const WELCOME =
  'Hello! I’m the group’s AI assistant. Ask me about our divisions, services, events or studio. I’ll keep it short.';

const addresses = ['link "hello@interpunct.example"', 'link "+352 26 00 00 00"'];

export const chatFailure = [`alert: ${APOLOGY}`, ...addresses, 'button "Try again"'];

/** What an empty conversation offers. */
const suggestions = [
  'button "What do you do for tech companies?"',
  'button "When is your next event?"',
  'button "Can I record at your studio?"',
];

/** The log of a conversation, with what the visitor has begun to write below it. */
export const logOf = (messages: readonly ChatMessage[], draft = '') => [
  'log "Conversation"',
  ...messages.map(
    ({ role, content }) =>
      `message: ${role === 'user' ? 'You' : 'Assistant'}: ${content || WELCOME}`,
  ),
  ...(messages.length === 1 && draft === '' ? suggestions : []),
];

/** The open panel, with what is below the messages. */
const panel = ({ messages, draft }: Conversation, ...below: string[]) => [
  'dialog "Ask Interpunct"',
  'button "Clear conversation"',
  'button "Close chat"',
  ...logOf(messages, draft),
  ...below,
  'link "OpenAI (opens in a new tab)"',
  `${LAUNCHER} expanded`,
];

const fieldOf = ({ draft }: Conversation) => FIELD + (draft && `: ${draft}`);

/** What the visitor has written can be sent. */
const draftOf = (context: Conversation) => [
  fieldOf(context),
  context.draft === '' ? 'button "Send" disabled' : 'button "Send"',
];

export const readyChat = (context: Conversation) => panel(context, 'status', ...draftOf(context));

/** Nothing can be sent in a conversation that is too long. */
const failed = (context: Conversation & { reason: string | null }) =>
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

const waiting = (context: Conversation) =>
  panel(context, 'status: The assistant is typing…', `${FIELD} disabled`, 'button "Send" disabled');

const unavailable = {
  'The panel is closed.': ({ value }: { value: { panel: unknown } }) => value.panel === 'closed',
};

const closing = (way: Way) => focusing(LAUNCHER, way);

export default behaviour(chatMachine, chatCases, {
  actor: 'chat',
  cases: {
    inputs: [{ startedAt: NOON }],
    events: {
      // One text is enough for the view.
      'chat.type': [{ text: 'Hello' }],
      'chat.send': [{ language: 'en', at: NOON }],
    },
  },
  gestures: {
    'chat.toggle': { control: LAUNCHER, ways: [press, keyOn('Enter')] },
    'chat.close': {
      control: 'button "Close chat"',
      ways: [closing(press), closing(key('Escape'))],
    },
    'chat.type': {
      control: FIELD,
      ways: [
        (visitor, field, { text }) => visitor.type(field, text),
        (visitor, field, { text }) => visitor.fill(field, text),
      ],
      unavailable,
    },
    'chat.send': {
      control: 'button "Send"',
      ways: [press, (visitor) => visitor.key('Enter', FIELD)],
      unavailable,
    },
    'chat.retry': {
      control: 'button "Try again"',
      ways: [focusing(LOG, press)],
      unavailable,
    },
    'chat.clear': { control: 'button "Clear conversation"', ways: [press], unavailable },
    'chat.restore': {
      from: 'the storage of the tab',
      // The tab has kept it over a reload, after which the chat is as at its start.
      when: ({ snapshot: { value, context } }) =>
        value.panel === 'closed' && context.messages.length === 1 && context.draft === '',
      browser: [
        (visitor, _, { conversation }) =>
          visitor.reloadWith('interpunct-conversation', conversation),
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
    'panel.open.opening conversation.ready': [LAUNCHER, FIELD],
    'panel.open.opening conversation.waiting': [LAUNCHER, LOG],
    'panel.open.opening conversation.failed': [LAUNCHER, FIELD],
    'panel.open.opened conversation.ready': [FIELD],
    'panel.open.opened conversation.waiting': [LOG],
    'panel.open.opened conversation.failed': [FIELD],
  },
  unreached: {
    'chat.conversation.waiting|chat.send|0': 'The button is disabled.',
    'chat.conversation.waiting|chat.type|0': 'The field is disabled.',
  },
  simulated: {
    uncounted: ['saveConversation'],
    site: ({ startedAt }) => ({ startedAt }),
    follow: (visitor) => visitor.settlePort('chatOverlay.loadCode'),
  },
  browser: {
    begin: async (visitor) => {
      await visitor.hold('question', '**/api/openai/**');
      await visitor.open('/en/about');
    },
    hasEndpoints: () => true,
    expectedMessages: /The chat has no answer/,
    answers: {
      requestAnswer: {
        output: (visitor, { text }: { text: string }) => {
          const json = { choices: [{ index: 0, message: { role: 'assistant', content: text } }] };
          return visitor.answer('question', (route) => route.fulfill({ json }));
        },
        // A refusal is not asked again.
        error: (visitor, { reason }: { reason: string }) =>
          visitor.answer('question', (route) =>
            route.fulfill({ status: reason === 'tooLong' ? 413 : 400, json: {} }),
          ),
      },
    },
  },
});
