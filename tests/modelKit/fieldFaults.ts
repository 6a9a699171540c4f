import type { Knowledge } from '@interpunct/model-kit';
import { type AnyStateMachine, cancel, raise } from 'xstate';
import {
  connect,
  dialog,
  drawing,
  lift,
  list,
  live,
  survey,
  toast,
  tooltip,
  upload,
  wizard,
} from './faultyMachines.ts';

/** What of the kit notices a fault. */
export type Part = 'something left behind' | 'the expectations' | 'the run';

/** A fault that people reported, as a machine has it, beside the machine without it. */
export type FieldFault = {
  /** Where it was reported; of one that was tried here, the part of the chart that it is about. */
  report: string;
  fault: string;
  /** The parts of the kit that notice it; none for a fault that it does not notice. */
  noticedBy: readonly Part[];
  faulty: AnyStateMachine;
  right: AnyStateMachine;
  known?: Knowledge<AnyStateMachine>;
};

/** Faults of the field, and faults that a test by a model is apt to let pass. */
export const fieldFaults: readonly FieldFault[] = [
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
    report: 'statelyai/xstate #1237, statelyai/inspect #58',
    fault: 'what is done at creation is done twice',
    noticedBy: ['the run'],
    faulty: live({ context: () => ({ close: connect() }) }),
    right: live({ context: {}, invoke: { id: 'socket', src: 'socket' } }),
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
