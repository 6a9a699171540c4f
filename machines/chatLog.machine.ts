import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';

/** A log that ends this close below its visible part counts as scrolled to its end, in px. */
export const END_WITHIN_PX = 24;

export type ChatLogEvent =
  /** `top` is the scroll position, `below` is what lies below the visible part. Both in px. */
  | { type: 'log.scrolled'; top: number; below: number }
  | { type: 'chat.opened' }
  | { type: 'chat.asked' };

type ChatLogContext = { top: number };

/**
 * Follows the newest message until the visitor scrolls up to read.
 *
 * Scrolling to the end or asking a question follows again. Only upward scrolling stops it: a smooth
 * scroll to the newest message passes through positions that are not the end.
 */
export const chatLogMachine = setup({
  types: { context: {} as ChatLogContext, events: {} as ChatLogEvent },
  actions: {
    keepPosition: assign(({ event }) => {
      assertEvent(event, 'log.scrolled');
      return { top: event.top };
    }),
    resetPosition: assign({ top: 0 }),
  },
  guards: {
    isAtEnd: ({ event }) => {
      assertEvent(event, 'log.scrolled');
      return event.below < END_WITHIN_PX;
    },
    isUpward: ({ context, event }) => {
      assertEvent(event, 'log.scrolled');
      return event.top < context.top;
    },
  },
}).createMachine({
  id: 'chatLog',
  context: { top: 0 },
  initial: 'following',
  on: {
    // A panel that opens is read from its newest message.
    'chat.opened': { target: '.following', actions: 'resetPosition' },
    'chat.asked': '.following',
    'log.scrolled': [
      { guard: 'isAtEnd', target: '.following', actions: 'keepPosition' },
      { guard: 'isUpward', target: '.reading', actions: 'keepPosition' },
      { actions: 'keepPosition' },
    ],
  },
  states: { following: {}, reading: {} },
});

export type ChatLogActor = ActorRefFrom<typeof chatLogMachine>;
