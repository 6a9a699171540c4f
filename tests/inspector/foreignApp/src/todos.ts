import { type ActorRefFrom, assign, setup } from 'xstate';

const todo = setup({
  types: {
    input: {} as { title: string },
    context: {} as { title: string },
    events: {} as { type: 'toggle' },
  },
}).createMachine({
  context: ({ input }) => ({ title: input.title }),
  initial: 'open',
  states: { open: { on: { toggle: 'done' } }, done: { on: { toggle: 'open' } } },
});

/** A list in XState's manner: each of its items is an actor that it spawns. */
export const todos = setup({
  types: {
    context: {} as { items: ActorRefFrom<typeof todo>[] },
    events: {} as { type: 'todo.add'; title: string },
  },
  actors: { todo },
}).createMachine({
  id: 'todos',
  context: { items: [] },
  on: {
    'todo.add': {
      actions: assign({
        items: ({ context, event, spawn }) => [
          ...context.items,
          spawn('todo', { input: { title: event.title } }),
        ],
      }),
    },
  },
});
