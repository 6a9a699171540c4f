import { type ActorRefFrom, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { port } from './port.ts';

/** A failed load is repeated after this long, in ms. */
const RETRY_MS = 10_000;

export type OverlayEvent =
  /** The overlay is due: its code is needed. */
  | { type: 'overlay.request' }
  /** The visitor pressed "Try again". */
  | { type: 'overlay.retry' };

type LoadFailed = ErrorActorEvent<unknown, 'loadCode'>;

/**
 * Loads the code of an overlay on the first request: most visits never need it.
 *
 * A failure is not a dead end. The next request, or 10 s, starts the load again. An engine may keep a failed
 * module for the life of the document, so a retry that the visitor asks for loads the document.
 */
export const overlayMachine = setup({
  types: { events: {} as OverlayEvent | LoadFailed },
  actors: {
    /** Loads the code. */
    loadCode: fromPromise<void>(port),
  },
  actions: {
    /** Loads the current address as a document. */
    reload: port,
    reportFailure: port,
  },
  delays: { retryAfter: RETRY_MS },
}).createMachine({
  id: 'overlay',
  initial: 'absent',
  on: { 'overlay.retry': '.reloading' },
  states: {
    absent: { on: { 'overlay.request': 'loading' } },
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadCode',
        src: 'loadCode',
        onDone: 'ready',
        onError: { target: 'failed', actions: 'reportFailure' },
      },
      states: { first: {}, repeated: { tags: 'failed' } },
    },
    failed: {
      tags: 'failed',
      on: { 'overlay.request': 'loading.repeated' },
      after: { retryAfter: 'loading.repeated' },
    },
    ready: {},
    reloading: { entry: 'reload' },
  },
});

export type OverlayActor = ActorRefFrom<typeof overlayMachine>;
