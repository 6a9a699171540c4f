import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';

export type NameplateEvent = { type: 'name.type'; name: string } | { type: 'route.requested' };

type NameplateContext = { name: string };

/**
 * The name that a visitor puts into the list of partners.
 *
 * It has no port: the name is for the eyes of the visitor, so it is neither sent nor stored, and it goes
 * with the page. A name of spaces names nobody, so the guard looks at more than the length.
 */
export const nameplateMachine = setup({
  types: { context: {} as NameplateContext, events: {} as NameplateEvent },
  actions: {
    keepName: assign(({ event }) => {
      assertEvent(event, 'name.type');
      return { name: event.name };
    }),
    forgetName: assign({ name: '' }),
  },
  guards: {
    isBlank: ({ event }) => {
      assertEvent(event, 'name.type');
      return event.name.trim() === '';
    },
  },
}).createMachine({
  id: 'nameplate',
  context: { name: '' },
  initial: 'blank',
  on: {
    'name.type': [
      { guard: 'isBlank', target: '.blank', actions: 'keepName' },
      { target: '.named', actions: 'keepName' },
    ],
    'route.requested': { target: '.blank', actions: 'forgetName' },
  },
  states: { blank: {}, named: {} },
});

export type NameplateActor = ActorRefFrom<typeof nameplateMachine>;
