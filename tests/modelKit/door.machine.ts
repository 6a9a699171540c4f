import { fromPromise, setup } from 'xstate';

/** The machine of the kit's README: a door that asks for a code, opens and shuts by itself. */
export const door = setup({
  types: { events: {} as { type: 'press'; code: string } },
  actors: {
    check: fromPromise<boolean, { code: string }>(async ({ input }) => {
      const answer = await fetch(`https://door.example/${input.code}`);
      return answer.ok;
    }),
  },
  actions: { ring: () => new Audio('bell.mp3').play() },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { press: 'checking' } },
    checking: {
      invoke: {
        src: 'check',
        input: ({ event }) => ({ code: event.code }),
        onDone: [{ guard: ({ event }) => event.output, target: 'open' }, 'shut'],
        onError: 'shut',
      },
    },
    open: { entry: 'ring', after: { 5000: 'shut' } },
  },
});
