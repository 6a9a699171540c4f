import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ReplayReport } from './replay.ts';

export type InspectorEvent =
  | { type: 'time.pause' }
  | { type: 'time.resume' }
  | { type: 'time.speed'; speed: number }
  | { type: 'results.hold' }
  | { type: 'results.free' }
  | { type: 'entry.look'; index: number }
  | { type: 'now.look' }
  /** Go on from the entry that is looked at. */
  | { type: 'entry.restore' }
  /** `speed` 0 is as fast as it goes. */
  | { type: 'record.replay'; speed: number }
  | { type: 'state.go'; actor: string; state: string }
  | { type: 'session.import'; file: unknown };

type InspectorContext = {
  speed: number;
  areResultsHeld: boolean;
  /** The index of the entry that the page shows; null for now. */
  lookingAt: number | null;
  /** The actor that travels to a state by hand: its promises wait for the way's results. */
  traveller: string | null;
  report: ReplayReport | null;
  /** Why the last wish failed; null if it did not. */
  fault: string | null;
};

const port = (): never => {
  throw new Error('The inspector reached a port that it does not provide.');
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * What the inspector is at. Time and page are parallel: a page of the past stands while time is held.
 *
 * Only `now` lets the world in. Everything that takes the page elsewhere is a promise, one at a time, and
 * the last look wins. A wish that fails leads back to now, where nothing is lost.
 */
export const inspectorMachine = setup({
  types: { context: {} as InspectorContext, events: {} as InspectorEvent },
  actors: {
    showEntry: fromPromise<void, { index: number }>(port),
    showNow: fromPromise<void>(port),
    restoreEntry: fromPromise<void, { index: number }>(port),
    replayRecord: fromPromise<ReplayReport, { speed: number }>(port),
    travel: fromPromise<void, { actor: string; state: string }>(port),
    /** Resolves with the index of the last entry; with null where there is none. */
    importSession: fromPromise<number | null, { file: unknown }>(port),
  },
  actions: {
    holdClock: port,
    runClock: port,
    noteFault: assign({ fault: ({ event }) => messageOf((event as { error?: unknown }).error) }),
    forgetFault: assign({ fault: null }),
  },
}).createMachine({
  id: 'inspector',
  context: {
    speed: 1,
    areResultsHeld: false,
    lookingAt: null,
    traveller: null,
    report: null,
    fault: null,
  },
  type: 'parallel',
  on: {
    'results.hold': { actions: assign({ areResultsHeld: true }) },
    'results.free': { actions: assign({ areResultsHeld: false }) },
  },
  states: {
    time: {
      initial: 'running',
      on: {
        'time.speed': { actions: assign({ speed: ({ event }) => event.speed }) },
        'entry.look': '.paused',
        'record.replay': '.paused',
        'state.go': '.paused',
        'session.import': '.paused',
      },
      states: {
        running: {
          entry: 'runClock',
          exit: 'holdClock',
          on: {
            'time.pause': 'paused',
            'time.speed': {
              target: 'running',
              reenter: true,
              actions: assign({ speed: ({ event }) => event.speed }),
            },
          },
        },
        paused: { on: { 'time.resume': 'running' } },
      },
    },
    page: {
      initial: 'now',
      states: {
        now: {
          tags: 'open',
          on: {
            'entry.look': { target: 'opening', actions: 'forgetFault' },
            'record.replay': { target: 'replaying', actions: 'forgetFault' },
            'state.go': { target: 'travelling', actions: 'forgetFault' },
            'session.import': { target: 'importing', actions: 'forgetFault' },
          },
        },
        opening: {
          tags: 'busy',
          entry: assign({
            lookingAt: ({ event }) => {
              assertEvent(event, 'entry.look');
              return event.index;
            },
          }),
          invoke: {
            id: 'showEntry',
            src: 'showEntry',
            input: ({ context }) => ({ index: context.lookingAt as number }),
            onDone: 'looking',
            onError: { target: 'returning', actions: 'noteFault' },
          },
          on: {
            'entry.look': { target: 'opening', reenter: true },
            'now.look': 'returning',
          },
        },
        looking: {
          on: {
            'entry.look': { target: 'opening', actions: 'forgetFault' },
            'now.look': 'returning',
            'time.resume': 'returning',
            'entry.restore': { target: 'restoring', actions: 'forgetFault' },
            'record.replay': { target: 'replaying', actions: 'forgetFault' },
            'state.go': { target: 'travelling', actions: 'forgetFault' },
            'session.import': { target: 'importing', actions: 'forgetFault' },
          },
        },
        returning: {
          tags: 'busy',
          entry: assign({ lookingAt: null, traveller: null }),
          invoke: { id: 'showNow', src: 'showNow', onDone: 'now', onError: 'now' },
        },
        restoring: {
          tags: 'busy',
          invoke: {
            id: 'restoreEntry',
            src: 'restoreEntry',
            input: ({ context }) => ({ index: context.lookingAt as number }),
            onDone: { target: 'now', actions: assign({ lookingAt: null }) },
            onError: { target: 'returning', actions: 'noteFault' },
          },
        },
        replaying: {
          tags: 'busy',
          entry: assign({ lookingAt: null, report: null }),
          invoke: {
            id: 'replayRecord',
            src: 'replayRecord',
            input: ({ event }) => {
              assertEvent(event, 'record.replay');
              return { speed: event.speed };
            },
            onDone: {
              target: 'returning',
              actions: assign({ report: ({ event }) => event.output }),
            },
            onError: { target: 'returning', actions: 'noteFault' },
          },
          on: { 'now.look': 'returning' },
        },
        travelling: {
          tags: 'busy',
          entry: assign({
            lookingAt: null,
            traveller: ({ event }) => {
              assertEvent(event, 'state.go');
              return event.actor;
            },
          }),
          invoke: {
            id: 'travel',
            src: 'travel',
            input: ({ event }) => {
              assertEvent(event, 'state.go');
              return event;
            },
            onDone: { target: 'now', actions: assign({ traveller: null }) },
            onError: { target: 'returning', actions: 'noteFault' },
          },
        },
        importing: {
          tags: 'busy',
          invoke: {
            id: 'importSession',
            src: 'importSession',
            input: ({ event }) => {
              assertEvent(event, 'session.import');
              return { file: event.file };
            },
            onDone: [
              { guard: ({ event }) => event.output === null, target: 'now' },
              { target: 'looking', actions: assign({ lookingAt: ({ event }) => event.output }) },
            ],
            onError: { target: 'returning', actions: 'noteFault' },
          },
        },
      },
    },
  },
});
