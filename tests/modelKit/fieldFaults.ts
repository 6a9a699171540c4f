import type { Knowledge } from '@interpunct/model-kit';
import {
  type AnyStateMachine,
  assign,
  cancel,
  fromCallback,
  fromPromise,
  raise,
  setup,
  spawnChild,
} from 'xstate';

/** What of the kit notices a fault. */
export type Part =
  | 'a throw'
  | 'something left behind'
  | 'a context changed in place'
  | 'the expectations'
  | 'the run';

/** A fault that people reported, as a machine has it, beside the machine without it. */
export type FieldFault = {
  /** Where it was reported; of one that was tried here, the part of the chart that it is about. */
  report: string;
  fault: string;
  /** The parts of the kit that notice it; none for a fault that it does not notice. */
  noticedBy: readonly Part[];
  faulty: AnyStateMachine;
  right: AnyStateMachine;
  known: Knowledge<AnyStateMachine>;
};

const promise = fromPromise<unknown, unknown>(async () => {});
const actions = {
  show: () => {},
  focusFirst: () => {},
  focusTrigger: () => {},
  focusNestedTrigger: () => {},
  onValueChange: () => {},
  report: () => {},
  save: (_: unknown, _params: { page: number }) => {},
};
const base = setup({
  types: {
    context: {} as Record<string, unknown>,
    events: {} as { type: string; page: number; ms: number; text: string },
  },
  actors: {
    find: promise,
    charge: promise,
    autosave: fromCallback(() => {}),
    socket: fromCallback(() => {}),
  },
  actions,
  delays: { life: ({ context }) => Number(context.duration) },
});
const make = (chart: object) => base.createMachine(chart as never) as unknown as AnyStateMachine;

/** A search box that spawns its request, or invokes it. */
const searching = (finding: object) =>
  make({
    id: 'search',
    initial: 'idle',
    on: { type: '.finding' },
    states: { idle: {}, finding },
  });

const paying = (input: unknown) =>
  make({
    id: 'cart',
    context: { cart: 2, key: 'k1' },
    initial: 'open',
    states: {
      open: { on: { pay: 'paying' } },
      paying: { invoke: { id: 'charge', src: 'charge', input, onDone: 'paid', onError: 'open' } },
      paid: {},
    },
  });

const tooltip = (exit?: object) =>
  make({
    id: 'tooltip',
    initial: 'closed',
    on: { show: '.open' },
    states: {
      closed: { on: { enter: 'waiting' } },
      waiting: {
        entry: raise({ type: 'show' } as never, { id: 'show', delay: 700 }),
        ...(exit && { exit }),
        on: { leave: 'closed' },
      },
      open: { on: { leave: 'closed' } },
    },
  });

const dialog = (target: string) =>
  make({
    id: 'dialog',
    initial: 'shown',
    states: {
      shown: {
        entry: 'focusFirst',
        exit: 'focusTrigger',
        initial: 'alone',
        on: { close: 'hidden' },
        states: {
          alone: { on: { open: 'nested' } },
          nested: { exit: 'focusNestedTrigger', on: { 'nested.close': target } },
        },
      },
      hidden: {},
    },
  });

const tags = (other: object) =>
  make({
    id: 'tags',
    type: 'parallel',
    on: { add: { actions: 'onValueChange' } },
    states: {
      list: { on: { enter: { actions: raise({ type: 'add' } as never) } } },
      field: { on: other },
    },
  });

const order = (sent: object) =>
  make({
    id: 'order',
    initial: 'open',
    on: { track: { actions: 'report' } },
    states: {
      open: { on: { send: 'sent' } },
      sent: { ...sent, always: 'thanks' },
      thanks: { type: 'final' },
    },
  });

const account = (isAdmin: (user?: { role: string }) => boolean) =>
  make({
    id: 'account',
    initial: 'open',
    context: {},
    invoke: { id: 'socket', src: 'socket' },
    states: {
      open: {
        on: {
          admin: {
            guard: ({ context }: { context: { user?: { role: string } } }) => isAdmin(context.user),
            target: 'admin',
          },
          login: { actions: assign({ user: { role: 'admin' } } as never) },
        },
      },
      admin: {},
    },
  });

/** What an app does at creation: it opens a connection, and gets the way to close it. */
const connect = () => () => {};

const live = (chart: object) => make({ id: 'live', initial: 'on', states: { on: {} }, ...chart });

const editor = (page: (_: { context: { page: number }; event: { page: number } }) => number) =>
  make({
    id: 'editor',
    context: { page: 1 },
    initial: 'open',
    invoke: {
      id: 'autosave',
      src: 'autosave',
      input: ({ context }: { context: object }) => context,
    },
    on: {
      turn: {
        actions: assign({ page: ({ event }: never) => (event as { page: number }).page } as never),
      },
      save: { actions: { type: 'save', params: (args: never) => ({ page: page(args) }) } },
    },
    states: { open: {} },
  });

const toast = (settled: object) =>
  make({
    id: 'toast',
    context: { duration: 60_000 },
    initial: 'shown',
    states: {
      shown: {
        after: { life: 'gone' },
        on: {
          settled: {
            ...settled,
            actions: assign({
              duration: ({ event }: never) => (event as { ms: number }).ms,
            } as never),
          },
        },
      },
      gone: {},
    },
  });

const upload = (busy: object) =>
  make({
    id: 'upload',
    initial: 'idle',
    states: { idle: { on: { send: 'sending' } }, sending: { ...busy, on: { stop: 'idle' } } },
  });

const survey = (last: object, output: (_: { context: { page: number } }) => number) =>
  make({
    id: 'survey',
    context: { page: 3 },
    initial: 'asking',
    output,
    states: { asking: { on: { submit: 'sent' } }, sent: last },
  });

type Seen = { context: { seen: Map<string, number> }; event: { text: string } };

const diary = (add: (_: Seen) => Map<string, number>) =>
  make({
    id: 'diary',
    context: () => ({ seen: new Map() }),
    on: { note: { actions: assign({ seen: add } as never) } },
  });

/** A page that tells the regions beside it of its end, though none of them listens yet. */
const wizard = (last: object) =>
  make({
    id: 'wizard',
    initial: 'one',
    states: { one: { on: { next: 'two' } }, two: last },
  });

/** A list that asks again where it is wanted anew. */
const list = (reenter: boolean) =>
  make({
    id: 'list',
    initial: 'shown',
    states: {
      shown: {
        invoke: { id: 'find', src: 'find', onDone: {} },
        on: { refresh: { target: 'shown', reenter } },
      },
    },
  });

type Count = { context: { count: number } };

/** A lift that stops too early, far from where it starts. */
const lift = (last: number) =>
  make({
    id: 'lift',
    context: { count: 0 },
    on: {
      up: {
        guard: ({ context }: Count) => context.count < last,
        actions: assign({ count: ({ context }: Count) => context.count + 1 } as never),
      },
    },
  });

/** A drawing. It is saved after 100 ms, and a hand is busy with it for 50 ms. */
const drawing = (isLost: (busy: boolean) => boolean) =>
  make({
    id: 'drawing',
    context: { busy: false, lost: false },
    type: 'parallel',
    states: {
      keeping: {
        initial: 'waiting',
        states: {
          waiting: {
            after: {
              100: {
                target: 'kept',
                actions: assign({
                  lost: ({ context }: { context: { busy: boolean } }) => isLost(context.busy),
                } as never),
              },
            },
          },
          kept: {},
        },
      },
      hand: {
        initial: 'still',
        states: {
          still: { on: { draw: { target: 'moving', actions: assign({ busy: true } as never) } } },
          moving: { after: { 50: { target: 'still', actions: assign({ busy: false } as never) } } },
        },
      },
    },
  });

/** A reminder that is set twice, and stopped. */
const reminder = (before: object[]) => {
  const set = [...before, raise({ type: 'late' } as never, { id: 'slow', delay: 50 })];
  return make({
    id: 'reminder',
    initial: 'off',
    on: { late: { actions: 'show' } },
    states: {
      off: { on: { set: { target: 'once', actions: set } } },
      once: { on: { set: { target: 'twice', actions: set } } },
      twice: {
        after: { 100: 'stopped' },
        on: { stop: { target: 'stopped', actions: cancel('slow') } },
      },
      stopped: {},
    },
  });
};

/** Faults of the field, and faults that a test by a model is apt to let pass. */
export const fieldFaults: readonly FieldFault[] = [
  {
    report: 'matthewp/robot #213',
    fault: 'the late result of a request that another one has replaced',
    noticedBy: ['something left behind'],
    faulty: searching({
      entry: spawnChild('find', { id: 'find' }),
      on: { 'xstate.done.actor.find': { target: 'idle', actions: 'show' } },
    }),
    right: searching({
      invoke: { id: 'find', src: 'find', onDone: { target: 'idle', actions: 'show' } },
    }),
    known: {
      events: { type: { 'a letter': { text: 'a' } } },
      results: { find: { outputs: { hits: 3 }, errors: {} } },
      expected: { states: { finding: { actors: ['find'] } } },
    },
  },
  {
    report: 'statelyai/xstate #1476',
    fault: 'a payment that goes out again without its key',
    noticedBy: ['the expectations'],
    faulty: paying(({ context: { cart } }: { context: { cart: number } }) => ({ cart })),
    right: paying(({ context }: { context: object }) => context),
    known: {
      expected: { states: { paying: { actors: { charge: ({ cart, key }) => ({ cart, key }) } } } },
    },
  },
  {
    report: 'chakra-ui/chakra-ui #319, kenkunz/svelte-fsm #6',
    fault: 'a timer that outlives its state',
    noticedBy: ['the expectations', 'something left behind'],
    faulty: tooltip(),
    right: tooltip(cancel('show')),
    known: { expected: { states: { waiting: { timers: { show: 700 } } } } },
  },
  {
    report: 'chakra-ui/zag #1718',
    fault: 'the focus goes elsewhere, though the state is right',
    noticedBy: ['the expectations'],
    faulty: dialog('#dialog.shown'),
    right: dialog('alone'),
    known: {
      expected: {
        events: {
          'nested.close': [
            { in: 'shown.nested', to: 'shown.alone', calls: ['focusNestedTrigger'] },
          ],
        },
      },
    },
  },
  {
    report: 'chakra-ui/zag #1661',
    fault: 'two regions answer to one event',
    noticedBy: ['the expectations'],
    faulty: tags({ enter: { actions: raise({ type: 'add' } as never) } }),
    right: tags({}),
    known: { expected: { events: { enter: [{ calls: ['onValueChange'] }] } } },
  },
  {
    report: 'statelyai/xstate #4665',
    fault: 'a raised event that comes too late',
    noticedBy: ['the expectations'],
    faulty: order({ entry: raise({ type: 'track' } as never) }),
    right: order({ entry: 'report' }),
    known: {
      expected: {
        events: { send: [{ in: 'open', to: 'thanks', calls: ['report', 'to parent done'] }] },
      },
    },
  },
  {
    report: 'statelyai/xstate #5153, #1605',
    fault: 'a guard that throws leaves the actors running',
    noticedBy: ['a throw'],
    faulty: account((user) => (user as { role: string }).role === 'admin'),
    right: account((user) => user?.role === 'admin'),
    known: {},
  },
  {
    report: 'statelyai/xstate #1237, statelyai/inspect #58',
    fault: 'what is done at creation is done twice',
    noticedBy: ['the run'],
    faulty: live({ context: () => ({ close: connect() }) }),
    right: live({ context: {}, invoke: { id: 'socket', src: 'socket' } }),
    known: {},
  },
  {
    report: 'statelyai/xstate #1237, with plain data',
    fault: 'what is done at creation leaves nothing in the context',
    noticedBy: [],
    faulty: live({
      context: () => {
        connect();
        return {};
      },
    }),
    right: live({ context: {} }),
    known: {},
  },
  {
    report: 'statelyai/xstate #4736, chakra-ui/zag #1967',
    fault: 'a child works on with what it got at its start',
    noticedBy: ['the expectations'],
    faulty: editor(({ event }) => event.page),
    right: editor(({ context }) => context.page),
    known: {
      events: { turn: { 'page 2': { page: 2 } }, save: { 'page 1': { page: 1 } } },
      expected: {
        events: {
          save: [{ calls: ['save'], given: { save: ({ context }) => ({ page: context.page }) } }],
        },
      },
    },
  },
  {
    report: 'radix-ui/primitives #2233, statelyai/xstate #2419',
    fault: 'a delay that is worked out before its datum comes',
    noticedBy: ['the expectations'],
    faulty: toast({}),
    right: toast({ target: 'shown', reenter: true }),
    known: {
      events: { settled: { soon: { ms: 3_000 } } },
      expected: { states: { shown: { timers: { life: ({ duration }) => duration } } } },
    },
  },
  {
    report: 'tags',
    fault: 'a state in which a view shows no spinner',
    noticedBy: ['the expectations'],
    faulty: upload({}),
    right: upload({ tags: 'busy' }),
    known: {
      expected: { states: { sending: { tags: ['busy'] } }, anything: ['send', 'stop'] },
    },
  },
  {
    report: 'output',
    fault: 'a machine that ends with another value',
    noticedBy: ['the expectations'],
    faulty: survey({ type: 'final' }, () => 0),
    right: survey({ type: 'final' }, ({ context }) => context.page),
    known: {
      expected: {
        events: {
          submit: [
            {
              in: 'asking',
              to: 'sent',
              calls: ['to parent done'],
              given: { 'to parent done': ({ context }) => context.page },
            },
          ],
        },
      },
    },
  },
  {
    report: 'a map in the context',
    fault: 'a list that a view does not draw again',
    noticedBy: ['a context changed in place'],
    faulty: diary(({ context, event }) => context.seen.set(event.text, 1)),
    right: diary(({ context, event }) => new Map([...context.seen, [event.text, 1]])),
    known: { events: { note: { 'a word': { text: 'a' } } } },
  },
  {
    report: 'raise',
    fault: 'a step that does not tell the other regions that it is done',
    noticedBy: ['the expectations'],
    faulty: wizard({}),
    right: wizard({ entry: raise({ type: 'finished' } as never) }),
    known: {
      expected: {
        events: {
          next: [{ in: 'one', to: 'two', raises: ['finished'] }],
        },
      },
    },
  },
  {
    report: 'reenter',
    fault: 'a list that does not ask again',
    noticedBy: ['the expectations'],
    faulty: list(false),
    right: list(true),
    known: {
      results: { find: { outputs: { hits: 3 }, errors: {} } },
      expected: {
        events: { refresh: [{ in: 'shown', to: 'shown' }], 'find done': [{}] },
      },
    },
  },
  {
    report: 'cancel',
    fault: 'a timer that is set again under its id, so that the earlier one cannot be stopped',
    noticedBy: ['the expectations', 'something left behind'],
    faulty: reminder([]),
    right: reminder([cancel('slow')]),
    known: {
      expected: {
        states: {
          once: { timers: { slow: 50 } },
          stopped: { timers: {} },
          twice: { timers: ['slow', '100'] },
        },
        anything: ['set', 'stop', 'late', 'after slow', 'after 100'],
      },
    },
  },
  {
    report: 'far from the start',
    fault: 'a lift that stops 400 floors up',
    noticedBy: ['the expectations'],
    faulty: lift(400),
    right: lift(500),
    known: {
      expected: {
        events: {
          up: [
            {
              when: ({ context }) => context.count < 500,
              context: ({ context }) => ({ count: context.count + 1 }),
            },
            {},
          ],
        },
      },
    },
  },
  {
    report: 'two timers',
    fault: 'a fault that shows only after a wait between two timers',
    noticedBy: [],
    faulty: drawing((busy) => busy),
    right: drawing(() => false),
    known: {
      expected: {
        events: { 'after 100': [{ to: 'keeping.kept', context: { lost: false } }] },
        anything: ['draw', 'after 50'],
      },
    },
  },
];
