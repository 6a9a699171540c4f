import { assertEvent, assign, type EventObject, fromPromise, setup, stateIn } from 'xstate';
import type { InspectorInput } from '../inspected.ts';
import { port, sentenceOf } from './errors.ts';
import type { SessionRecord } from './record.ts';
import type { ReplayReport } from './replay.ts';

export type InspectorEvent =
  | { type: 'time.pause' | 'time.resume' }
  /** What a breakpoint names has happened. */
  | { type: 'time.break'; reason: string }
  | { type: 'time.speed'; speed: number }
  /** From one virtual time to another, in ms. */
  | { type: 'time.advance'; from: number; to: number }
  /** A person has done something, on the page or in the inspector. */
  | { type: 'act.done' }
  | { type: 'results.hold' | 'results.free' }
  | { type: 'entry.look'; index: number }
  | { type: 'now.look' | 'record.replay' | 'fault.forget' }
  /** Go on from the entry that is looked at. `sends`: what was on its way out goes out again. */
  | { type: 'entry.restore'; sends: boolean }
  | { type: 'state.go'; actor: string; state: string }
  | { type: 'session.import'; file: unknown }
  /** What goes on behind a wish that is fulfilled has failed. */
  | { type: 'wish.failed'; error: unknown };

type InspectorContext = InspectorInput & {
  speed: number;
  areResultsHeld: boolean;
  /** The index of the entry that the page shows; null for now. */
  lookingAt: number | null;
  /** The entry that the page has been asked for last. */
  asked: number | null;
  /** What going on from there would ask of the world. */
  outgoing: readonly string[];
  /** Whether going on asks it. */
  sends: boolean;
  /** The record of a file, which is looked at in place of the visit's. */
  imported: SessionRecord | null;
  /** The virtual times between which time is being advanced, in ms. */
  advance: { from: number; to: number } | null;
  /** The state that the page was led to last, by a link or by hand. `isMissed`: nothing has led there. */
  goal: { actor: string; state: string; isMissed?: true } | null;
  /** The actor that travels to a state by hand: its promises wait for the way's results. */
  traveller: string | null;
  report: ReplayReport | null;
  /** Why the last wish failed; null if it did not. */
  fault: string | null;
};

/** The event of a type, for what only such an event leads to. */
const of =
  <Type extends InspectorEvent['type']>(type: Type) =>
  ({ event }: { event: EventObject }) => {
    assertEvent(event as InspectorEvent, type);
    return event as Extract<InspectorEvent, { type: Type }>;
  };

/** What can be asked of a page that rests, at now and in the past. */
const wishes = {
  'entry.look': { target: 'opening', actions: ['forgetFault', 'keepLook'] },
  'record.replay': { target: 'replaying', actions: 'forgetFault' },
  'state.go': { target: 'travelling', actions: 'forgetFault' },
  'session.import': { target: 'importing', actions: 'forgetFault' },
} as const;

/** A wish has failed, and the world goes on. */
const failed = { target: 'now', actions: 'noteFault' } as const;

/**
 * What the inspector is at. Time and page are parallel: a page of the past stands while time is held.
 *
 * Only `now` lets the world in. Everything that takes the page elsewhere is a promise, one at a time. A slider
 * chooses entries faster than a page shows them, so only the last one chosen is shown. A wish that fails leads
 * back to now, where nothing is lost.
 */
export const inspectorMachine = setup({
  types: {
    input: {} as InspectorInput,
    context: {} as InspectorContext,
    events: {} as InspectorEvent,
  },
  actors: {
    /** Resolves with what going on from the entry would ask of the world. */
    showEntry: fromPromise<readonly string[], { index: number }>(port),
    showNow: fromPromise<void>(port),
    restoreEntry: fromPromise<void, { index: number; areResultsHeld: boolean }>(port),
    replayRecord: fromPromise<ReplayReport>(port),
    advanceTime: fromPromise<void, { to: number }>(port),
    travel: fromPromise<void, { actor: string; state: string }>(port),
    /** Resolves with the record of a file, which has an entry at least. */
    importSession: fromPromise<SessionRecord, { file: unknown }>(port),
  },
  actions: {
    holdClock: port,
    runClock: port,
    noteFault: assign({ fault: ({ event }) => sentenceOf((event as { error?: unknown }).error) }),
    forgetFault: assign({
      fault: null,
      goal: ({ context: { goal } }) => (goal?.isMissed ? null : goal),
    }),
    missGoal: assign({ goal: ({ context: { goal } }) => goal && { ...goal, isMissed: true } }),
    keepSpeed: assign({ speed: (change) => of('time.speed')(change).speed }),
    keepLook: assign({ lookingAt: (wish) => of('entry.look')(wish).index }),
    /** What a visit goes on from was not brought about here: its timers and answers may ask the world. */
    quieten: assign({ isQuiet: ({ context }) => !context.sends }),
    keepReach: assign({ sends: (wish) => of('entry.restore')(wish).sends }),
  },
  guards: {
    hasImported: ({ context }) => context.imported !== null,
    wantsAnother: ({ context }) => context.lookingAt !== context.asked,
  },
}).createMachine({
  id: 'inspector',
  context: ({ input }) => ({
    ...input,
    speed: 1,
    areResultsHeld: false,
    lookingAt: null,
    asked: null,
    outgoing: [],
    sends: false,
    imported: null,
    advance: null,
    goal: null,
    traveller: null,
    report: null,
    fault: null,
  }),
  type: 'parallel',
  on: {
    'act.done': { actions: assign({ isQuiet: false }) },
    'results.hold': { actions: assign({ areResultsHeld: true }) },
    'results.free': { actions: assign({ areResultsHeld: false }) },
    'fault.forget': { actions: 'forgetFault' },
    'wish.failed': { actions: 'noteFault' },
  },
  states: {
    time: {
      initial: 'running',
      on: {
        'time.speed': { actions: 'keepSpeed' },
        'time.break': {
          target: '.paused',
          // What is wrong with the link of a page is told as well.
          actions: assign({
            fault: ({ context, event }) => [context.fault, event.reason].filter(Boolean).join(' '),
          }),
        },
        'state.go': '.paused',
      },
      states: {
        running: {
          entry: 'runClock',
          exit: 'holdClock',
          on: {
            'time.pause': 'paused',
            'entry.look': 'still',
            'record.replay': 'still',
            'session.import': 'still',
            'time.speed': { target: 'running', reenter: true, actions: 'keepSpeed' },
          },
        },
        // Time ran when the page left now, and runs again when it is back.
        still: {
          always: { guard: stateIn({ page: 'now' }), target: 'running' },
          on: { 'time.pause': 'paused', 'entry.restore': 'paused' },
        },
        paused: { on: { 'time.resume': { target: 'running', actions: 'forgetFault' } } },
      },
    },
    page: {
      initial: 'now',
      states: {
        now: {
          tags: 'open',
          on: { ...wishes, 'time.advance': { target: 'advancing', actions: 'forgetFault' } },
        },
        // The page goes on meanwhile.
        advancing: {
          tags: ['open', 'busy'],
          entry: assign({ advance: of('time.advance') }),
          exit: assign({ advance: null }),
          invoke: {
            id: 'advanceTime',
            src: 'advanceTime',
            input: of('time.advance'),
            onDone: 'now',
            onError: failed,
          },
          on: { 'now.look': 'now', 'time.break': 'now' },
        },
        opening: {
          tags: 'busy',
          entry: assign({ asked: ({ context }) => context.lookingAt }),
          invoke: {
            id: 'showEntry',
            src: 'showEntry',
            input: ({ context }) => ({ index: context.lookingAt as number }),
            onDone: [
              { guard: 'wantsAnother', target: 'opening', reenter: true },
              { target: 'looking', actions: assign({ outgoing: ({ event }) => event.output }) },
            ],
            onError: { target: 'returning', actions: 'noteFault' },
          },
          on: { 'entry.look': { actions: 'keepLook' }, 'now.look': 'returning' },
        },
        looking: {
          on: {
            ...wishes,
            'now.look': 'returning',
            'time.resume': 'returning',
            'entry.restore': { target: 'restoring', actions: ['forgetFault', 'keepReach'] },
          },
        },
        returning: {
          tags: 'busy',
          entry: assign({ lookingAt: null, imported: null, traveller: null }),
          invoke: { id: 'showNow', src: 'showNow', onDone: 'now', onError: failed },
        },
        restoring: {
          tags: 'busy',
          invoke: {
            id: 'restoreEntry',
            src: 'restoreEntry',
            input: ({ context: { lookingAt, areResultsHeld } }) => ({
              index: lookingAt as number,
              areResultsHeld,
            }),
            onDone: {
              target: 'now',
              actions: ['quieten', assign({ lookingAt: null, imported: null, goal: null })],
            },
            onError: { target: 'returning', actions: ['quieten', 'noteFault'] },
          },
        },
        replaying: {
          tags: 'busy',
          entry: assign({
            lookingAt: ({ context }) => (context.imported ? context.lookingAt : null),
            report: null,
          }),
          invoke: {
            id: 'replayRecord',
            src: 'replayRecord',
            onDone: { target: 'resting', actions: assign({ report: ({ event }) => event.output }) },
            onError: { target: 'resting', actions: 'noteFault' },
          },
          on: { 'now.look': 'resting' },
        },
        // A file stays in sight until the page goes back to now.
        resting: { always: [{ guard: 'hasImported', target: 'opening' }, { target: 'returning' }] },
        travelling: {
          tags: 'busy',
          entry: assign({
            lookingAt: null,
            imported: null,
            goal: (wish) => of('state.go')(wish),
            traveller: (wish) => of('state.go')(wish).actor,
            sends: false,
          }),
          invoke: {
            id: 'travel',
            src: 'travel',
            input: of('state.go'),
            onDone: { target: 'now', actions: ['quieten', assign({ traveller: null })] },
            // The way may have begun another visit.
            onError: { target: 'returning', actions: ['quieten', 'noteFault', 'missGoal'] },
          },
        },
        importing: {
          tags: 'busy',
          invoke: {
            id: 'importSession',
            src: 'importSession',
            input: of('session.import'),
            onDone: {
              target: 'opening',
              actions: assign(({ event: { output } }) => ({
                imported: output,
                lookingAt: output.entries.at(-1)?.index ?? null,
              })),
            },
            onError: { target: 'resting', actions: 'noteFault' },
          },
        },
      },
    },
  },
});
