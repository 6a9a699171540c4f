import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { chunkOf } from '#tests/e2e/builtCode.ts';
import type { Answer } from '#tests/host.ts';
import { conversing, unanswered } from './outcomes.ts';
import type { Row, RowStep } from './row.ts';
import { ask, key, open, press, say, see, setOffline } from './steps.ts';
import { words } from './words.ts';

const QUESTIONS = new RegExp(`${CHAT_ENDPOINT}$`);

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
const retried: RowStep = {
  arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered),
  act: [press('chat.retry')],
  expect: conversing,
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
      act: ask,
      expect: { ...unanswered, requests: [QUESTIONS, count] },
      after: retried,
    }),
  ),
  ...refusals.map(
    ([fault, answer]): Row => ({
      requirement: 'R10.14, R10.27',
      place: 'chat',
      fault,
      engines: true,
      arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answer),
      act: ask,
      expect: { ...unanswered, text: 'chat.tooLong', requests: [QUESTIONS, 1] },
      // The question is the draft of the new conversation, and its input has the focus.
      after: { ...retried, act: [press('chat.clear'), key('Enter')] },
    }),
  ),
  {
    requirement: 'R10.14',
    place: 'chat',
    fault: 'the visitor is offline',
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
    requirement: 'R16.5',
    place: 'chat',
    fault: 'the code of the provider is lost',
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
