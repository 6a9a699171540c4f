import {
  type ActorRefFrom,
  assertEvent,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  fromPromise,
  setup,
} from 'xstate';
import { port } from './port.ts';

/** R8.5: a version file is stale when its last build is older than this, in ms. */
const STALE_AFTER_MS = 10 * 60 * 1_000;
/** The badge stops waiting for the version file after this long, in ms. */
const GIVE_UP_AFTER_MS = 5_000;

/**
 * The version record. `lastBuild` is in ms since 1970; `build` is a number in ms. The `deployTime` of a
 * local record is null: its time is `lastBuild`.
 */
export type VersionRecord = {
  version: string;
  build: number;
  lastBuild: number;
  deployTime: string | null;
  environment: string;
};

/** The content of the version file and the time of its arrival, in ms since 1970. */
export type LoadedVersion = { record: VersionRecord; loadedAt: number };

export type VersionBadgeEvent =
  | { type: 'version.toggle' }
  | { type: 'version.dismiss' }
  | { type: 'escape.pressed' }
  | { type: 'frame.entered' };

type VersionLoaded = DoneActorEvent<LoadedVersion, 'loadVersion'>;
type LoadFailed = ErrorActorEvent<unknown, 'loadVersion'>;
type VersionGenerated = DoneActorEvent<VersionRecord, 'generateVersion'>;

type VersionBadgeContext = { record: VersionRecord | null };

/**
 * Shows the version of the site.
 *
 * A version file that is missing, broken, late or stale leads to `generating`, a state like any other:
 * the badge then shows the local version. If that fails as well, nothing is shown: the badge is
 * `hidden`.
 */
export const versionBadgeMachine = setup({
  types: {
    context: {} as VersionBadgeContext,
    events: {} as VersionBadgeEvent | VersionLoaded | LoadFailed | VersionGenerated,
  },
  actors: {
    /** Loads the version file. Rejects if it cannot be read. */
    loadVersion: fromPromise<LoadedVersion>(port),
    /** Makes the local version. */
    generateVersion: fromPromise<VersionRecord>(port),
  },
  actions: {
    keepLoadedVersion: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadVersion');
      return { record: event.output.record };
    }),
    keepLocalVersion: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.generateVersion');
      return { record: event.output };
    }),
    reportFailure: port,
    reportStaleness: port,
    reportDelay: port,
  },
  guards: {
    isStale: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadVersion');
      const { record, loadedAt } = event.output;
      return loadedAt - record.lastBuild > STALE_AFTER_MS;
    },
  },
  delays: { giveUpAfter: GIVE_UP_AFTER_MS },
}).createMachine({
  id: 'versionBadge',
  context: { record: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadVersion',
        src: 'loadVersion',
        onDone: [
          { guard: 'isStale', target: 'generating', actions: 'reportStaleness' },
          { target: 'shown', actions: 'keepLoadedVersion' },
        ],
        onError: { target: 'generating', actions: 'reportFailure' },
      },
      after: { giveUpAfter: { target: 'generating', actions: 'reportDelay' } },
    },
    generating: {
      invoke: {
        id: 'generateVersion',
        src: 'generateVersion',
        onDone: { target: 'shown', actions: 'keepLocalVersion' },
        onError: 'hidden',
      },
    },
    hidden: {},
    shown: {
      initial: 'closed',
      states: {
        closed: { on: { 'version.toggle': 'open' } },
        open: {
          on: {
            'version.toggle': 'closed',
            'version.dismiss': 'closed',
            'escape.pressed': 'closed',
            'frame.entered': 'closed',
          },
        },
      },
    },
  },
});

export type VersionBadgeActor = ActorRefFrom<typeof versionBadgeMachine>;
