import type { Knowledge } from '@interpunct/model-kit';
import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import { openWorkshop } from './openWorkshop.ts';

/** A kettle: an input, an event with a payload, timers, of which one sets itself again, and a promise. */
export const kettle = setup({
  types: {
    input: {} as { litres: number },
    context: {} as { litres: number; cups: number; idle: number },
    events: {} as { type: 'boil' } | { type: 'pour'; cups: number },
  },
  actors: { heat: fromPromise<number, { litres: number }>(async () => 100) },
  actions: { whistle: () => {}, idle: assign({ idle: ({ context }) => context.idle + 1 }) },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => ({ litres: input.litres, cups: 0, idle: 0 }),
  initial: 'cold',
  states: {
    cold: {
      on: { boil: 'heating' },
      after: { 300000: { target: 'cold', reenter: true, actions: 'idle' } },
    },
    heating: {
      invoke: {
        id: 'heat',
        src: 'heat',
        input: ({ context: { litres } }) => ({ litres }),
        onDone: 'hot',
        onError: 'cold',
      },
    },
    hot: {
      entry: 'whistle',
      after: { 60000: 'cold' },
      on: { pour: { actions: assign({ cups: ({ event }) => event.cups }) } },
    },
  },
});

/** A kitchen with a kettle and a clock that ticks beside it. */
const kitchen = setup({ actors: { kettle } }).createMachine({
  id: 'kitchen',
  type: 'parallel',
  invoke: { id: 'big kettle', src: 'kettle', input: { litres: 2 } },
  states: {
    clock: {
      initial: 'tick',
      states: { tick: { after: { 25000: 'tock' } }, tock: { after: { 25000: 'tick' } } },
    },
  },
});

export const inspect = (machine: AnyStateMachine) =>
  openWorkshop({ root: { machine }, outgoing: () => undefined }).inspector;

export function openKitchen() {
  const inspector = inspect(kitchen);
  const find = (path: string) => inspector.getView().actors.find((actor) => actor.path === path);
  return { inspector, kettleNow: () => find('big kettle') };
}

export const asFile = <T>(data: T): T => JSON.parse(JSON.stringify(data));
export const known: Knowledge<typeof kettle> = {
  inputs: { full: { litres: 5 } },
  events: { pour: { 'two cups': { cups: 2 } } },
  results: { heat: { outputs: { boiling: 100 }, errors: {} } },
  temporal: [
    { type: 'always', id: 'idle', predicate: ({ snapshot }) => snapshot.context.idle <= 2 },
  ],
  stopWhen: ({ snapshot }) => snapshot.context.idle === 2,
};
/** What people expect of a kettle, which the kettle does not do. */
export const unmet: Knowledge<typeof kettle> = {
  ...known,
  expected: { events: { 'after 60000': [{ to: 'cold', context: { cups: 0 } }] } },
};
