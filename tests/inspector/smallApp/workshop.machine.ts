import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  raise,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { lamp } from './lamp.machine.ts';
import { letter } from './letter.machine.ts';
import { world } from './world.ts';

/** A worker that the workshop spawns. Its machine has no id, like that of the workshop. */
const worker = setup({
  types: {
    input: {} as { name: string },
    context: {} as { name: string },
    events: {} as { type: 'worker.rest' } | { type: 'worker.work' } | { type: 'worker.leave' },
  },
}).createMachine({
  context: ({ input }) => input,
  initial: 'working',
  states: {
    working: { on: { 'worker.rest': 'resting', 'worker.leave': 'gone' } },
    resting: { after: { 200: 'working' }, on: { 'worker.work': 'working' } },
    gone: { type: 'final' },
  },
});

type WorkshopEvent =
  | { type: 'desk.open' }
  | { type: 'desk.saw' }
  | { type: 'desk.smooth' }
  | { type: 'desk.leave' }
  | { type: 'desk.return' }
  | { type: 'desk.return deep' }
  | { type: 'desk.close' }
  | { type: 'wood.order'; kind: string }
  | { type: 'wood.measure' }
  | { type: 'worker.hire'; name: string }
  | { type: 'worker.fire' }
  | { type: 'bell.later' }
  | { type: 'key.pressed'; key: string }
  | { type: 'tally.add' };

/** Takes up everything that a statechart can have, and knows nothing of an inspector. */
export const workshop = setup({
  types: {
    context: {} as {
      since: Date;
      tools: Map<string, number>;
      note: string | undefined;
      patience: number;
      keys: string[];
      heard: number;
      wood: string;
      workers: ActorRefFrom<typeof worker>[];
    },
    events: {} as WorkshopEvent,
    emitted: {} as { type: 'workshop.closed' },
  },
  actors: {
    worker,
    letter,
    lamp,
    keys: fromCallback(({ sendBack, receive }) => world.listen(sendBack, receive)),
    thermometer: fromObservable(() => world.temperature()),
    tally: fromTransition(
      (sum: number, { type }: { type: string }) => (type === 'tally.add' ? sum + 1 : sum),
      0,
    ),
    order: fromPromise<string, { kind: string }>(({ input }) => world.order(input.kind)),
  },
  delays: { patience: ({ context }) => context.patience },
}).createMachine({
  context: ({ spawn }) => ({
    since: new Date(0),
    tools: new Map([['saw', 1]]),
    note: undefined,
    patience: 300,
    keys: [],
    heard: 0,
    wood: '',
    workers: [spawn('worker', { input: { name: 'Ada' } })],
  }),
  type: 'parallel',
  entry: spawnChild('tally', { id: 'tally', systemId: 'tally' }),
  invoke: [
    { id: 'letter', src: 'letter' },
    { id: 'lamp', src: 'lamp' },
    { id: 'keys', src: 'keys' },
    {
      id: 'thermometer',
      src: 'thermometer',
      onSnapshot: { actions: assign({ heard: ({ event }) => Number(event.snapshot.context) }) },
    },
  ],
  on: {
    'key.pressed': {
      actions: assign({ keys: ({ context, event }) => [...context.keys, event.key] }),
    },
    'worker.hire': {
      actions: assign(({ context, event, spawn }) => ({
        workers: [...context.workers, spawn('worker', { input: { name: event.name } })],
      })),
    },
    'worker.fire': {
      guard: ({ context }) => context.workers.length > 0,
      actions: enqueueActions(({ context, enqueue }) => {
        const last = context.workers.at(-1);
        if (last) enqueue(stopChild(last));
        enqueue.assign({ workers: context.workers.slice(0, -1) });
      }),
    },
    'bell.later': {
      actions: [
        raise({ type: 'key.pressed', key: 'bell' }, { delay: 150 }),
        sendTo('tally', { type: 'tally.add' }, { delay: 100 }),
      ],
    },
  },
  states: {
    desk: {
      initial: 'closed',
      states: {
        closed: { on: { 'desk.open': 'open', 'desk.return': 'open.last' } },
        open: {
          initial: 'planning',
          on: { 'desk.leave': 'left', 'desk.close': 'closing' },
          states: {
            planning: { on: { 'desk.saw': 'sawing' } },
            sawing: {
              initial: 'rough',
              states: { rough: { on: { 'desk.smooth': 'smooth' } }, smooth: {} },
            },
            last: { type: 'history' },
            exactly: { type: 'history', history: 'deep' },
          },
        },
        left: {
          after: { patience: 'closed' },
          on: { 'desk.return': 'open.last', 'desk.return deep': 'open.exactly' },
        },
        closing: {
          initial: 'sweeping',
          states: { sweeping: { always: 'swept' }, swept: { type: 'final' } },
          onDone: { target: 'closed', actions: emit({ type: 'workshop.closed' }) },
        },
      },
    },
    wood: {
      initial: 'none',
      states: {
        none: { on: { 'wood.order': 'ordered' } },
        ordered: {
          invoke: {
            src: 'order',
            input: ({ event }) => ({ kind: event.type === 'wood.order' ? event.kind : 'oak' }),
            onDone: { target: 'there', actions: assign({ wood: ({ event }) => event.output }) },
            onError: 'none',
          },
        },
        there: { entry: raise({ type: 'wood.measure' }), on: { 'wood.measure': 'measured' } },
        measured: {},
        lastly: { type: 'history' },
      },
    },
  },
});
