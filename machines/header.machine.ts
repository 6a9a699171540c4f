import { type ActorRefFrom, setup } from 'xstate';

/** R3.1: the header is opaque while the page is scrolled further than this, in px. */
const OPAQUE_AFTER_PX = 50;

export type HeaderEvent = { type: 'page.scrolled'; y: number };

/**
 * Keeps the header readable: transparent over the hero, opaque over the text that scrolls under it.
 *
 * Two states and no context, because nothing else depends on the position.
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
