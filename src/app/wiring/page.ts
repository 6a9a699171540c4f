import { fromPromise } from 'xstate';
import type { Address } from '#app/pages/address.ts';
import { loadPage } from '#app/pages/pageLoader.ts';
import { brand } from '#content/brand.ts';
import { pageMachine } from '#machines/page.machine.ts';
import { isReplaced } from '#ports/deployment.ts';
import { errorOf, type World } from './world.ts';

/** Names the deployment that this tab last reloaded from: it must not reload in a circle. */
const RELOAD_FLAG = `${brand.slug}-reloaded-from`;

/** The page on the screen over the page loader and the deployment. */
export function providePage({ session, entryUrl, reload, report }: World) {
  return pageMachine.provide({
    actors: {
      loadPage: fromPromise(({ input }) => loadPage(input as Address)),
      checkDeployment: fromPromise(async ({ input, signal }) => {
        if (session.read(RELOAD_FLAG) === entryUrl) return false;
        const isNew = await isReplaced(entryUrl, input.path, signal);
        // Without the flag, a circle could not be noticed.
        return isNew && session.write(RELOAD_FLAG, entryUrl);
      }),
    },
    actions: {
      reload,
      reportFailure: ({ event }) => report('A page could not be shown.', errorOf(event)),
    },
  });
}
