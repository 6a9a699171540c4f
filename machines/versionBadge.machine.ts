import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';

/** Spec §4: a version file whose last build is older than this is stale, in ms. */
const STALE_AFTER_MS = 10 * 60 * 1_000;
/** A version file that takes longer is not worth waiting for, in ms. Ours: the spec names no limit. */
const GIVE_UP_AFTER_MS = 5_000;

/** The version record of spec §3. `lastBuild` is in ms since 1970; `build` is a number in ms. */
export type VersionRecord = {
  version: string;
  build: number;
  lastBuild: number;
  deployTime: string;
  environment: string;
};

/** The version file as it was found, and when, in ms since 1970. */
export type LoadedVersion = { record: VersionRecord; loadedAt: number };

export type VersionBadgeEvent = { type: 'version.toggle' } | { type: 'version.dismiss' };

type VersionBadgeContext = { record: VersionRecord | undefined };

/**
 * Shows which version of the site is running.
 *
 * A file that is missing, broken, late or stale is a state of its own (`generating`) and not an
 * exception: the local version is then what the spec wants to be seen. `hidden` is left for the
 * case that even that cannot be made.
 */
export const versionBadgeMachine = setup({
  types: { context: {} as VersionBadgeContext, events: {} as VersionBadgeEvent },
  actors: {
    /** Port: reads the version file; rejects when there is none that can be read. */
    loadVersion: fromPromise<LoadedVersion>(() => Promise.reject(new Error('not provided'))),
    /** Port: makes the local version of spec §8. */
    generateVersion: fromPromise<VersionRecord>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    keepRecord: assign({ record: (_, params: { record: VersionRecord }) => params.record }),
    /** Port: one line for whoever looks after the site. */
    reportFallback: (_, _params: { reason: string }) => {},
  },
  guards: {
    isStale: (_, { loaded }: { loaded: LoadedVersion }) =>
      loaded.loadedAt - loaded.record.lastBuild > STALE_AFTER_MS,
  },
  delays: { giveUpAfter: GIVE_UP_AFTER_MS },
}).createMachine({
  id: 'versionBadge',
  context: { record: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadVersion',
        src: 'loadVersion',
        onDone: [
          {
            guard: { type: 'isStale', params: ({ event }) => ({ loaded: event.output }) },
            target: 'generating',
            actions: { type: 'reportFallback', params: { reason: 'the version file is stale' } },
          },
          {
            target: 'shown',
            actions: {
              type: 'keepRecord',
              params: ({ event }) => ({ record: event.output.record }),
            },
          },
        ],
        onError: {
          target: 'generating',
          actions: {
            type: 'reportFallback',
            params: ({ event }) => ({ reason: String(event.error) }),
          },
        },
      },
      after: {
        giveUpAfter: {
          target: 'generating',
          actions: { type: 'reportFallback', params: { reason: 'the version file is late' } },
        },
      },
    },
    generating: {
      invoke: {
        id: 'generateVersion',
        src: 'generateVersion',
        onDone: {
          target: 'shown',
          actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
        },
        onError: 'hidden',
      },
    },
    hidden: {},
    shown: {
      initial: 'closed',
      states: {
        closed: { on: { 'version.toggle': 'open' } },
        open: { on: { 'version.toggle': 'closed', 'version.dismiss': 'closed' } },
      },
    },
  },
});

export type VersionBadgeActor = ActorRefFrom<typeof versionBadgeMachine>;
