import {
  type ActorRefFrom,
  and,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  forwardTo,
  fromCallback,
  fromObservable,
  fromPromise,
  log,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { neverCalled } from './neverCalled.ts';

/** Machines as other apps write them: inline, without ids, with every kind of actor and action. */

/** A callback that is written in place, an observable, and a promise that the chart gives no id. */
export const player = setup({
  types: {
    context: {} as { second: number; title: string },
    events: {} as
      | { type: 'play'; title: string }
      | { type: 'stop' }
      | { type: 'key'; key: string }
      | { type: 'xstate.snapshot.ticks'; snapshot: { context: number } },
  },
  actors: {
    loadTitle: fromPromise<string, { title: string }>(neverCalled),
    ticks: fromObservable<number, undefined>(neverCalled),
  },
}).createMachine({
  id: 'player',
  context: { second: 0, title: '' },
  initial: 'idle',
  states: {
    idle: {
      on: { play: { target: 'loading', actions: assign({ title: ({ event }) => event.title }) } },
    },
    loading: {
      invoke: {
        src: 'loadTitle',
        input: ({ context }) => ({ title: context.title }),
        onDone: 'playing',
        onError: { target: 'idle', actions: function reportLoss() {} },
      },
      on: { stop: 'idle' },
    },
    playing: {
      entry: [log('it plays'), () => neverCalled()],
      exit: emit({ type: 'stopped' } as never),
      invoke: [
        {
          src: 'ticks',
          onSnapshot: { actions: assign({ second: ({ event }) => event.snapshot.context ?? 0 }) },
          onDone: 'idle',
          onError: 'idle',
        },
        { id: 'keys', src: fromCallback(neverCalled) as never },
      ],
      on: { stop: 'idle', key: { guard: ({ event }) => event.key === 'Escape', target: 'idle' } },
    },
  },
});

const upload = setup({ actions: { tell: sendParent({ type: 'upload.began' }) } }).createMachine({
  entry: 'tell',
  initial: 'running',
  states: { running: { on: { pause: 'paused' } }, paused: { type: 'final' } },
});

/** Children of all kinds: a machine that is invoked, one that an assignment spawns, one that is stopped by hand. */
export const desk = setup({
  types: {
    context: {} as { printer: ActorRefFrom<typeof upload> | null },
    events: {} as
      | { type: 'send' }
      | { type: 'pause' }
      | { type: 'print' }
      | { type: 'drop' }
      | { type: 'upload.began' },
  },
  actors: { upload },
}).createMachine({
  id: 'desk',
  context: { printer: null },
  initial: 'empty',
  states: {
    empty: {
      on: {
        send: 'sending',
        print: {
          target: 'printing',
          actions: assign({ printer: ({ spawn }) => spawn('upload', { id: 'printer' }) }),
        },
      },
    },
    sending: {
      invoke: { id: 'upload', src: 'upload', onDone: 'empty' },
      on: {
        pause: { actions: forwardTo('upload') },
        'upload.began': { actions: function noteUpload() {} },
      },
    },
    printing: {
      entry: [
        spawnChild('upload', { id: 'copy' }),
        sendTo('copy', { type: 'pause' }),
        sendTo(({ context }) => context.printer as never, { type: 'pause' } as never, {
          delay: 50,
          id: 'pause',
        }),
      ],
      exit: [cancel('pause'), stopChild('copy'), stopChild('printer'), assign({ printer: null })],
      on: { drop: 'empty' },
    },
  },
});

/** Children without an id, and timers that are due at one moment. */
export const pool = setup({
  types: {
    context: {} as { swimmers: ActorRefFrom<typeof upload>[] },
    events: {} as { type: 'jump' } | { type: 'bell' } | { type: 'swim' },
  },
  actors: { upload },
}).createMachine({
  id: 'pool',
  context: { swimmers: [] },
  entry: [
    spawnChild('upload'),
    spawnChild('upload', { id: 'guard', systemId: 'lifeguard' }),
    raise({ type: 'bell' }, { delay: 100 }),
    raise({ type: 'bell' }, { delay: 100 }),
    sendTo(({ self }) => self, { type: 'swim' }, { id: 'swim', delay: 100 }),
  ],
  on: {
    jump: {
      guard: ({ context }) => context.swimmers.length < 2,
      actions: assign({
        swimmers: ({ context, spawn }) => [...context.swimmers, spawn('upload')],
      }),
    },
    bell: {
      actions: [
        function ring() {},
        sendTo(({ system }) => system.get('lifeguard'), { type: 'go' }),
      ],
    },
    swim: { actions: function splash() {} },
  },
});

/** Regions, history, a final state, transitions without an event, raised events, a delay that is computed. */
export const oven = createMachine({
  types: {} as {
    context: { degrees: number };
    events:
      | { type: 'heat'; degrees: number }
      | { type: 'open' }
      | { type: 'close' }
      | { type: 'off' }
      | { type: 'resume' };
  },
  context: { degrees: 0 },
  initial: 'on',
  states: {
    on: {
      type: 'parallel',
      on: { off: 'off' },
      states: {
        door: {
          initial: 'shut',
          states: {
            shut: { on: { open: 'ajar' } },
            ajar: {
              entry: raise({ type: 'off' }, { id: 'nag', delay: 60_000 }),
              exit: cancel('nag'),
              on: { close: 'shut' },
            },
          },
        },
        heat: {
          initial: 'cold',
          states: {
            cold: {
              on: {
                heat: {
                  target: 'warm',
                  actions: assign({ degrees: ({ event }) => event.degrees }),
                },
              },
            },
            warm: {
              initial: 'rising',
              states: {
                rising: { after: { 100: 'steady' } },
                steady: {
                  always: { guard: 'isHot', target: 'ready' },
                },
                ready: { type: 'final' },
                last: { type: 'history' },
              },
              onDone: 'done',
            },
            done: { type: 'final' },
          },
        },
      },
    },
    off: { on: { resume: 'on.heat.warm.last' } },
  },
}).provide({
  guards: {
    isHot: (({ context }: { context: { degrees: number } }) => context.degrees > 200) as never,
  },
});

/** Actions in a queue, a wildcard, a state that enters itself again, and a context with dates and maps. */
export const diary = setup({
  types: {
    context: {} as { pages: Map<string, number>; opened: Date; limit: number },
    events: {} as
      | { type: 'page.write'; page: string }
      | { type: 'page.tear'; page: string }
      | { type: 'wait' }
      | { type: 'close' },
  },
  actions: { save: neverCalled, warn: (_, _params: { page: string }) => neverCalled() },
  guards: {
    isFull: ({ context }) => context.pages.size >= context.limit,
    isLong: (_, params: { page: string }) => params.page.length > 3,
  },
  delays: { patience: ({ context }) => 1_000 * (1 + context.pages.size) },
}).createMachine({
  id: 'diary',
  context: { pages: new Map(), opened: new Date(0), limit: 2 },
  initial: 'open',
  states: {
    open: {
      after: { patience: 'closed' },
      on: {
        wait: { target: 'open', reenter: true },
        'page.write': [
          { guard: 'isFull', actions: raise({ type: 'close' }) },
          {
            actions: enqueueActions(({ context, event, enqueue, check }) => {
              enqueue.assign({ pages: new Map([...context.pages, [event.page, 1]]) });
              enqueue('save');
              if (check(and([{ type: 'isLong', params: { page: event.page } }]))) {
                enqueue({ type: 'warn', params: { page: event.page } });
              }
            }),
          },
        ],
        'page.*': { actions: 'save' },
        close: 'closed',
      },
    },
    closed: { on: { '*': { target: 'open', actions: 'save' } } },
  },
});

/** A counter whose worlds have no end, and whose context is a number. */
export const counter = createMachine({
  initial: 'low',
  context: 0,
  on: { add: { actions: 'note' } },
  states: { low: { on: { jump: 'high' } }, high: {} },
} as never);

/** A guard that reads what an event has brought. */
export const form = setup({
  types: {
    context: {} as { email: string },
    events: {} as { type: 'email.change'; email: string } | { type: 'submit' },
  },
}).createMachine({
  id: 'form',
  context: { email: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.change': { actions: assign({ email: ({ event }) => event.email }) },
        submit: { guard: ({ context }) => context.email.includes('@'), target: 'sent' },
      },
    },
    sent: {},
  },
});
