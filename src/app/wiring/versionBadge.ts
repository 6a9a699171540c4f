import { fromPromise } from 'xstate';
import { versionBadgeMachine } from '#machines/versionBadge.machine.ts';
import { loadVersion, makeLocalVersion } from '#ports/versionFile.ts';
import { errorOf, type World } from './world.ts';

/** The version badge over the version file. */
export function provideVersionBadge({ now, report }: World) {
  const reportFallback = (reason: string) => report(`The version is made locally: ${reason}.`);
  return versionBadgeMachine.provide({
    actors: {
      loadVersion: fromPromise(({ signal }) => loadVersion(now, signal)),
      generateVersion: fromPromise(async () => makeLocalVersion(now())),
    },
    actions: {
      reportFailure: ({ event }) => reportFallback(String(errorOf(event))),
      reportStaleness: () => reportFallback('the version file is stale'),
      reportDelay: () => reportFallback('the version file is late'),
    },
  });
}
