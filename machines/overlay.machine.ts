import {
  type ActorRefFrom,
  assertEvent,
  type DoneActorEvent,
  type ErrorActorEvent,
  fromPromise,
  setup,
} from 'xstate';
import { port } from './port.ts';

/** A failed load is repeated after this long, in ms. */
const RETRY_MS = 10_000;
/** A load that failed again is repeated after this long, in ms. */
const RARE_RETRY_MS = 600_000;
/** A load that is late counts as failed after this long, in ms: a connection may hang for ever. */
const LOAD_TIMEOUT_MS = 15_000;
/** Who waits for an overlay is told after this long, in ms. */
const NOTICE_MS = 400;
/** The check for a new deployment may take this long, in ms. */
const DIAGNOSIS_TIMEOUT_MS = 5_000;

export type OverlayEvent =
  /** The overlay may be due: its code is needed. */
  | { type: 'overlay.request' }
  /** The visitor asks for the overlay. */
  | { type: 'overlay.open' }
  /** The visitor asks again for an overlay whose view has thrown. */
  | { type: 'overlay.renew' };

type LoadFailed = ErrorActorEvent<unknown, 'loadCode'>;
type Diagnosed = DoneActorEvent<boolean, 'checkDeployment'>;

const load = { id: 'loadCode', src: 'loadCode' } as const;

/**
 * Loads the code of an overlay on the first request: most visits never need it.
 *
 * A failure is not a dead end, and is reported once. The site loads the code again by itself: soon, and
 * then rarely, because what fails twice may stay away. A visitor who asks again need not wait. If that
 * fails as well, the code may have gone with an old deployment. Only then does the document load again,
 * because a visitor who asks for nothing must not lose the page.
 */
export const overlayMachine = setup({
  types: { events: {} as OverlayEvent | LoadFailed | Diagnosed },
  actors: {
    loadCode: fromPromise<void>(port),
    /** Resolves with true if a new deployment has replaced the one of this tab. */
    checkDeployment: fromPromise<boolean>(port),
    /** Resolves when the host answers for this page. Rejects if it does not. */
    askHost: fromPromise<void>(port),
  },
  actions: {
    /** Loads the current address as a document, in which the overlay opens. */
    reload: port,
    reportFailure: port,
  },
  guards: {
    isReplaced: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkDeployment');
      return event.output;
    },
  },
  delays: {
    retryAfter: RETRY_MS,
    rareRetryAfter: RARE_RETRY_MS,
    loadTimeout: LOAD_TIMEOUT_MS,
    noticeAfter: NOTICE_MS,
    diagnosisTimeout: DIAGNOSIS_TIMEOUT_MS,
  },
}).createMachine({
  id: 'overlay',
  initial: 'absent',
  states: {
    absent: { on: { 'overlay.request': 'loading', 'overlay.open': 'loading' } },
    loading: {
      invoke: { ...load, onDone: 'ready', onError: { target: 'failed', actions: 'reportFailure' } },
      initial: 'soon',
      states: {
        soon: { after: { noticeAfter: 'late' } },
        late: {
          tags: 'waiting',
          after: { loadTimeout: { target: '#overlay.failed', actions: 'reportFailure' } },
        },
      },
    },
    failed: {
      tags: 'lost',
      initial: 'recent',
      on: { 'overlay.open': '.retrying' },
      states: {
        recent: { after: { retryAfter: 'repeating' } },
        lasting: { after: { rareRetryAfter: 'repeating' } },
        repeating: {
          invoke: { ...load, onDone: '#overlay.ready', onError: 'lasting' },
          after: { loadTimeout: 'lasting' },
        },
        retrying: {
          tags: 'waiting',
          invoke: { ...load, onDone: '#overlay.ready', onError: 'diagnosing' },
          after: { loadTimeout: 'diagnosing' },
        },
        diagnosing: {
          invoke: {
            id: 'checkDeployment',
            src: 'checkDeployment',
            onDone: [{ guard: 'isReplaced', target: '#overlay.reloading' }, { target: 'lasting' }],
            onError: 'lasting',
          },
          after: { diagnosisTimeout: 'lasting' },
        },
      },
    },
    ready: { tags: 'usable', on: { 'overlay.renew': 'renewing' } },
    // Offline, a reload would show the error of the browser in place of the page. Meanwhile, a panel that has
    // thrown still shows its failure.
    renewing: {
      tags: 'usable',
      invoke: { id: 'askHost', src: 'askHost', onDone: 'reloading', onError: 'ready' },
      after: { diagnosisTimeout: 'ready' },
    },
    // A browser may refuse it.
    reloading: {
      tags: 'lost',
      entry: 'reload',
      on: { 'overlay.open': { target: 'reloading', reenter: true } },
    },
  },
});

export type OverlayActor = ActorRefFrom<typeof overlayMachine>;
