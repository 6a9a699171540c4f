import { type AnyStateMachine, assign, fromCallback, fromPromise, raise, setup } from 'xstate';

const base = setup({
  types: {
    context: {} as Record<string, unknown>,
    events: {} as { type: string; ms: number },
  },
  actors: {
    find: fromPromise<unknown, unknown>(async () => {}),
    socket: fromCallback(() => {}),
  },
  actions: {
    focusFirst: () => {},
    focusTrigger: () => {},
    focusNestedTrigger: () => {},
  },
  delays: { life: ({ context }) => Number(context.duration) },
});
const make = (chart: object) => base.createMachine(chart as never) as unknown as AnyStateMachine;

export const tooltip = (exit?: object) =>
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

export const dialog = (target: string) =>
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

/** What an app does at creation: it opens a connection, and gets the way to close it. */
export const connect = () => () => {};

export const live = (chart: object) =>
  make({ id: 'live', initial: 'on', states: { on: {} }, ...chart });

export const toast = (settled: object) =>
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

export const upload = (busy: object) =>
  make({
    id: 'upload',
    initial: 'idle',
    states: { idle: { on: { send: 'sending' } }, sending: { ...busy, on: { stop: 'idle' } } },
  });

export const survey = (last: object, output: (_: { context: { page: number } }) => number) =>
  make({
    id: 'survey',
    context: { page: 3 },
    initial: 'asking',
    output,
    states: { asking: { on: { submit: 'sent' } }, sent: last },
  });

/** A page that tells the regions beside it of its end, though none of them listens yet. */
export const wizard = (last: object) =>
  make({
    id: 'wizard',
    initial: 'one',
    states: { one: { on: { next: 'two' } }, two: last },
  });

/** A list that asks again where it is wanted anew. */
export const list = (reenter: boolean) =>
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
export const lift = (last: number) =>
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
export const drawing = (isLost: (busy: boolean) => boolean) =>
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
