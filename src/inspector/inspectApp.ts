import { type AnyActorRef, createActor } from 'xstate';
import { createInspector, type StartedInspector } from './createInspector.ts';
import type { AppToInspect, RootOptions } from './inspected.ts';

/** What the address of a document asks of its inspector: a state, and whether a gallery shows the page. */
export function readWish({ search }: Pick<Location, 'search'>) {
  const query = new URLSearchParams(search);
  return { state: query.get('state'), isPicture: query.has('still') };
}

/** Lets panels find the inspector of a document. A picture of the gallery has none. */
export function expose(inspector: StartedInspector): void {
  Object.assign(window, { inspector });
  if (!readWish(location).isPicture) new BroadcastChannel('inspector').postMessage('ready');
}

/** Goes to the state that the address of the document names. */
export async function followWish(inspector: StartedInspector): Promise<void> {
  const { state: wish } = readWish(location);
  if (wish === null) return;
  const [actor = '', state = ''] = wish.split(':');
  // The search creates machines. XState forbids that inside an action, so it runs in a later task.
  // The panel tells a failure.
  await Promise.resolve();
  await inspector.goTo(actor, state).catch(() => {});
}

/**
 * Runs an app under inspection in this document. `create` makes its first root, where a machine needs more
 * than the options of the inspector, such as an input.
 */
export async function inspectApp(
  app: AppToInspect,
  create: (options: RootOptions) => AnyActorRef = (options) =>
    createActor(app.root.machine, options),
): Promise<void> {
  const inspector = createInspector(app, { isQuiet: readWish(location).state !== null });
  await app.show(inspector.create(create), 'visit');
  inspector.begin();
  expose(inspector);
  await followWish(inspector);
}
