import { assign, fromPromise, raise, setup } from 'xstate';
import { neverCalled } from './neverCalled.ts';

/** Two regions, a state in a state, tags, a guard that asks for a payload, a promise with an id. */
export const letter = setup({
  types: {
    context: {} as { text: string },
    events: {} as
      | { type: 'unfold' }
      | { type: 'fold' }
      | { type: 'write'; text: string }
      | { type: 'post' }
      | { type: 'stamp'; cents: number },
  },
  actors: { deliver: fromPromise<string, string>(neverCalled) },
  actions: {
    keep: assign({ text: ({ event }) => (event.type === 'write' ? event.text : '') }),
    rustle: neverCalled,
    announce: neverCalled,
  },
  guards: {
    hasText: ({ context }) => context.text !== '',
    isLost: () => false,
    isEnough: (_, cents: number) => cents.toFixed() > '80',
  },
  delays: { unfoldFor: 100 },
}).createMachine({
  id: 'letter',
  context: { text: '' },
  type: 'parallel',
  states: {
    sheet: {
      initial: 'folded',
      states: {
        folded: { on: { unfold: 'open' } },
        open: {
          entry: ['rustle', 'announce'],
          exit: raise({ type: 'stamp', cents: 0 }),
          initial: 'unfolding',
          on: { fold: 'folded' },
          states: { unfolding: { after: { unfoldFor: 'flat' } }, flat: {} },
        },
      },
    },
    mail: {
      initial: 'ready',
      on: {
        write: { actions: 'keep' },
        post: { guard: 'hasText', target: '.waiting', actions: ['announce', 'rustle'] },
        stamp: {
          guard: {
            type: 'isEnough',
            params: ({ event }: { event: { cents: number } }) => event.cents,
          } as never,
          actions: 'rustle',
        },
      },
      states: {
        ready: {},
        waiting: {
          tags: ['busy'],
          invoke: {
            id: 'deliver',
            src: 'deliver',
            input: ({ context }) => context.text,
            onDone: 'deciding',
            onError: 'failed',
          },
          on: { post: {} },
        },
        deciding: { always: [{ guard: 'isLost', target: 'failed' }, { target: 'ready' }] },
        failed: {},
      },
    },
  },
});
