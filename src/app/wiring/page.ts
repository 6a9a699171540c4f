import { fromPromise } from 'xstate';
import type { Address } from '#app/routing/address.ts';
import { loadPage } from '#app/routing/pageLoader.ts';
import { pageMachine } from '#machines/page.machine.ts';
import { checkDeployment } from './deployment.ts';
import { errorOf, type World } from './world.ts';

/** The page on the screen over the page loader and the deployment. */
export function providePage(world: World) {
  const { reload, report } = world;
  return pageMachine.provide({
    actors: {
      loadPage: fromPromise(({ input }) => loadPage(input as Address)),
      checkDeployment: checkDeployment(world, ({ path }) => path),
    },
    actions: {
      reload,
      reportFailure: ({ event }) => report('A page could not be shown.', errorOf(event)),
    },
  });
}
