// A file of its own, because the starter runs it, too.
import { slug } from '#content/brand.ts';
import { isReplaced } from '#ports/deployment.ts';
import type { World } from './world.ts';

/** Names the deployments that this tab has reloaded from: two hosts in turn must not have it reload in a circle. */
const RELOAD_FLAG = `${slug}-reloaded-from`;

/**
 * Claims the one reload that a new deployment gets. Resolves with true if loading the page as a document brings one,
 * and with false from then on. A page that is gone proves a new one, so who asks for no page asks about home. Rejects
 * if nobody answers.
 */
export async function claimReload(
  { session, entryUrl }: Pick<World, 'session' | 'entryUrl'>,
  path: string,
  signal: AbortSignal,
): Promise<boolean> {
  const left = session.read(RELOAD_FLAG) ?? '';
  if (left.includes(entryUrl)) return false;
  const isNew = await isReplaced(entryUrl, path, signal);
  // Without the flag, a circle could not be noticed.
  return isNew && session.write(RELOAD_FLAG, left + entryUrl);
}
