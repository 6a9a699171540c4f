import type { Knowledge } from '@interpunct/model-kit';
import { type AnyStateMachine, assign, cancel, fromCallback, fromPromise, raise } from 'xstate';
import type { Told } from './knownMachines.ts';

/** What of the kit notices a fault. */
export type Part = 'something left behind' | 'the expectations' | 'the run';

/** A fault that people reported, as a machine has it, beside the machine without it. */
export type FieldFault = {
  /** Where it was reported; of one that was tried here, the part of the chart that it is about. */
  report: string;
  fault: string;
  /** The parts of the kit that notice it; none for a fault that it does not notice. */
  noticedBy: readonly Part[];
  /** The chart around the part that is wrong or right. */
  chart: (part: never) => object;
  faulty: unknown;
  right: unknown;
  known?: Knowledge<AnyStateMachine>;
};

/** What the machines are provided with. */
export const parts = {
  actors: { find: fromPromise(async () => {}), socket: fromCallback(() => {}) },
  actions: { focusFirst() {}, focusTrigger() {}, focusNestedTrigger() {} },
  delays: { life: ({ context }: Told) => Number(context.duration) },
};

/** What an app does at creation: it opens a connection, and gets the way to close it. */
const connect = () => () => {};

const live = (chart: object) => ({ initial: 'on', states: { on: {} }, ...chart });

/** Faults of the field, and faults that a test by a model is apt to let pass. */
export const fieldFaults: readonly FieldFault[] = [
  {
    report: 'chakra-ui/chakra-ui #319, kenkunz/svelte-fsm #6',
    fault: 'a timer that outlives its state',
    noticedBy: ['the expectations', 'something left behind'],
    chart: (exit: object) => ({
      initial: 'closed',
      on: { show: '.open' },
      states: {
        closed: { on: { enter: 'waiting' } },
        waiting: {
          entry: raise({ type: 'show' }, { id: 'show', delay: 700 }),
          ...exit,
          on: { leave: 'closed' },
        },
        open: { on: { leave: 'closed' } },
      },
    }),
    faulty: {},
    right: { exit: cancel('show') },
    known: { expected: { states: { waiting: { timers: { show: 700 } } } } },
  },
  {
    report: 'chakra-ui/zag #1718',
    fault: 'the focus goes elsewhere, though the state is right',
    noticedBy: ['the expectations'],
    chart: (target: string) => ({
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
    }),
    faulty: '#dialog.shown',
    right: 'alone',
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
    report: 'statelyai/xstate #1237, statelyai/inspect #58',
    fault: 'what is done at creation is done twice',
    noticedBy: ['the run'],
    chart: live,
    faulty: { context: () => ({ close: connect() }) },
    right: { context: {}, invoke: { id: 'socket', src: 'socket' } },
  },
  {
    report: 'statelyai/xstate #1237, with plain data',
    fault: 'what is done at creation leaves nothing in the context',
    noticedBy: [],
    chart: live,
    faulty: { context: () => Object(connect()) && {} },
    right: { context: {} },
  },
  {
    report: 'radix-ui/primitives #2233, statelyai/xstate #2419',
    fault: 'a delay that is worked out before its datum comes',
    noticedBy: ['the expectations'],
    chart: (target: object) => ({
      context: { duration: 60_000 },
      initial: 'shown',
      states: {
        shown: {
          after: { life: 'gone' },
          on: {
            settled: { ...target, actions: assign({ duration: ({ event }) => event.ms }) },
          },
        },
        gone: {},
      },
    }),
    faulty: {},
    right: { target: 'shown', reenter: true },
    known: {
      events: { settled: { soon: { ms: 3_000 } } },
      expected: { states: { shown: { timers: { life: ({ duration }) => duration } } } },
    },
  },
  {
    report: 'two timers',
    fault: 'a fault that shows only after a wait between two timers',
    noticedBy: [],
    // A drawing is kept after 100 ms, and a hand is busy with it for 50 ms.
    chart: (isLost: (told: Told) => boolean) => ({
      context: { busy: false, lost: false },
      type: 'parallel',
      states: {
        keeping: {
          initial: 'waiting',
          states: {
            waiting: { after: { 100: { target: 'kept', actions: assign({ lost: isLost }) } } },
            kept: {},
          },
        },
        hand: {
          initial: 'still',
          states: {
            still: { on: { draw: { target: 'moving', actions: assign({ busy: true }) } } },
            moving: { after: { 50: { target: 'still', actions: assign({ busy: false }) } } },
          },
        },
      },
    }),
    faulty: ({ context }: Told) => context.busy,
    right: () => false,
    known: {
      expected: {
        events: { 'after 100': [{ to: 'keeping.kept', context: { lost: false } }] },
        anything: ['draw', 'after 50'],
      },
    },
  },
];
