import { assign, fromPromise, setup } from 'xstate';

/** A form in XState's manner: a promise sends it, and thanks go after a while. */
export const feedback = setup({
  types: {
    context: {} as { text: string; problem: string | undefined },
    events: {} as { type: 'feedback.update'; text: string } | { type: 'feedback.submit' },
  },
  actors: {
    send: fromPromise<{ at: number }, { text: string }>(async ({ input }) => {
      const answer = await fetch('/feedback', { method: 'POST', body: input.text });
      if (!answer.ok) throw new Error('It was not sent.');
      return { at: 1 };
    }),
  },
  guards: { hasText: ({ context }) => context.text.trim() !== '' },
}).createMachine({
  id: 'feedback',
  initial: 'form',
  context: { text: '', problem: undefined },
  states: {
    form: {
      on: {
        'feedback.update': { actions: assign({ text: ({ event }) => event.text }) },
        'feedback.submit': { guard: 'hasText', target: 'sending' },
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ text: context.text }),
        onDone: 'thanks',
        onError: {
          target: 'form',
          actions: assign({ problem: ({ event }) => String(event.error) }),
        },
      },
    },
    thanks: { after: { 3000: 'form' } },
  },
});
