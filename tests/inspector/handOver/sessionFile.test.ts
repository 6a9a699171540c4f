import { beforeAll, describe, expect, it } from 'vitest';
import {
  FORMAT,
  fingerprintOf,
  readSessionFile,
  type SessionFile,
  toSessionFile,
} from '#inspector/handOver/sessionFile.ts';
import type { Chart, ChartState, ChartTransition } from '#statechart/chart.ts';
import { describeChart } from '#statechart/describeChart.ts';
import { machines, recordWalk } from './recordSession.ts';

const stateOf = (key: string): ChartState => ({
  id: `door.${key}`,
  key,
  type: 'atomic',
  initial: [],
  entry: [],
  exit: [],
  invokes: [],
  tags: [],
  states: [],
});

const transition: ChartTransition = {
  id: 'door.open|xstate.after.closeAfter.door.open|0',
  source: 'door.open',
  targets: ['door.closed'],
  event: 'xstate.after.closeAfter.door.open',
  kind: 'after',
  label: 'after closeAfter',
  guard: 'isFree',
  actions: ['ring'],
};

const door: Chart = {
  id: 'door',
  root: {
    ...stateOf(''),
    id: 'door',
    type: 'compound',
    states: [stateOf('open'), stateOf('closed')],
  },
  transitions: [transition],
};

const withTransition = (change: Partial<ChartTransition>): Chart => ({
  ...door,
  transitions: [{ ...transition, ...change }],
});

describe('the fingerprint of a chart', () => {
  it('R18.24 is the same for the same chart, in whatever order its fields stand', () => {
    const { transitions, root, id } = door;
    expect(fingerprintOf({ transitions, root, id })).toBe(fingerprintOf(door));
    expect(fingerprintOf(door)).toMatch(/^[0-9a-z]{14}$/);
  });

  it.each<[string, Chart]>([
    [
      'a state',
      { ...door, root: { ...door.root, states: [...door.root.states, stateOf('locked')] } },
    ],
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

const app = { name: 'interpunct', version: '1.692.17' };
const charts = { door };
let session: SessionFile;

beforeAll(async () => {
  const { root, start, startAt, entries } = await recordWalk(3, 40);
  session = toSessionFile({ app, charts, root, start, startAt, entries });
});

const chartAt = (_: unknown, path: string) => machines[path] && describeChart(machines[path]);
const read = (file: unknown) => readSessionFile(file, { app: app.name, charts, chartAt });

const surroundings = {
  browser: 'Chrome 141 on Linux',
  width: 706,
  height: 832,
  language: 'en-GB',
  scheme: 'dark',
  startedAt: 1_000,
  address: 'http://localhost:4173/about',
  stored: [{ name: 'choice', value: 'no' }],
};

const control = { role: 'button', name: 'Send', within: { role: 'form', name: '' }, place: 1 };
const gestures = [
  { kind: 'back', shown: [] },
  { kind: 'click', shown: ['chat'], control },
  { kind: 'type', shown: [], control: { role: '', name: '' }, value: '' },
];

describe('a session file', () => {
  it('R18.24 is read as it was written', () => {
    expect(read(JSON.stringify(session))).toEqual(JSON.parse(JSON.stringify(session)));
    expect(read(session)).toEqual(session);
    const { index } = session.entries.at(-1) ?? { index: 0 };
    for (const parts of [{ surroundings, notes: { 3: 'odd' }, from: 0 }, { from: index + 1 }]) {
      expect(read({ ...session, ...parts })).toEqual({ ...session, ...parts });
    }
    for (const gesture of gestures) {
      const entries = replaceEntry(4, { cause: { type: 'act', gesture } });
      expect(read({ ...session, entries }).entries[4]?.cause).toEqual({ type: 'act', gesture });
    }
  });

  const replaceEntry = (place: number, change: object) =>
    session.entries.map((entry, index) => (index === place ? { ...entry, ...change } : entry));

  type Children = Record<string, { snapshot: object }>;
  const keptWith = (children: object | undefined) => ({
    ...session.start,
    snapshot: { ...session.start.snapshot, children },
  });
  const keptIn = (actor: string, value: unknown) => {
    const { children } = session.start.snapshot as unknown as { children: Children };
    const snapshot = { ...children[actor]?.snapshot, value };
    return keptWith({ ...children, [actor]: { ...children[actor], snapshot } });
  };

  it.each<[string, () => unknown, string]>([
    ['no JSON', () => '{"format"', 'This file is no session: it is not JSON.'],
    ['a list', () => '[]', 'This file is not a session of the inspector.'],
    ['other data', () => ({ name: 'interpunct' }), 'This file is not a session of the inspector.'],
    ['nothing', () => null, 'This file is not a session of the inspector.'],
    [
      'another app',
      () => ({ ...session, app: 'shop' }),
      'This session belongs to “shop”, and this is “interpunct”.',
    ],
    [
      'another format',
      () => ({ ...session, format: FORMAT + 1 }),
      'This session has the format 2, and the inspector reads the format 1.',
    ],
    [
      'another version of a machine',
      () => ({ ...session, charts: { door: fingerprintOf(withTransition({ guard: 'isEmpty' })) } }),
      'This session was recorded by version 1.692.17, with other charts of “door”.',
    ],
    [
      'a machine that is gone',
      () => ({ ...session, charts: { ...session.charts, window: 'abc' } }),
      'This session was recorded by version 1.692.17, with other charts of “window”.',
    ],
    [
      'a machine that is new',
      () => ({ ...session, charts: {} }),
      'This session was recorded by version 1.692.17, with other charts of “door”.',
    ],
    [
      'no entries',
      () => ({ ...session, entries: undefined }),
      'This session is damaged: a part of it is missing.',
    ],
    [
      'an empty list of entries',
      () => ({ ...session, entries: [] }),
      'This session has no entries.',
    ],
    [
      'no beginning',
      () => ({ ...session, start: {} }),
      'This session is damaged: it has no beginning.',
    ],
    [
      'an entry that is not an object',
      () => ({ ...session, entries: [...session.entries.slice(0, 4), null] }),
      'Entry 5 of this session is damaged: it is not an object.',
    ],
    [
      'an entry that stands twice',
      () => ({
        ...session,
        entries: session.entries.toSpliced(4, 0, ...session.entries.slice(3, 4)),
      }),
      'Entry 5 of this session is damaged: it does not follow the one before it.',
    ],
    [
      'a time before the last one',
      () => ({ ...session, entries: replaceEntry(4, { at: -1 }) }),
      'Entry 5 of this session is damaged: its time is wrong.',
    ],
    [
      'a cause without its event',
      () => ({ ...session, entries: replaceEntry(4, { cause: { type: 'event', actor: 'chat' } }) }),
      'Entry 5 of this session is damaged: its cause is incomplete.',
    ],
    [
      'an unknown cause',
      () => ({ ...session, entries: replaceEntry(4, { cause: { type: 'toString' } }) }),
      'Entry 5 of this session is damaged: its cause is incomplete.',
    ],
    [
      'no deliveries',
      () => ({ ...session, entries: replaceEntry(4, { deliveries: [{}] }) }),
      'Entry 5 of this session is damaged: its events are incomplete.',
    ],
    [
      'a timer without its time',
      () => ({
        ...session,
        entries: replaceEntry(4, {
          kept: { ...session.start, timers: [{ actor: 'chat', id: 'x', event: { type: 'x' } }] },
        }),
      }),
      'Entry 5 of this session is damaged: its snapshot is incomplete.',
    ],
    [
      'an entry without children',
      () => ({ ...session, entries: replaceEntry(4, { kept: keptWith(undefined) }) }),
      'Entry 5 of this session is damaged: it has no “header”.',
    ],
    [
      'a child that is nothing',
      () => ({ ...session, entries: replaceEntry(4, { kept: keptWith({ chat: null }) }) }),
      'Entry 5 of this session is damaged: its snapshot is incomplete.',
    ],
    [
      'a beginning without an actor',
      () => ({ ...session, start: keptWith({}) }),
      'The beginning of this session is damaged: it has no “header”.',
    ],
    ...[
      ['notes that are nothing', { notes: null }],
      ['a list of notes', { notes: ['odd'] }],
      ['a note of no entry', { notes: { first: 'odd' } }],
      ['a note that is not text', { notes: { 3: 5 } }],
      ['a beginning that is not a number', { from: 'x' }],
      ['a beginning that is nothing', { from: null }],
      ['a beginning before the first entry', { from: -1 }],
      ['a beginning after the last entry', { from: 9_999 }],
    ].map(
      ([name, change]) =>
        [
          name,
          () => ({ ...session, ...(change as object) }),
          'This session is damaged: its notes or its beginning are wrong.',
        ] as [string, () => unknown, string],
    ),
    ...[
      ['surroundings that are nothing', null],
      ['a recording without its time', { ...surroundings, startedAt: undefined }],
      ['a recording at no time of a date', { ...surroundings, startedAt: 1e17 }],
      ['a recording without an address', { ...surroundings, address: undefined }],
      ['a window without a width', { ...surroundings, width: null }],
      ['nothing that says what was stored', { ...surroundings, stored: null }],
      ['something stored without a value', { ...surroundings, stored: [{ name: 'choice' }] }],
    ].map(
      ([name, value]) =>
        [
          name,
          () => ({ ...session, surroundings: value }),
          'This session is damaged: it does not say where it was recorded.',
        ] as [string, () => unknown, string],
    ),
    ...[
      ['a gesture with a value that is not text', { kind: 'type', shown: [], value: 5 }],
      ['a control without a name', { kind: 'click', shown: [], control: { role: 'button' } }],
      [
        'a part of a page without a name',
        { kind: 'click', shown: [], control: { ...control, within: { role: 'form' } } },
      ],
      [
        'a part of a page that is nothing',
        { kind: 'click', shown: [], control: { ...control, within: null } },
      ],
    ].map(
      ([name, gesture]) =>
        [
          name,
          () => ({ ...session, entries: replaceEntry(4, { cause: { type: 'act', gesture } }) }),
          'Entry 5 of this session is damaged: its cause is incomplete.',
        ] as [string, () => unknown, string],
    ),
    ...[
      ['nowhere', '"nowhere"'],
      [{ panel: 'closed' }, '{"panel":"closed"}'],
      [
        { panel: 'closed', conversation: { waiting: 'long' } },
        '{"panel":"closed","conversation":{"waiting":"long"}}',
      ],
    ].map(
      ([value, text]) =>
        [
          `the state ${text}`,
          () => ({ ...session, entries: replaceEntry(4, { kept: keptIn('chat', value) }) }),
          `Entry 5 of this session is damaged: “chat” is in ${text}, which is not one of its states.`,
        ] as [string, () => unknown, string],
    ),
  ])('R18.24 is refused for %s', (_, file, message) => {
    expect(() => read(file())).toThrow(new Error(message));
  });
});
