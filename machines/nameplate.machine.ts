import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import { isBlank } from './typing.ts';

/** R2.18: as much as has room in a line, in UTF-16 units. */
export const MAX_NAME_LENGTH = 24;

export type NameplateEvent = { type: 'name.type'; name: string } | { type: 'route.requested' };

const keptOf = (event: NameplateEvent): string => {
  assertEvent(event, 'name.type');
  return event.name.slice(0, MAX_NAME_LENGTH);
};

/**
 * The name that a visitor puts into the list of partners.
 *
 * It has no port: the name is for the eyes of the visitor, so it is neither sent nor stored, and it goes
 * with the page. A name of spaces names nobody, so the guard looks at more than the length.
 */
export const nameplateMachine = setup({
  types: { context: {} as { name: string }, events: {} as NameplateEvent },
  actions: {
    keepName: assign({ name: ({ event }) => keptOf(event) }),
    forgetName: assign({ name: '' }),
  },
  guards: {
    isBlank: ({ event }) => isBlank(keptOf(event)),
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
