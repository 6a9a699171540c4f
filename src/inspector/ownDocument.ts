import {
  type Choices,
  type Conditions,
  conditionsOf,
  isCondition,
  readConditions,
} from './conditions.ts';
import { setNetwork } from './controller/applyConditions.ts';
import { followGestures, hearErrors } from './controller/followGestures.ts';
import { framePart, tellFrame } from './controller/framePart.ts';
import { takeReloads } from './controller/reloads.ts';
import { watchedPage } from './controller/watchedPage.ts';
import type { StartedInspector } from './createInspector.ts';

/**
 * What the address of a document asks of its inspector: a state, and whether a gallery shows the page. And what
 * its window asks: the conditions under which it starts. Only conditions that the inspector or the app knows
 * count. A document that is asked for something is quiet.
 */
export function readRequest(
  { location, name }: Pick<Window, 'location' | 'name'>,
  own: Choices | undefined,
) {
  const query = new URLSearchParams(location.search);
  const state = query.get('state');
  const asked = Object.entries(readConditions(conditionsOf({ name })));
  const conditions: Conditions = Object.fromEntries(
    asked.filter((condition) => isCondition(condition, own ?? {})),
  );
  const isQuiet = state !== null || Object.keys(conditions).length > 0;
  return { state, isPicture: query.has('still'), conditions, isQuiet };
}

/** An app may throw before its recorder is there. A test without a document has no window. */
const tellErrors = typeof window === 'undefined' ? undefined : hearErrors(window);

/** Shows the inspector its document, and lets panels find it. A picture of the gallery has no panel. */
export function expose(inspector: StartedInspector): void {
  const { isPicture, state } = readRequest(window, inspector.app.conditions);
  const page = watchedPage(
    window,
    inspector.app.passing,
    isPicture ? undefined : takeReloads(window),
  );
  inspector.watch({ ...page, isOnItsWay: state !== null });
  followGestures(window, inspector.note, tellErrors);
  Object.assign(window, { inspector });
  if (!isPicture) new BroadcastChannel('inspector').postMessage('ready');
}

/** Has a picture of the gallery show an actor, or say why it cannot. */
function picture(inspector: StartedInspector, actor: string, fault: string | undefined): void {
  if (!window.frameElement) return;
  if (fault !== undefined) {
    tellFrame(window, fault);
    return;
  }
  const chart = inspector.getView().actors.find(({ path }) => path === actor)?.chart;
  framePart(window, inspector.app, [actor, ...(chart ? [chart] : [])]);
}

/** Goes to the state that the address of the document names. Its network is as it should be from then on. */
export async function followRequest(inspector: StartedInspector): Promise<void> {
  const { state: wish, isPicture, conditions } = readRequest(window, inspector.app.conditions);
  if (wish !== null) {
    const [actor = '', state = ''] = wish.split(':');
    // The search creates machines. XState forbids that inside an action, so it runs in a later task.
    await Promise.resolve();
    // The panel tells a failure, and a picture.
    const fault = await inspector.goTo(actor, state).then(
      () => undefined,
      ({ message }: Error) => message,
    );
    if (isPicture) picture(inspector, actor, fault);
  }
  setNetwork(window, conditions, inspector.note);
}
