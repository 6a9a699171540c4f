import { type ActorRefFrom, assign, setup } from 'xstate';
import { port } from './port.ts';

/** R7.1: the popup follows the home page after this long, in ms. */
const POPUP_DELAY_MS = 3_000;

/** Whether the session flag is set: this session has shown the popup. */
export type PodcastPopupInput = { wasShown: boolean };

type PodcastPopupContext = PodcastPopupInput & { isChatOpen: boolean };

export type PodcastPopupEvent =
  | { type: 'chat.opened' }
  | { type: 'chat.closed' }
  | { type: 'home.entered' }
  | { type: 'home.left' }
  | { type: 'popup.dismiss' };

/**
 * Invites visitors of the home page to the podcast, once a session.
 *
 * It waits while the chat is open, so that one thing at a time asks for attention: the chat hides it, and
 * closing the chat brings it back.
 *
 * Leaving the page while the popup is shown dismisses it too, because the visitor has seen it.
 * `dismissed` is not final: the actor serves the whole visit.
 */
export const podcastPopupMachine = setup({
  types: {
    input: {} as PodcastPopupInput,
    context: {} as PodcastPopupContext,
    events: {} as PodcastPopupEvent,
  },
  actions: {
    /** Sets the session flag. */
    rememberShown: port,
    noteChatOpen: assign({ isChatOpen: true }),
    noteChatClosed: assign({ isChatOpen: false }),
  },
  guards: {
    wasShown: ({ context }) => context.wasShown,
    isChatOpen: ({ context }) => context.isChatOpen,
  },
  delays: { popupDelay: POPUP_DELAY_MS },
}).createMachine({
  id: 'podcastPopup',
  context: ({ input }) => ({ ...input, isChatOpen: false }),
  initial: 'idle',
  on: {
    'chat.opened': { actions: 'noteChatOpen' },
    'chat.closed': { actions: 'noteChatClosed' },
  },
  states: {
    idle: {
      on: { 'home.entered': [{ guard: 'wasShown', target: 'dismissed' }, { target: 'waiting' }] },
    },
    waiting: {
      initial: 'counting',
      on: { 'home.left': 'idle' },
      states: {
        counting: {
          after: {
            popupDelay: [
              { guard: 'isChatOpen', target: 'held' },
              { target: '#podcastPopup.shown' },
            ],
          },
        },
        // The visitor has seen the popup, and opened the chat over it.
        interrupted: {
          on: {
            'chat.closed': { target: '#podcastPopup.shown', actions: 'noteChatClosed' },
            'home.left': '#podcastPopup.dismissed',
          },
        },
        held: {
          on: { 'chat.closed': { target: '#podcastPopup.shown', actions: 'noteChatClosed' } },
        },
      },
    },
    shown: {
      on: {
        'popup.dismiss': 'dismissed',
        'home.left': 'dismissed',
        'chat.opened': { target: 'waiting.interrupted', actions: 'noteChatOpen' },
      },
    },
    dismissed: { entry: 'rememberShown' },
  },
});

export type PodcastPopupActor = ActorRefFrom<typeof podcastPopupMachine>;
