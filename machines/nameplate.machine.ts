import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import { isBlank, type Typing, takeTyped } from './typing.ts';

/** R2.18: as much as has room in a line, in UTF-16 units. */
export const MAX_NAME_LENGTH = 24;

type NameTyped = { type: 'name.type'; name: string } & Typing;

export type NameplateEvent = NameTyped | { type: 'route.requested' };

/** `before` is the name before the composition that is under way. */
type NameplateContext = { name: string; before: string | null };

const take = ({ name: text, before }: NameplateContext, typed: NameTyped) =>
  takeTyped({ text, before }, typed.name, typed, MAX_NAME_LENGTH);

/**
 * The name that a visitor puts into the list of partners.
 *
 * It has no port: the name is for the eyes of the visitor, so it is neither sent nor stored, and it goes
 * with the page. A name of spaces names nobody, so the guard looks at more than the length.
 */
export const nameplateMachine = setup({
  types: { context: {} as NameplateContext, events: {} as NameplateEvent },
  actions: {
    keepName: assign(({ context, event }) => {
      assertEvent(event, 'name.type');
      const { text, before } = take(context, event);
      return { name: text, before };
    }),
    forgetName: assign({ name: '', before: null }),
  },
  guards: {
    isBlank: ({ context, event }) => {
      assertEvent(event, 'name.type');
      return isBlank(take(context, event).text);
    },
  },
}).createMachine({
  id: 'nameplate',
  context: { name: '', before: null },
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
