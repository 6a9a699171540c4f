import { type ActorRefFrom, setup } from 'xstate';

/** Spec §9: the header is opaque once the page is scrolled more than this, in px. */
const OPAQUE_AFTER_PX = 50;

export type HeaderEvent = { type: 'page.scrolled'; y: number };

/**
 * Keeps the header readable: transparent over the hero, opaque over the text that scrolls under it.
 *
 * Two states and no context, because the position itself is nobody's business here.
 */
export const headerMachine = setup({
  types: { events: {} as HeaderEvent },
  guards: { isScrolledPast: ({ event }) => event.y > OPAQUE_AFTER_PX },
}).createMachine({
  id: 'header',
  initial: 'transparent',
  states: {
    transparent: { on: { 'page.scrolled': { guard: 'isScrolledPast', target: 'opaque' } } },
    opaque: {
      on: { 'page.scrolled': [{ guard: 'isScrolledPast' }, { target: 'transparent' }] },
    },
  },
});

export type HeaderActor = ActorRefFrom<typeof headerMachine>;
