import { assign, fromCallback, setup } from 'xstate';

/** A stopwatch in XState's manner: a callback actor ticks. */
export const stopwatch = setup({
  types: {
    context: {} as { elapsed: number },
    events: {} as { type: 'start' } | { type: 'stop' } | { type: 'reset' } | { type: 'TICK' },
  },
  actors: {
    ticks: fromCallback(({ sendBack }) => {
      const interval = setInterval(() => sendBack({ type: 'TICK' }), 10);
      return () => clearInterval(interval);
    }),
  },
}).createMachine({
  id: 'stopwatch',
  initial: 'stopped',
  context: { elapsed: 0 },
  states: {
    stopped: { on: { start: 'running' } },
    running: {
      invoke: { id: 'ticks', src: 'ticks' },
      on: {
        TICK: { actions: assign({ elapsed: ({ context }) => context.elapsed + 1 }) },
        stop: 'stopped',
      },
    },
  },
  on: { reset: { actions: assign({ elapsed: 0 }), target: '.stopped' } },
});
