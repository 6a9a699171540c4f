import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';

export type EmbedEvent = { type: 'embed.open'; id: string } | { type: 'route.requested' };

type EmbedContext = { openId: string | null };

/**
 * The films and the map of other hosts. The site contacts none of them before the visitor asks.
 *
 * One machine serves all of them, because at most one is open: two films at once are noise. Leaving
 * the page closes it.
 */
export const embedMachine = setup({
  types: { context: {} as EmbedContext, events: {} as EmbedEvent },
  actions: {
    keepEmbed: assign(({ event }) => {
      assertEvent(event, 'embed.open');
      return { openId: event.id };
    }),
    forgetEmbed: assign({ openId: null }),
  },
}).createMachine({
  id: 'embed',
  context: { openId: null },
  initial: 'posters',
  on: { 'embed.open': { target: '.open', actions: 'keepEmbed' } },
  states: {
    posters: {},
    open: { exit: 'forgetEmbed', on: { 'route.requested': 'posters' } },
  },
});

export type EmbedActor = ActorRefFrom<typeof embedMachine>;
