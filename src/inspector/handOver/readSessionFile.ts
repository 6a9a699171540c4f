import { byName } from '@interpunct/model-kit/byName';
import { fromJson, isTime } from '@interpunct/model-kit/data';
import type { Fixture } from '@interpunct/model-kit/failure';
import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import { type Cause, gestureKinds } from '../record/entry.ts';
import { isIntervention } from './gestureText.ts';
import { type ChartAt, misfitOf } from './misfit.ts';
import { type Charts, FORMAT, fingerprintOf, type SessionFile } from './sessionFile.ts';
import {
  type Check,
  isAddress,
  isDelay,
  isObject,
  isText,
  listOf,
  optional,
  texts,
  withParts,
} from './shape.ts';
import { isTree } from './tree.ts';

const isEvent = withParts(texts('type'));

const isPersisted = withParts({
  status: (value) => ['active', 'done', 'error', 'stopped'].includes(String(value)),
  children: optional((value) => areChildren(value)),
});
// Code that a file cannot hold has no name.
const isChild = withParts({ snapshot: isPersisted, src: optional(isText) });
const areChildren: Check = (value) => isObject(value) && Object.values(value).every(isChild);

const isTimer = withParts({ ...texts('actor', 'id'), event: isEvent, remaining: isDelay });
const isKept = withParts({ snapshot: isPersisted, timers: listOf(isTimer) }) as (
  value: unknown,
) => value is KeptRoot;

const named = texts('role', 'name');
const isShown = optional(
  withParts({
    ...texts('title'),
    address: isAddress('http://app.example'),
    machines: listOf(isText),
    states: optional((states) => isObject(states) && Object.values(states).every(isText)),
    tree: optional(isTree),
    fields: optional(listOf(withParts({ ...named, value: isText }))),
    focus: optional(withParts(named)),
  }),
);
const isCount = (value: unknown) => Number.isInteger(value);
const isGesture = withParts({
  kind: (value) => gestureKinds.includes(value as never),
  page: isShown,
  times: optional(isCount),
  heldFor: optional(isDelay),
  secret: optional(isText),
  at: optional(withParts({ x: Number.isFinite, y: Number.isFinite })),
  machine: optional(isText),
  value: optional(isText),
  text: optional(isText),
  types: optional(listOf(isText)),
  turns: optional((value) => value === 'on' || value === 'off'),
  control: optional(
    withParts({ ...named, within: optional(withParts(named)), place: optional(isCount) }),
  ),
});

const areNotes: Check = (value) =>
  isObject(value) &&
  Object.entries(value).every(([index, note]) => /^\d+$/.test(index) && isText(note));

const isWay = optional(withParts({ ...texts('actor', 'state'), last: Number.isInteger }));
const isNoted = withParts({ after: Number.isInteger, at: isTime, page: isShown, way: isWay });
const isKnown = withParts({ kind: isIntervention, about: optional(isText) });
const areInterventions = optional(listOf((one) => isNoted(one) && isKnown(one)));

const areStored = listOf(withParts(texts('name', 'value')));

const size = { width: Number.isFinite, height: Number.isFinite };
const isSize = optional(withParts(size));
const areSurroundings = withParts({
  ...size,
  ...texts('browser', 'language', 'scheme'),
  address: isAddress(),
  conditions: optional(isText),
  startedAt: isTime,
  reloads: optional(withParts({ of: isTime, by: listOf(isText) })),
  stored: areStored,
});

const isResult = withParts(texts('actor', 'invoke'));
const areHeld = optional(listOf(isResult));

/** Whether a cause has what its type needs. */
const causes: Record<Cause['type'], Check> = {
  start: isObject,
  act: withParts({ gesture: isGesture }),
  event: withParts({ actor: isText, event: isEvent, outside: optional(isText) }),
  timer: withParts(texts('actor', 'id')),
  output: isResult,
  error: isResult,
};

const isCause: Check = (value) =>
  isObject(value) &&
  isText(value.type) &&
  Object.hasOwn(causes, String(value.type)) &&
  optional(isGesture)(value.pointed) &&
  causes[value.type as Cause['type']](value);

const isDelivery = withParts({
  sender: (value) => value === null || isText(value),
  receiver: isText,
  event: isEvent,
  microsteps: listOf(listOf(isText)),
  actions: listOf(isText),
});

/** What is wrong with an entry; undefined for nothing. */
function faultOf(
  entry: unknown,
  before: unknown,
  misfitIn: (kept: KeptRoot) => string | undefined,
): string | undefined {
  if (!isObject(entry)) return 'it is not an object';
  const { index, at, cause, deliveries, heldBack, page, kept } = entry;
  const last = isObject(before) ? before : undefined;
  if (!Number.isInteger(index)) return 'it has no number';
  if (last && Number(index) <= Number(last.index)) return 'it does not follow the one before it';
  if (!isTime(at) || (last && at < Number(last.at))) return 'its time is wrong';
  if (!isSize(entry.size)) return 'its window has no size';
  if (!isCause(cause) || !isShown(page) || !areHeld(heldBack)) return 'its cause is incomplete';
  if (!listOf(isDelivery)(deliveries)) return 'its events are incomplete';
  if (!optional(listOf(withParts(texts('actor'))))(entry.stopped))
    return 'it does not say what has stopped';
  if (!isKept(kept)) return 'its snapshot is incomplete';
  return misfitIn(kept);
}

function parse(file: unknown): unknown {
  if (typeof file !== 'string') return file;
  try {
    return JSON.parse(file);
  } catch {
    throw new Error('This file is not a session: it is not JSON.');
  }
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

const isFailure = withParts({ machine: isText, fault: optional(isText) });

/** Reads a failure of the model kit, but for its steps. Undefined for another file. Throws where it is damaged. */
export function readFailure(file: unknown): Fixture | undefined {
  const failure = parse(file);
  if (!isObject(failure) || !('steps' in failure)) return undefined;
  if (failure.version !== 1) {
    throw new Error(
      `This failure has the version ${failure.version}, and the inspector reads the version 1.`,
    );
  }
  if (!isFailure(failure)) throw new Error('This failure is damaged: a part of it is missing.');
  return failure as Fixture;
}

const damage = (fault: string) => new Error(`This session is damaged: ${fault}.`);

/** What a session may leave out, and what is said of it where it is wrong. */
const optionalParts: readonly [name: string, isRight: Check, fault: string][] = [
  ['stored', optional(areStored), 'what the browser had stored is wrong'],
  ['interventions', areInterventions, 'its steps are wrong'],
  ['page', isShown, 'its steps are wrong'],
  ['surroundings', optional(areSurroundings), 'it does not say where it was recorded'],
];

/** `isWhole`: whether each session of the app has all charts, not only those of the roots that it has started. */
type Reader = { app: string; root: string; charts: Charts; chartAt: ChartAt; isWhole?: boolean };

/** Reads a session from the text or the data of a file. Throws a sentence for the tester where that is wrong. */
export function readSessionFile(file: unknown, reader: Reader): SessionFile {
  try {
    return readSession(file, reader);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw damage('its data are nested too deeply');
  }
}

function readSession(
  file: unknown,
  { app, root, charts, chartAt, isWhole = true }: Reader,
): SessionFile {
  const session = fromJson(parse(file));
  if (!isObject(session) || !('format' in session) || typeof session.app !== 'string') {
    throw new Error(
      'This file is neither a session of the inspector nor a failure of the model kit.',
    );
  }
  if (session.app !== app) {
    throw new Error(`This session belongs to “${session.app}”, and this is “${app}”.`);
  }
  if (session.format !== FORMAT) {
    throw new Error(
      `This session has the format ${JSON.stringify(session.format)}, and the inspector reads the format ${FORMAT}.`,
    );
  }
  const { version, start, entries, charts: recorded } = session;
  if (
    typeof version !== 'string' ||
    typeof session.root !== 'string' ||
    !isObject(recorded) ||
    !Array.isArray(entries)
  ) {
    throw damage('a part of it is missing');
  }
  if (session.root !== root) {
    throw new Error(`This session has the root “${session.root}”, and this page has “${root}”.`);
  }
  const [own, theirs] = [byName(charts), byName(recorded)];
  const changed = Object.keys({ ...own, ...theirs }).filter(
    (machine) =>
      (isWhole || (machine in own && machine in theirs)) &&
      theirs[machine] !== (own[machine] && fingerprintOf(own[machine])),
  );
  if (changed.length > 0) {
    throw new Error(
      `This session was recorded by version ${version}, with other charts of ${quoted(changed)}.`,
    );
  }
  if (entries.length === 0) throw new Error('This session has no entries.');
  if (!isKept(start) || !isTime(session.startAt)) throw damage('it has no beginning');
  const misfitIn = (kept: KeptRoot) => misfitOf(kept, root, chartAt);
  const misfit = misfitIn(start);
  if (misfit) throw new Error(`The beginning of this session is damaged: ${misfit}.`);
  entries.forEach((entry, place) => {
    const fault = faultOf(entry, entries[place - 1], misfitIn);
    const number = (entries[place - 1]?.index ?? -1) + 1;
    if (fault) throw new Error(`Entry ${number} of this session is damaged: ${fault}.`);
  });
  const { from = 0, notes = {} } = session;
  const last = Number(entries.at(-1).index);
  if (!areNotes(notes) || !Number.isInteger(from) || Number(from) < 0 || Number(from) > last + 1)
    throw damage('its notes or its beginning are wrong');
  for (const [name, isRight, fault] of optionalParts)
    if (!isRight(session[name])) throw damage(fault);
  return session as SessionFile;
}
