import { byName } from '@interpunct/model-kit/byName';
import { eventName } from '@interpunct/model-kit/describeChart';
import type { Persisted } from '@interpunct/model-kit/xstate';
import { calledIn } from '../charts/calledIn.ts';
import type { InspectedApp } from '../inspected.ts';
import type { Stopped } from '../record/entry.ts';
import type { Held, Unheard } from '../record/heldBack.ts';
import type { Charts, SessionFile } from './sessionFile.ts';

/** What names the parts of an app. */
export type Naming = Pick<InspectedApp, 'labels' | 'charts'>;

/**
 * An app that names what its charts do not know, as in a file of actors that have not come up here: a session has the
 * sources of what was invoked without an id.
 */
export function namingIn<App extends Naming>(app: App, sessions: readonly SessionFile[]): App {
  const invokes = new Map<string, { id: string; src: string }>();
  const learn = ({ children = {} }: Persisted) => {
    for (const [id, { src, snapshot }] of Object.entries(children)) {
      if (/^\d+\./.test(id) && typeof src === 'string') invokes.set(id, { id, src });
      learn(snapshot);
    }
  };
  for (const { start, entries } of sessions)
    for (const { snapshot } of [start, ...entries.map(({ kept }) => kept)]) learn(snapshot);
  const known = { '': { root: { invokes: [...invokes.values()], states: [] } } };
  return { ...app, charts: { ...app.charts, ...known } };
}

/** `mobileMenu` reads better as `Mobile menu`. */
export const inWords = (id: string) =>
  id
    .replace(
      /([a-z\d])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .replace(/^./, (first) => first.toUpperCase());

/** What people call an actor, a chart or a promise, by its path or id, or by its source where it has no id. */
export function labelOf({ labels, charts }: Naming, path: string): string {
  const called = calledIn(charts, path);
  return labels[path] ?? labels[called] ?? inWords(called.replace(/^.*\//, ''));
}

/** What the inspector says of the page, in words: it is no event of the app. */
const OF_PAGE = byName({
  'root.started': 'The app starts an actor',
  'root.stopped': 'The app stops an actor',
});

/** That an event has come: `The page is scrolled`. */
export const describeComing = ({ labels, charts }: Naming, event: string): string =>
  labels[event] ?? OF_PAGE[event] ?? `\`${eventName(event, (id) => calledIn(charts, id))}\` comes`;

/** Why something failed, as far as its error says it. */
export function reasonIn(value: unknown): string {
  const { reason, message, status } = Object(value) as Record<string, unknown>;
  const own = typeof value === 'object' ? undefined : value;
  const said = [reason, message, status, own].find((part) => part !== undefined && part !== '');
  return said === undefined ? '' : `: ${said}`;
}

/** `checkout, cinema stopped by an error: HTTP 503`. One error stops a machine and those above it. */
export const describeStopped = (
  stopped: readonly Stopped[],
  nameOf = (actor: string) => actor,
): string =>
  `${stopped.map(({ actor }) => nameOf(actor)).join(', ')} stopped by an error${reasonIn(stopped[0]?.error)}`;

/** What the world has said, and by which actor, or else to which. */
export function nameNews({ event, from, actor }: Unheard, charts: Charts) {
  const who = from === undefined ? `to ${actor}` : `of ${calledIn(charts, from)}`;
  return { what: eventName(event.type), who };
}

/** Something that is held back, as a report names it. */
export function nameHeld(one: Held, charts: Charts): string {
  if ('event' in one) {
    const { what, who } = nameNews(one, charts);
    return `\`${what}\` ${who}`;
  }
  const name = 'invoke' in one ? calledIn(charts, one.invoke) : one.action;
  return `\`${name}\` of ${one.actor}`;
}
