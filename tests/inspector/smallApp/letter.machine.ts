import { assign, fromPromise, setup } from 'xstate';
import { world } from './world.ts';

/** A letter that a person writes, and that the post takes: two regions, a timer, a promise that can fail. */
export const letter = setup({
  types: {
    context: {} as { text: string; lines: { text: string; at: number }[] },
    events: {} as
      | { type: 'letter.toggle' }
      | { type: 'letter.write'; text: string }
      | { type: 'letter.send'; at: number }
      | { type: 'letter.retry' },
  },
  actors: {
    deliver: fromPromise<{ text: string; at: number }, { text: string }>(({ input }) =>
      world.deliver(input.text),
    ),
  },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    isShort: ({ context }) => context.text.length < 100,
  },
  delays: { unfoldFor: 100 },
}).createMachine({
  id: 'letter',
  context: { text: '', lines: [] },
  type: 'parallel',
  states: {
    sheet: {
      initial: 'folded',
      states: {
        folded: { on: { 'letter.toggle': 'open' } },
        open: {
          initial: 'unfolding',
          on: { 'letter.toggle': 'folded' },
          states: { unfolding: { after: { unfoldFor: 'flat' } }, flat: {} },
        },
      },
    },
    mail: {
      initial: 'ready',
      on: {
        'letter.write': { actions: assign({ text: ({ event }) => event.text }) },
        'letter.send': {
          guard: 'hasText',
          target: '.waiting',
          actions: assign({
            lines: ({ context, event }) => [...context.lines, { text: context.text, at: event.at }],
          }),
        },
      },
      states: {
        ready: {},
        waiting: {
          invoke: {
            id: 'deliver',
            src: 'deliver',
            input: ({ context }) => ({ text: context.text }),
            onDone: {
              target: 'ready',
              actions: assign({
                text: '',
                lines: ({ context, event }) => [...context.lines, event.output],
              }),
            },
            onError: 'failed',
          },
          on: { 'letter.send': {} },
        },
        failed: { on: { 'letter.retry': { guard: 'isShort', target: 'waiting' } } },
      },
    },
  },
});
