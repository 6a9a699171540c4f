import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { chunkOf, withNewModules } from '#tests/e2e/builtCode.ts';
import type { Answer } from '#tests/host.ts';
import type { TextKey } from '#tests/visitor/texts.ts';
import { conversing, unanswered } from './outcomes.ts';
import type { Row, RowStep } from './row.ts';
import {
  ask,
  fill,
  key,
  mark,
  open,
  press,
  say,
  see,
  seeNewDocument,
  setOffline,
} from './steps.ts';
import { words } from './words.ts';

const QUESTIONS = new RegExp(`${CHAT_ENDPOINT}$`);

export const answered = completion(words.answer);

/**
 * What the provider may answer, and how often it is asked. The SDK repeats what may be temporary. Chromium repeats
 * by itself what gets a 408 or a closed connection, so their number says nothing.
 */
const answers: [fault: string, requests: number | null, answer: Answer][] = [
  ['the provider answers HTML', 1, { headers: { 'Content-Type': 'text/html' }, body: '<p>Hi' }],
  ['the answer has no choices', 1, { body: '{"choices":[]}' }],
  ['the answer is empty', 1, { body: '' }],
  [
    'the answer is a stream',
    1,
    { headers: { 'Content-Type': 'text/event-stream' }, body: 'data: {"choices":[{' },
  ],
  ['status 401', 1, { status: 401 }],
  ['status 408', null, { status: 408 }],
  ['status 429 with Retry-After', 3, { status: 429, headers: { 'Retry-After': '2' } }],
  ['status 503', 3, { status: 503 }],
  ['the connection is closed', null, 'refuse'],
];

/** The refusals of a conversation that is too long: of a proxy, and of the model. */
const refusals: [fault: string, answer: Answer][] = [
  ['status 413', { status: 413, headers: { 'Content-Type': 'text/html' }, body: '<html>' }],
  [
    'the model has no room for the conversation',
    { status: 400, body: '{"error":{"code":"context_length_exceeded"}}' },
  ],
];

const claims = (isOnLine: boolean) => {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => isOnLine });
};

const HTML = { headers: { 'Content-Type': 'text/html' }, body: '<p>Hi' };

/** What a browser calls itself, what comes, and what the visitor reads of it. */
const claimed: [fault: string, isOnLine: boolean, answer: Answer, text: TextKey][] = [
  ['status 401, to a browser that calls itself offline', false, { status: 401 }, 'chat.error'],
  ['nothing, to a browser that calls itself offline', false, 'refuse', 'chat.offline'],
  ['nothing, to a browser that calls itself online', true, 'refuse', 'chat.error'],
];

/** The draft beside the question that failed. */
const drafted = [fill('chat.input', words.input), press('chat.retry')];

/** Code of the chat, and what comes in its place from another deployment. */
const deployments: [fault: string, chunk: string, answer: Answer][] = [
  ['the code of the provider is gone', 'openai', { status: 404 }],
  ['HTML comes for the code of the provider', 'openai', HTML],
  ['the code of the prompt is gone', 'askProvider', { status: 404 }],
];

/** "Try again", once the provider answers. */
const retried: RowStep = {
  arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered),
  act: [press('chat.retry')],
  expect: conversing,
};

export const chatRows: Row[] = [
  ...answers.map(
    ([fault, count, answer]): Row => ({
      title: `R10.14, R10.15, R10.16 chat · ${fault}`,
      // The SDK waits between its attempts.
      clock: 250,
      arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answer),
      act: ask,
      expect: { ...unanswered, ...(count && { requests: [QUESTIONS, count] }) },
      after: retried,
    }),
  ),
  ...refusals.map(
    ([fault, answer]): Row => ({
      title: `R10.14, R10.27 chat · ${fault}`,
      arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answer),
      act: ask,
      expect: { ...unanswered, text: 'chat.tooLong', requests: [QUESTIONS, 1] },
      // The question is the draft of the new conversation, and its input has the focus.
      after: { ...retried, act: [press('chat.clear'), key('Enter')] },
    }),
  ),
  {
    title: 'R10.16 chat · status 429 that asks to wait for an hour',
    arrange: ({ host }) =>
      host.answer(CHAT_ENDPOINT, { status: 429, headers: { 'Retry-After': '3600' } }),
    act: ask,
    expect: { ...unanswered, requests: [QUESTIONS, 1] },
  },
  ...claimed.map(
    ([fault, isOnLine, answer, text]): Row => ({
      title: `R10.14 chat · ${fault}`,
      arrange: ({ host, early }) => {
        early(claims, isOnLine);
        host.answer(CHAT_ENDPOINT, answer);
      },
      act: ask,
      expect: { ...unanswered, text },
    }),
  ),
  ...deployments.map(
    ([fault, chunk, answer]): Row => ({
      title: `R16.7 chat · ${fault} after a new deployment`,
      // The code gets lost on its way first.
      arrange: ({ host }) => host.answer(chunkOf(chunk), { status: 503 }),
      act: ask,
      expect: unanswered,
      after: {
        arrange: ({ host }) => {
          host.answer(CHAT_ENDPOINT, answered);
          host.answer(chunkOf(chunk), answer);
          host.answer('/', () => {
            host.answer(chunkOf(chunk), 'file');
            return { change: withNewModules };
          });
        },
        act: [
          mark(),
          ...drafted,
          seeNewDocument(),
          see('chat', 'conversation.failed'),
          press('chat.retry'),
        ],
        expect: { ...conversing, kept: ['conversation', 'input'], requests: [/^\/$/, 1] },
      },
    }),
  ),
  {
    title: 'R10.14 chat · the visitor is offline',
    clock: 250,
    arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered),
    act: [
      open('/about'),
      press('chat.launcher'),
      see('chatOverlay', 'ready'),
      setOffline(true),
      ...say,
    ],
    expect: { ...unanswered, text: 'chat.offline' },
    after: { act: [setOffline(false), press('chat.retry')], expect: conversing },
  },
  {
    title: 'R16.5 chat · the code of the provider is lost',
    engines: true,
    arrange: ({ host }) => {
      host.answer(chunkOf('openai'), { status: 503 });
      host.answer(CHAT_ENDPOINT, answered);
    },
    act: ask,
    expect: unanswered,
    after: {
      ...retried,
      arrange: ({ host }) => {
        host.reset();
        host.answer(CHAT_ENDPOINT, answered);
      },
    },
  },
];
