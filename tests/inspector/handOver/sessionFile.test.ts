import type { Chart, ChartState, ChartTransition } from '@interpunct/model-kit/chart';
import { fromJson } from '@interpunct/model-kit/data';
import { describeChart } from '@interpunct/model-kit/describeChart';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { readSessionFile } from '../../../src/inspector/handOver/readSessionFile.ts';
import {
  FORMAT,
  fingerprintOf,
  toSessionFile,
} from '../../../src/inspector/handOver/sessionFile.ts';
import { app, recordWalk, showing, surroundings } from '../recordSession.ts';

const door: Chart = describeChart(
  createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { after: { closeAfter: { guard: 'isFree', target: 'closed', actions: 'ring' } } },
      closed: {},
    },
  }),
);

const withTransition = (change: Partial<ChartTransition>): Chart => ({
  ...door,
  transitions: door.transitions.map((transition) => ({ ...transition, ...change })),
});
const locked = { ...door.root.states[1], key: 'locked' } as ChartState;
const withState = { ...door, root: { ...door.root, states: [...door.root.states, locked] } };

/** Persisted actors, each below the one before it. */
function nested(depth: number) {
  let actor: object = { status: 'active' };
  for (let level = 0; level < depth; level += 1) {
    actor = { status: 'active', children: { a: { snapshot: actor } } };
  }
  return actor;
}

describe('the fingerprint of a chart', () => {
  it('R18.24 is the same for the same chart, in whatever order its fields stand', () => {
    const { transitions, root, id } = door;
    expect(fingerprintOf({ transitions, root, id })).toBe(fingerprintOf(door));
    expect(fingerprintOf(door)).toMatch(/^[0-9a-z]{14}$/);
  });

  it.each<[string, Chart]>([
    ['a state', withState],
    ['a missing transition', { ...door, transitions: [] }],
    ['an event', withTransition({ event: 'door.close' })],
    ['a target', withTransition({ targets: ['door.open'] })],
    ['a guard', withTransition({ guard: 'isEmpty' })],
    ['no guard', withTransition({ guard: undefined })],
    ['a delay', withTransition({ event: 'xstate.after.waitFor.door.open' })],
    ['an action', withTransition({ actions: [] })],
  ])('R18.24 changes with %s', (_, chart) => {
    expect(fingerprintOf(chart)).not.toBe(fingerprintOf(door));
  });
});

const charts = { door };
const session = toSessionFile({ ...recordWalk(3, 40).end(), app, charts });

const chartAt = (_: unknown, path: string) =>
  app.machines[path] && describeChart(app.machines[path]);
const { id: root } = app.root;
const read = (file: unknown) => readSessionFile(file, { app: app.name, root, charts, chartAt });

/** The session with other parts, with another fifth entry, and with another gesture in it. */
const having = (parts: object) => ({ ...session, ...parts });
const withEntry = (change: object | null) =>
  having({
    entries: session.entries.with(4, (change && { ...session.entries[4], ...change }) as never),
  });
const withGesture = (gesture: object) => withEntry({ cause: { type: 'act', gesture } });

const keptWith = (children: object | undefined) => ({
  ...session.start,
  snapshot: { ...session.start.snapshot, children },
});
/** With this, an object is a map for `fromJson`, whatever else it has. */
const mapBox = { boxed$$type: 'Map', value: [] };

/** The letter with other parts, of its snapshot and of itself, as JSON has them. */
const keptLetter = (parts: object, own: object = {}) => {
  const { children } = session.start.snapshot as unknown as { children: Record<string, object> };
  const letter = children.letter as { snapshot: object };
  const changed = { ...letter, snapshot: { ...letter.snapshot, ...parts }, ...own };
  const kept = keptWith({ ...children, letter: changed });
  return withEntry({ kept: JSON.parse(JSON.stringify(kept)) });
};
const withTimer = (actor: string, type: string) =>
  withEntry({
    kept: { ...session.start, timers: [{ actor, id: 'x', event: { type }, remaining: 5 }] },
  });

const control = { role: 'button', name: 'Send', within: { role: 'form', name: '' }, place: 1 };
const clickAt = (at: object) => withGesture({ kind: 'click', control: at });

/** Files that are refused, each with what is odd about it, by the sentence that says so. */
const refused: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'This file is not a session: it is not JSON.': { 'no JSON': '{"format"' },
  'This file is neither a session of the inspector nor a failure of the model kit.': {
    'a list': '[]',
    'other data': { name: 'workshop' },
    nothing: null,
  },
  'This session belongs to “shop”, and this is “workshop”.': {
    'another app': having({ app: 'shop' }),
  },
  'This session has the format 3, and the inspector reads the format 2.': {
    'another format': having({ format: FORMAT + 1 }),
  },
  'This session has the format "2", and the inspector reads the format 2.': {
    'a format that is text': having({ format: '2' }),
  },
  'This file is damaged: “abc” is no BigInt.': {
    'a big number that is a word': having({ notes: { boxed$$type: 'BigInt', value: 'abc' } }),
  },
  'This file is damaged: “5” is no Map.': {
    'a map that is a number': having({ notes: { boxed$$type: 'Map', value: 5 } }),
  },
  'This session was recorded by version 1.692.17, with other charts of “door”.': {
    'another version of a machine': having({ charts: { door: fingerprintOf(withState) } }),
    'a machine that is new': having({ charts: {} }),
  },
  'This session was recorded by version 1.692.17, with other charts of “window”.': {
    'a machine that is gone': having({ charts: { ...session.charts, window: 'abc' } }),
  },
  'This session is damaged: a part of it is missing.': {
    'no entries': having({ entries: undefined }),
  },
  [`This session has the root “lamp”, and this page has “${root}”.`]: {
    'another root': having({ root: 'lamp' }),
  },
  'This session has no entries.': { 'an empty list of entries': having({ entries: [] }) },
  'This session is damaged: it has no beginning.': { 'no beginning': having({ start: {} }) },
  'Entry 4 of this session is damaged: it is not an object.': {
    'an entry that is nothing': withEntry(null),
  },
  'Entry 4 of this session is damaged: it does not follow the one before it.': {
    'an entry that stands twice': withEntry(session.entries[3] ?? null),
  },
  'Entry 4 of this session is damaged: its time is wrong.': {
    'a time before the last one': withEntry({ at: -1 }),
    'a time that no clock reaches': withEntry({ at: 1e300 }),
  },
  'Entry 4 of this session is damaged: its cause is incomplete.': {
    'a cause without its event': withEntry({ cause: { type: 'event', actor: 'letter' } }),
    'an unknown cause': withEntry({ cause: { type: 'toString' } }),
    'a gesture with a value that is not text': withGesture({ kind: 'type', value: 5 }),
    'an unknown gesture': withGesture({ kind: 'rub' }),
    'a place that is no number': clickAt({ ...control, place: '0).or(page' }),
    'a point that is no number': withGesture({ kind: 'click', at: { x: '1); f(', y: 2 } }),
    'an unknown gesture before it': withEntry({
      cause: { type: 'event', actor: 'letter', event: { type: 'x' }, pointed: { kind: 'rub' } },
    }),
    'a control without a name': clickAt({ role: 'button' }),
    'a part of a page without a name': clickAt({ ...control, within: { role: 'form' } }),
  },
  'Entry 4 of this session is damaged: its events are incomplete.': {
    'no deliveries': withEntry({ deliveries: [{}] }),
  },
  'Entry 4 of this session is damaged: its snapshot is incomplete.': {
    'a timer without its time': withEntry({
      kept: { ...session.start, timers: [{ actor: 'letter', id: 'x', event: { type: 'x' } }] },
    }),
    'a map in its place': withEntry({ kept: { ...session.start, ...mapBox } }),
    'an unknown status': keptLetter({ status: 'weird' }),
    'code that is no text': keptLetter({}, { src: 5 }),
    'a child that is nothing': withEntry({ kept: keptWith({ letter: null }) }),
  },
  'Entry 4 of this session is damaged: “letter” has no timer “xstate.after.x”.': {
    'a timer that the chart cannot have set': withTimer('letter', 'xstate.after.x'),
  },
  'Entry 4 of this session is damaged: “ghost” has no timer “x”.': {
    'a timer of an actor that is not there': withTimer('ghost', 'x'),
  },
  'Entry 4 of this session is damaged: “letter” has no timer “xstate.done.actor.x”.': {
    'a result that a timer brings': withTimer('letter', 'xstate.done.actor.x'),
  },
  'Entry 4 of this session is damaged: “letter” has no data.': {
    'a machine without a context': keptLetter({ context: undefined }),
  },
  'Entry 4 of this session is damaged: “letter” has no error.': {
    'an error that is not there': keptLetter({ status: 'error' }),
  },
  'This session is damaged: its data are nested too deeply.': {
    'children without end': withEntry({ kept: keptWith({ letter: { snapshot: nested(20_000) } }) }),
  },
  'Entry 4 of this session is damaged: it has no “letter”.': {
    'an entry without children': withEntry({ kept: keptWith(undefined) }),
  },
  'The beginning of this session is damaged: it has no “letter”.': {
    'a beginning without an actor': having({ start: keptWith({}) }),
  },
  'Entry 4 of this session is damaged: its window has no size.': {
    'a size without a height': withEntry({ size: { width: 5, height: null } }),
  },
  'This session is damaged: its notes or its beginning are wrong.': {
    'notes that are nothing': having({ notes: null }),
    'a list of notes': having({ notes: ['odd'] }),
    'a note of no entry': having({ notes: { first: 'odd' } }),
    'a note that is not text': having({ notes: { 3: 5 } }),
    'a beginning that is not a number': having({ from: 'x' }),
    'a beginning that is nothing': having({ from: null }),
    'a beginning before the first entry': having({ from: -1 }),
    'a beginning after the last entry': having({ from: 9_999 }),
  },
  'This session is damaged: what the browser had stored is wrong.': {
    'stored texts that are none': having({ stored: 'x' }),
  },
  'This session is damaged: its steps are wrong.': {
    'an address that is none': having({ page: { ...showing(), address: 'http://[' } }),
    'views that are none': having({ page: { ...showing(), machines: 'lamp' } }),
    'states that are none': having({ page: { ...showing(), states: { lamp: 1 } } }),
    'a focus that is none': having({ page: { ...showing(), focus: 'Menu' } }),
    'a page that is none': having({ page: { ...showing(), tree: '- [' } }),
    'a page that is no text': having({ page: { ...showing(), tree: [] } }),
    'steps without a time': having({ interventions: [{ after: 1, kind: 'step' }] }),
    'steps of no kind': having({ interventions: [{ after: 1, at: 0 }] }),
    'steps of an unknown kind': having({ interventions: [{ after: 1, at: 0, kind: 'toString' }] }),
  },
  'This session is damaged: it does not say where it was recorded.': {
    ...Object.fromEntries(
      [
        { startedAt: 1e17 },
        { address: 'http://[' },
        { width: null },
        { stored: null },
        { stored: [{ name: 'choice' }] },
        { reloads: { of: 5 } },
      ].map((part) => [
        `surroundings with ${JSON.stringify(part)}`,
        having({ surroundings: { ...surroundings, ...part } }),
      ]),
    ),
    'surroundings that are nothing': having({ surroundings: null }),
    'a map in their place': having({ surroundings: { ...surroundings, ...mapBox } }),
  },
  ...Object.fromEntries(
    ['nowhere', { sheet: 'folded' }, { sheet: 'folded', mail: { waiting: 'long' } }].map(
      (value) => [
        `Entry 4 of this session is damaged: “letter” is in ${JSON.stringify(value)}, which is not one of its states.`,
        { 'a state that the chart does not have': keptLetter({ value }) },
      ],
    ),
  ),
};

describe('a session file', () => {
  it('R18.24 is read as it was written', () => {
    expect(read(JSON.stringify(session))).toEqual(fromJson(JSON.parse(JSON.stringify(session))));
    const index = session.entries.at(-1)?.index ?? 0;
    for (const file of [
      session,
      having({ surroundings, notes: { 3: 'odd' }, from: 0 }),
      having({ from: index + 1 }),
      withGesture({ kind: 'back' }),
      withGesture({ kind: 'click', page: showing('letter'), control }),
      withGesture({ kind: 'type', control: { role: '', name: '' }, value: '' }),
    ]) {
      expect(read(file)).toEqual(fromJson(file));
    }
  });

  const rows = Object.entries(refused).flatMap(([message, files]) =>
    Object.entries(files).map(([name, file]) => [name, message, file] as const),
  );
  it.each(rows)('R18.24 is refused for %s: %s', (_, message, file) => {
    expect(() => read(file)).toThrow(new Error(message));
  });
});
