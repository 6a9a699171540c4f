import { type ActorRefFrom, assign, setup } from 'xstate';

export type EmbedEvent = { type: 'embed.open'; id: string } | { type: 'route.requested' };

type EmbedContext = { openId: string | undefined };

/**
 * The films and the map that come from elsewhere: nobody is contacted before the visitor asks.
 *
 * One chart for all of them and not one each, because at most one is open: two films at once are
 * noise. A page that is left takes its embed along.
 */
export const embedMachine = setup({
  types: { context: {} as EmbedContext, events: {} as EmbedEvent },
  actions: {
    rememberEmbed: assign({ openId: (_, params: { id: string }) => params.id }),
    forgetEmbed: assign({ openId: undefined }),
  },
}).createMachine({
  id: 'embed',
  context: { openId: undefined },
  initial: 'posters',
  on: {
    'embed.open': {
      target: '.open',
      actions: { type: 'rememberEmbed', params: ({ event }) => event },
    },
  },
  states: {
    posters: {},
    open: { exit: 'forgetEmbed', on: { 'route.requested': 'posters' } },
  },
});

export type EmbedActor = ActorRefFrom<typeof embedMachine>;
