import { type ActorRefFrom, setup } from 'xstate';

/** Spec §9: the popup comes this long after the home page, in ms. */
const POPUP_DELAY_MS = 3_000;

/** Whether the session flag says that the popup was already shown. */
export type PodcastPopupInput = { wasShown: boolean };

export type PodcastPopupEvent =
  | { type: 'home.entered' }
  | { type: 'home.left' }
  | { type: 'popup.dismiss' };

/**
 * Invites the visitor of the home page to the podcast, once a session.
 *
 * Walking on to another page while it is shown counts as an answer, too: it was seen. `dismissed`
 * is not final, since the actor serves the whole visit and an inspector may step it back.
 */
export const podcastPopupMachine = setup({
  types: {
    input: {} as PodcastPopupInput,
    context: {} as PodcastPopupInput,
    events: {} as PodcastPopupEvent,
  },
  actions: {
    /** Port: sets the session flag. */
    rememberShown: () => {},
  },
  guards: { wasShown: ({ context }) => context.wasShown },
  delays: { popupDelay: POPUP_DELAY_MS },
}).createMachine({
  id: 'podcastPopup',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      on: { 'home.entered': [{ guard: 'wasShown', target: 'dismissed' }, { target: 'waiting' }] },
    },
    waiting: { after: { popupDelay: 'shown' }, on: { 'home.left': 'idle' } },
    shown: {
      exit: 'rememberShown',
      on: { 'popup.dismiss': 'dismissed', 'home.left': 'dismissed' },
    },
    dismissed: {},
  },
});

export type PodcastPopupActor = ActorRefFrom<typeof podcastPopupMachine>;
