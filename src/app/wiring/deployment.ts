import { fromPromise } from 'xstate';
import { askHost } from '#ports/deployment.ts';
import { claimReload } from './claimReload.ts';
import type { World } from './world.ts';

/** Claims a reload for the page of an actor's input. */
export const checkDeployment = <Input>(world: World, pathOf: (input: Input) => string) =>
  fromPromise<boolean, Input>(({ input, signal }) => claimReload(world, pathOf(input), signal));

/** Asks the host for the page of the address. */
export const askForThisPage = fromPromise<void>(({ signal }) => askHost(location.href, signal));
