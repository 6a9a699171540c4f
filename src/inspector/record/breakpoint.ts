import { activeLeaves, isWithin } from '@interpunct/model-kit/activeChart';
import type { Chart } from '@interpunct/model-kit/chart';
import { textOf } from '@interpunct/model-kit/data';
import { statesOf } from '@interpunct/model-kit/describeChart';
import { type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import type { Entry } from './entry.ts';
import { distance } from './nearness.ts';

/** An actor with its active leaves and its context. */
type Standing = { leaves: readonly string[]; context: unknown };

/**
 * Reads a breakpoint: `door.knock`, an event; `door:opened.wide`, a state or a datum of an actor;
 * `door:visitor.name = Ada`, a datum with a value. A datum without a value is shown and breaks nothing.
 */
export function readBreakpoint(text: string) {
  const [, actor, place = '', value] = /^([^:=]+):([^=]*[^=\s])(?:\s*=\s*(.*))?$/.exec(text) ?? [];
  return { actor, place, value };
}

/** Whether an actor is in a state. */
export const isIn = ({ leaves }: Standing, place: string) =>
  leaves.some((leaf) => isWithin(leaf, place));

/** A datum of a context as text; undefined where there is none. */
export function datumAt({ context }: Standing, place: string): string | undefined {
  const value = place.split('.').reduce((part, key) => Object(part)[key], context);
  return typeof value === 'string' || value === undefined ? value : textOf(value);
}

/** Whether a context has a place, or may come to have it: only a text and a number never get parts. */
function mayHave(context: unknown, [name = '', ...below]: readonly string[]): boolean {
  let part = Object(context);
  if (!Object.hasOwn(part, name)) return false;
  part = part[name];
  for (const key of below) {
    if (/string|number/.test(typeof part)) return key in Object(part);
    part = Object(part)[key];
  }
  return true;
}

/** Names that a tester may have meant, a dozen at most: the nearest first, then those that begin alike. */
export function listed(names: readonly string[], text: string): string {
  const farness = (name: string) =>
    2 * distance(name, text) + (distance(name, text.slice(0, 2)) < 2 ? 0 : 1);
  const known = [...new Set(names)].sort((one, other) => farness(one) - farness(other));
  return `${known.slice(0, 12).join(', ')}${known.length > 12 ? ', among others' : ''}`;
}

/** That no actor has a name, in a sentence with those that have one: those of the longest paths last. */
export const unknownActor = (actor: string, paths: readonly string[]): string =>
  `No actor is called “${actor}”. Known are ${listed(
    [...paths].sort((one, other) => one.length - other.length),
    actor,
  )}.`;

/** The events that charts take, but XState's own. */
const eventsIn = (charts: Readonly<Record<string, Chart>>): string[] =>
  Object.values(charts)
    .flatMap(({ transitions }) => transitions.map(({ event }) => event))
    .filter((event) => event !== '' && !event.startsWith('xstate.'));

/** The states of a chart, below its root; the root itself is empty. */
const placesIn = ({ root }: Partial<Chart> = {}): string[] =>
  root ? statesOf(root).map(({ id }) => id.slice(root.id.length + 1)) : [];

/** The breakpoints that a tester can choose from: the states and the data of the actors, and the events. */
export function possibleIn(
  charts: Readonly<Record<string, Chart>>,
  actors: readonly (Standing & { path: string; chart: string | null })[],
): string[] {
  const places = actors.flatMap(({ path, chart, context }) =>
    [...placesIn(charts[chart ?? path]).filter(Boolean), ...Object.keys(Object(context))].map(
      (place) => `${path}:${place}`,
    ),
  );
  return [...new Set([...places, ...eventsIn(charts)])];
}

/** Why nothing can meet a breakpoint, in a sentence that names what there is; undefined where something may. */
export function faultIn(
  text: string,
  charts: Readonly<Record<string, Chart>>,
  actors: readonly (Standing & { path: string; chart: string | null })[],
): string | undefined {
  const { actor, place, value } = readBreakpoint(text);
  if (actor === undefined) {
    const events = eventsIn(charts);
    return events.includes(text)
      ? undefined
      : `No chart takes an event “${text}”. Known are ${listed(events, text)}.`;
  }
  const present = actors.find(({ path }) => path === actor);
  // One that comes up later has the name of its chart, as far as anybody knows.
  const chart = charts[present?.chart ?? actor];
  if (/\s[<>!]/.test(place) || /^=+\s/.test(value ?? '')) {
    return `A datum is compared by one “=” alone, as in “${actor}:${place.split(/\s+[<>!]/)[0]} = Hello”.`;
  }
  const data = Object.keys(Object(present?.context));
  const isThere = data.length > 0 && mayHave(present?.context, place.split('.'));
  // Nobody knows yet what an actor to come has, but the states of a known chart.
  if (isThere || (!present && (value !== undefined || !chart))) return undefined;
  const states = placesIn(chart);
  if (value === undefined && states.includes(place)) return undefined;
  const known = [...(value === undefined ? states.filter(Boolean) : []), ...data];
  return `${actor} has no ${value === undefined ? 'state and no ' : ''}datum “${place}”. It has ${listed(known, place) || 'none'}.`;
}

/** Whether an entry has what a breakpoint names: the event arrives, the state is entered, the datum gets the value. */
export function isBreakpointMet(
  text: string,
  before: KeptRoot,
  entry: Entry,
  rootId: string,
): boolean {
  const { actor, place, value } = readBreakpoint(text);
  if (actor === undefined) return entry.deliveries.some(({ event }) => event.type === text);
  const [was, is] = [before, entry.kept].map((kept) => {
    const snapshot = snapshotsIn(kept, rootId).get(actor);
    if (!snapshot) return false;
    const standing = { leaves: activeLeaves(snapshot.value), context: snapshot.context };
    return value === undefined ? isIn(standing, place) : datumAt(standing, place) === value;
  });
  return Boolean(is && !was);
}
