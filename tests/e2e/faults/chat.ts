import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import type { Answer } from '#tests/host.ts';
import { chunkOf } from '../builtCode.ts';
import type { NeutralStep, Row } from './row.ts';
import { askAt, words } from './words.ts';

const QUESTIONS = new RegExp(`${CHAT_ENDPOINT}$`);
const NO_ANSWER = /The chat has no answer/;

export const answered = completion(words.answer);

/** What the provider may answer, and how often it is asked. The SDK repeats what may be temporary. */
const answers: [fault: string, requests: number, answer: Answer][] = [
  ['the provider answers HTML', 1, { headers: { 'Content-Type': 'text/html' }, body: '<p>Hi' }],
  ['the answer has no choices', 1, { body: '{"choices":[]}' }],
  ['the answer has null for choices', 1, { body: '{"choices":null}' }],
  ['the answer has no content', 1, { body: '{"choices":[{"message":{}}]}' }],
  ['the answer has null for content', 1, completion(null)],
  ['the answer is blank', 1, completion('  ')],
  ['the answer is empty', 1, { body: '' }],
  ['the answer is broken JSON', 1, { body: '{"choices":[' }],
  [
    'the answer is a stream',
    1,
    { headers: { 'Content-Type': 'text/event-stream' }, body: 'data: {"choices":[{' },
  ],
  ['status 400', 1, { status: 400 }],
  ['status 401', 1, { status: 401 }],
  ['status 408', 3, { status: 408 }],
  ['status 409', 3, { status: 409 }],
  ['status 429', 3, { status: 429 }],
  ['status 429 with Retry-After', 3, { status: 429, headers: { 'Retry-After': '2' } }],
  ['status 500', 3, { status: 500 }],
  ['status 503', 3, { status: 503 }],
  ['the connection is closed', 3, 'refuse'],
];

/** The refusals of a conversation that is too long: of a proxy, and of the model. */
const refusals: [fault: string, answer: Answer][] = [
  ['status 413', { status: 413, headers: { 'Content-Type': 'text/html' }, body: '<html>' }],
  [
    'the model has no room for the conversation',
    { status: 400, body: '{"error":{"code":"context_length_exceeded"}}' },
  ],
];

/** "Try again", once the provider answers. */
const retried: NeutralStep = {
  act: (visitor) => visitor.press('chat.retry'),
  expect: { machine: 'chat', state: 'conversation.ready', kept: ['conversation'] },
};

export const chatRows: Row[] = [
  ...answers.map(
    ([fault, count, answer]): Row => ({
      requirement: 'R10.14, R10.15, R10.16',
      place: 'chat',
      fault,
      // The SDK waits between its attempts.
      clock: 250,
      arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answer),
      act: askAt,
      expect: {
        machine: 'chat',
        state: 'conversation.failed',
        text: 'chat.error',
        kept: ['question'],
        log: NO_ANSWER,
        requests: [QUESTIONS, count],
      },
      after: { ...retried, arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered) },
    }),
  ),
  ...refusals.map(
    ([fault, answer]): Row => ({
      requirement: 'R10.14, R10.27',
      place: 'chat',
      fault,
      engines: true,
      arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answer),
      act: askAt,
      expect: {
        machine: 'chat',
        state: 'conversation.failed',
        text: 'chat.tooLong',
        kept: ['question'],
        log: NO_ANSWER,
        requests: [QUESTIONS, 1],
      },
      after: {
        arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered),
        // The question is the draft of the new conversation, and its input has the focus.
        act: async (visitor) => {
          await visitor.press('chat.clear');
          await visitor.key('Enter');
        },
        expect: { machine: 'chat', state: 'conversation.ready', kept: ['conversation'] },
      },
    }),
  ),
  {
    requirement: 'R10.14',
    place: 'chat',
    fault: 'the visitor is offline',
    clock: 250,
    arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('chat.launcher');
      await visitor.see('chatOverlay', 'ready');
      await visitor.setOffline(true);
      await visitor.type('chat.input', words.question);
      await visitor.key('Enter');
    },
    expect: {
      machine: 'chat',
      state: 'conversation.failed',
      text: 'chat.offline',
      kept: ['question'],
      log: NO_ANSWER,
    },
    after: {
      ...retried,
      act: async (visitor) => {
        await visitor.setOffline(false);
        await visitor.press('chat.retry');
      },
    },
  },
  {
    requirement: 'R16.5',
    place: 'chat',
    fault: 'the code of the provider is lost',
    engines: true,
    arrange: ({ host }) => {
      host.answer(chunkOf('openai'), { status: 503 });
      host.answer(CHAT_ENDPOINT, answered);
    },
    act: askAt,
    expect: {
      machine: 'chat',
      state: 'conversation.failed',
      text: 'chat.error',
      kept: ['question'],
      log: NO_ANSWER,
    },
    after: {
      ...retried,
      arrange: ({ host }) => {
        host.reset();
        host.answer(CHAT_ENDPOINT, answered);
      },
    },
  },
];
