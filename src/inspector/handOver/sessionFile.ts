import type { Chart, ChartState } from '#statechart/chart.ts';
import { fromJson, toJson } from '#statechart/data.ts';
import { type KeptRoot, pathBelow, snapshotsIn } from '#statechart/keptRoot.ts';
import type { Cause, Delivery, Entry } from '../record/entry.ts';

/** The format of the files. A change that old files do not fit raises it. */
export const FORMAT = 1;

/** A recorded session as a file holds it. */
export type SessionFile = {
  format: typeof FORMAT;
  app: string;
  version: string;
  /** A fingerprint of every chart, by machine id: a session fits only the charts that recorded it. */
  charts: Readonly<Record<string, string>>;
  /** The path of the root, which is its id. */
  root: string;
  /** The root before the first entry. */
  start: KeptRoot;
  /** The virtual time of the start, in ms. It is 0 unless older entries were dropped. */
  startAt: number;
  entries: readonly Entry[];
};

type Charts = Readonly<Record<string, Chart>>;
/** The chart of an actor of a kept root; undefined where it has none. */
type ChartAt = (kept: KeptRoot, path: string) => Chart | undefined;

/** JSON with the keys of every object in order, so that equal data gives equal texts. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

/** A short hash of all that a chart says: its states, transitions, guards, delays, actions and promises. */
export function fingerprintOf(chart: Chart): string {
  // Two rounds of FNV-1a with different starts: 64 bits of it tell any two charts apart.
  const text = canonical(chart);
  const hash = (start: number) => {
    let sum = start;
    for (let at = 0; at < text.length; at += 1) {
      sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
    }
    return sum.toString(36).padStart(7, '0');
  };
  return hash(0x811c9dc5) + hash(0x9747b28c);
}

/** What a session file is made of. */
export type Session = Pick<SessionFile, 'root' | 'start' | 'startAt' | 'entries'> & {
  app: { name: string; version: string };
  /** By machine id. */
  charts: Charts;
};

/** A recorded session as data for a file. What JSON does not hold is boxed. */
export function toSessionFile({ app, charts, ...session }: Session): SessionFile {
  return {
    format: FORMAT,
    app: app.name,
    version: app.version,
    charts: Object.fromEntries(
      Object.entries(charts).map(([machine, chart]) => [machine, fingerprintOf(chart)]),
    ),
    ...toJson(session),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEvent = (value: unknown) => isObject(value) && typeof value.type === 'string';

const isTime = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

const isPersisted = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.status === 'string' &&
  (value.children === undefined ||
    (isObject(value.children) &&
      Object.values(value.children).every(
        (child) => isObject(child) && isPersisted(child.snapshot),
      )));

const isKept = (value: unknown): value is KeptRoot =>
  isObject(value) &&
  isPersisted(value.snapshot) &&
  Array.isArray(value.timers) &&
  value.timers.every(
    (timer) =>
      isObject(timer) &&
      typeof timer.actor === 'string' &&
      typeof timer.id === 'string' &&
      isEvent(timer.event) &&
      isTime(timer.remaining),
  );

const isOf = (cause: Record<string, unknown>, ...keys: string[]) =>
  keys.every((key) => typeof cause[key] === 'string');

/** Whether a cause has what its type needs. */
const causes: Record<Cause['type'], (cause: Record<string, unknown>) => boolean> = {
  start: () => true,
  event: (cause) => isOf(cause, 'actor') && isEvent(cause.event),
  timer: (cause) => isOf(cause, 'actor', 'id'),
  output: (cause) => isOf(cause, 'actor', 'invoke'),
  error: (cause) => isOf(cause, 'actor', 'invoke'),
};

const isCause = (value: unknown): value is Cause =>
  isObject(value) &&
  Object.hasOwn(causes, String(value.type)) &&
  causes[value.type as Cause['type']](value);

const areTexts = (value: unknown) =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isDelivery = (value: unknown): value is Delivery =>
  isObject(value) &&
  (value.sender === null || typeof value.sender === 'string') &&
  typeof value.receiver === 'string' &&
  isEvent(value.event) &&
  Array.isArray(value.microsteps) &&
  value.microsteps.every(areTexts) &&
  areTexts(value.actions);

/** Whether a value is one that a state of a chart can have. */
function isValueOf({ type, states: all }: ChartState, value: unknown): boolean {
  const states = all.filter((state) => state.type !== 'history');
  const parts = typeof value === 'string' ? { [value]: {} } : value;
  if (!isObject(parts)) return false;
  const keys = Object.keys(parts);
  const count = type === 'parallel' ? states.length : Math.min(states.length, 1);
  if (keys.length !== count) return false;
  return keys.every((key) => {
    const state = states.find((child) => child.key === key);
    return state !== undefined && isValueOf(state, parts[key]);
  });
}

/** What the charts cannot have made of a kept root; undefined for nothing. */
function misfitOf(kept: KeptRoot, root: string, chartAt: ChartAt): string | undefined {
  const actors = snapshotsIn(kept, root);
  const { invokes = [] } = chartAt(kept, root)?.root ?? {};
  const missing = invokes.find(({ id }) => !actors.has(pathBelow('', id)));
  if (missing) return `it has no “${missing.id}”`;
  for (const [path, { value }] of actors) {
    const chart = chartAt(kept, path);
    if (chart && !isValueOf(chart.root, value)) {
      return `“${path}” is in ${JSON.stringify(value)}, which is not one of its states`;
    }
  }
  return undefined;
}

/** What is wrong with an entry; undefined for nothing. */
function faultOf(
  entry: unknown,
  before: unknown,
  misfitIn: (kept: KeptRoot) => string | undefined,
): string | undefined {
  if (!isObject(entry)) return 'it is no object';
  const { index, at, cause, deliveries, kept } = entry;
  const last = isObject(before) ? before : undefined;
  if (!Number.isInteger(index)) return 'it has no number';
  if (last && index !== Number(last.index) + 1) return 'it does not follow the one before it';
  if (!isTime(at) || (last && at < Number(last.at))) return 'its time is wrong';
  if (!isCause(cause)) return 'its cause is incomplete';
  if (!Array.isArray(deliveries) || !deliveries.every(isDelivery))
    return 'its events are incomplete';
  if (!isKept(kept)) return 'its snapshot is incomplete';
  return misfitIn(kept);
}

function parse(file: unknown): unknown {
  if (typeof file !== 'string') return file;
  try {
    return JSON.parse(file);
  } catch {
    throw new Error('This file is no session: it is not JSON.');
  }
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/**
 * Reads a session from a file's text, or from its data. Throws an error whose message tells a tester
 * what is wrong with it.
 */
export function readSessionFile(
  file: unknown,
  { app, charts, chartAt }: { app: string; charts: Charts; chartAt: ChartAt },
): SessionFile {
  const session = parse(file);
  if (!isObject(session) || !('format' in session) || typeof session.app !== 'string') {
    throw new Error('This file is no session of the inspector.');
  }
  if (session.app !== app) {
    throw new Error(`This session belongs to “${session.app}”, and this is “${app}”.`);
  }
  if (session.format !== FORMAT) {
    throw new Error(
      `This session has the format ${session.format}, and the inspector reads the format ${FORMAT}.`,
    );
  }
  const { version, root, start, entries, charts: recorded } = session;
  if (
    typeof version !== 'string' ||
    typeof root !== 'string' ||
    !isObject(recorded) ||
    !Array.isArray(entries)
  ) {
    throw new Error('This session is damaged: a part of it is missing.');
  }
  const changed = [...new Set([...Object.keys(charts), ...Object.keys(recorded)])].filter(
    (machine) => !charts[machine] || recorded[machine] !== fingerprintOf(charts[machine]),
  );
  if (changed.length > 0) {
    throw new Error(
      `This session was recorded by version ${version}, with other charts of ${quoted(changed)}.`,
    );
  }
  if (entries.length === 0) throw new Error('This session has no entries.');
  if (!isKept(start) || !isTime(session.startAt))
    throw new Error('This session is damaged: it has no beginning.');
  const misfitIn = (kept: KeptRoot) => misfitOf(kept, root, chartAt);
  const misfit = misfitIn(start);
  if (misfit) throw new Error(`The beginning of this session is damaged: ${misfit}.`);
  entries.forEach((entry, place) => {
    const fault = faultOf(entry, entries[place - 1], misfitIn);
    if (fault) throw new Error(`Entry ${place + 1} of this session is damaged: ${fault}.`);
  });
  return fromJson(session) as SessionFile;
}
