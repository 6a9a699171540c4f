import { fromPromise } from 'xstate';
import { brand } from '#content/brand.ts';
import { askHost, isReplaced } from '#ports/deployment.ts';
import type { World } from './world.ts';

/** Names the deployment that this tab last reloaded from: it must not reload in a circle. */
const RELOAD_FLAG = `${brand.slug}-reloaded-from`;

/**
 * Whether loading a page as a document brings a new deployment. The answer is yes once for each. A page that is
 * gone proves a new one, so who asks for no page asks about home. Rejects if nobody answers.
 */
export async function isNewDeployment(
  { session, entryUrl }: World,
  path: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (session.read(RELOAD_FLAG) === entryUrl) return false;
  const isNew = await isReplaced(entryUrl, path, signal);
  // Without the flag, a circle could not be noticed.
  return isNew && session.write(RELOAD_FLAG, entryUrl);
}

export const checkDeployment = <Input>(world: World, path = () => location.pathname) =>
  fromPromise<boolean, Input>(({ signal }) => isNewDeployment(world, path(), signal));

/** Asks the host for the page of the address. */
export const askForThisPage = fromPromise<void>(({ signal }) => askHost(location.href, signal));
