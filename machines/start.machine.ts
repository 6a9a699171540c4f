import { type ActorRefFrom, type ErrorActorEvent, fromCallback, fromPromise, setup } from 'xstate';
import { port } from './port.ts';

/** The visitor has moved, touched, typed or focused something. */
export type StartEvent = { type: 'visitor.acted' };

type StartFailed = ErrorActorEvent<unknown, 'loadEntry' | 'hydrate' | 'begin'>;

/**
 * Brings the prerendered document to life, once per visit.
 *
 * It runs before the site does, so it is a root of its own. A page that cannot be loaded leads to
 * `failed`: the document stays readable, and the next sign of the visitor tries again. After React
 * has taken the document over, a second try could only do harm: `broken` is the end.
 */
export const startMachine = setup({
  types: { events: {} as StartEvent | StartFailed },
  actors: {
    /** Loads the code and the texts of the page that the address names. */
    loadEntry: fromPromise<void>(port),
    /** Renders the site into the document. Resolves when React is done. */
    hydrate: fromPromise<void>(port),
    /** Starts the behaviours of the site and restores what the tab keeps. */
    begin: fromPromise<void>(port),
    /** Sends `visitor.acted` at each sign of the visitor. */
    watchVisitor: fromCallback<StartEvent>(port),
  },
  actions: {
    /** Tells the starter and automation that the site answers now. */
    announceReadiness: port,
    reportFailure: port,
  },
}).createMachine({
  id: 'start',
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadEntry',
        src: 'loadEntry',
        onDone: 'hydrating',
        onError: { target: 'failed', actions: 'reportFailure' },
      },
    },
    hydrating: {
      invoke: {
        id: 'hydrate',
        src: 'hydrate',
        onDone: 'beginning',
        onError: { target: 'broken', actions: 'reportFailure' },
      },
    },
    beginning: {
      invoke: {
        id: 'begin',
        src: 'begin',
        onDone: { target: 'running', actions: 'announceReadiness' },
        onError: { target: 'broken', actions: 'reportFailure' },
      },
    },
    running: {},
    failed: {
      invoke: { id: 'watchVisitor', src: 'watchVisitor', onError: { actions: 'reportFailure' } },
      on: { 'visitor.acted': 'loading' },
    },
    broken: {},
  },
});

export type StartActor = ActorRefFrom<typeof startMachine>;
