import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { chunkOf, withNewModules } from '#tests/e2e/builtCode.ts';
import { conversing, unanswered } from './outcomes.ts';
import type { Row, RowStep } from './row.ts';
import { ask, fill, mark, open, press, say, see, seeNewDocument, setOffline } from './steps.ts';
import { words } from './words.ts';

const answered = completion(words.answer);

/** "Try again", once the provider answers. */
const retried: RowStep = {
  arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered),
  act: [press('chat.retry')],
  expect: conversing,
};

export const chatRows: Row[] = [
  {
    title: 'R16.7 chat · the code of the provider is gone after a new deployment',
    // The code gets lost on its way first.
    arrange: ({ host }) => host.answer(chunkOf('openai'), { status: 503 }),
    act: ask,
    expect: unanswered,
    after: {
      arrange: ({ host }) => {
        host.answer(CHAT_ENDPOINT, answered);
        host.answer(chunkOf('openai'), { status: 404 });
        host.answer('/', () => {
          host.answer(chunkOf('openai'), 'file');
          return { change: withNewModules };
        });
      },
      act: [
        mark(),
        // A draft beside the question that failed.
        fill('chat.input', words.input),
        press('chat.retry'),
        seeNewDocument(),
        see('chat', 'conversation.failed'),
        press('chat.retry'),
      ],
      expect: { ...conversing, kept: ['conversation', 'input'], requests: [/^\/$/, 1] },
    },
  },
  {
    title: 'R10.14 chat · the visitor is offline',
    // The SDK waits between its attempts.
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
