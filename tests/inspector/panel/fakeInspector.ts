import { vi } from 'vitest';
import { type AnyStateNode, createActor, fromPromise, setup } from 'xstate';
import { createChartBook } from '#inspector/charts/chartBook.ts';
import type { Layout } from '#inspector/charts/layout.ts';
import type { SessionFile } from '#inspector/handOver/sessionFile.ts';
import type { InspectedApp } from '#inspector/inspected.ts';
import type { ActorView, Inspector, InspectorView } from '#inspector/inspector.ts';
import type { Entry } from '#inspector/record/entry.ts';
import { describeChart } from '#statechart/describeChart.ts';

const doorMachine = setup({
  types: {
    events: {} as { type: 'door.push' } | { type: 'door.knock'; by: string; times: number },
  },
  guards: { isUnlocked: () => true },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      on: {
        'door.push': { guard: 'isUnlocked', target: 'open' },
        'door.knock': { target: 'closed' },
      },
    },
    open: { after: { 500: 'closed' } },
  },
});

const letterMachine = setup({
  actors: { deliver: fromPromise(() => new Promise<string>(() => {})) },
}).createMachine({
  id: 'letter',
  initial: 'written',
  states: {
    written: { on: { 'letter.post': 'sent' } },
    sent: {
      invoke: { id: 'deliver', src: 'deliver', onDone: 'arrived', onError: 'written' },
    },
    arrived: {},
  },
});

const houseMachine = setup({ actors: { door: doorMachine, letter: letterMachine } }).createMachine({
  id: 'house',
  invoke: [
    { id: 'door', src: 'door' },
    { id: 'letter', src: 'letter' },
  ],
});

const machines = { house: houseMachine, door: doorMachine, letter: letterMachine };

/** A layout that draws nothing anywhere in particular: one box and one line for each part. */
function layoutOf(machine: (typeof machines)[keyof typeof machines]): Layout {
  const { transitions } = describeChart(machine);
  const box = { x: 10, y: 10, width: 120, height: 40 };
  const ids = Object.values<AnyStateNode>(machine.root.states).map(({ id }) => id);
  return {
    width: 400,
    height: 200,
    initials: {},
    states: Object.fromEntries(
      ids.map((id, place) => [id, { ...box, x: 10 + place * 130, y: 20 + place * 12 }]),
    ),
    transitions: Object.fromEntries(
      transitions.map(({ id }, place) => [
        id,
        {
          points: [
            [20, 80 + place * 20],
            [200, 80 + place * 20],
          ] as const,
          label: { x: 60, y: 70 + place * 20, width: 80, height: 14 },
        },
      ]),
    ),
  };
}

const layouts = {
  house: layoutOf(houseMachine),
  door: layoutOf(doorMachine),
  letter: layoutOf(letterMachine),
};

const actorOf = (path: string, leaf: string, context: unknown = {}): ActorView => ({
  path,
  chart: path,
  kind: 'machine',
  status: 'active',
  active: leaf === '' ? [path] : [path, `${path}.${leaf}`],
  leaves: leaf === '' ? [] : [leaf],
  context,
});

const keptOf = (knocks: number) => ({
  snapshot: {
    status: 'active',
    output: undefined,
    error: undefined,
    context: {},
    value: {},
    children: {
      door: { snapshot: { value: 'closed', context: { knocks, last: { by: 'Ada' } } } },
      letter: { snapshot: { value: 'written', context: {} } },
    },
  } as never,
  timers: [],
});

/** Entries that alternate between a push that is taken and a knock that is ignored. */
export function entriesOf(number: number): Entry[] {
  return Array.from({ length: number }, (_, index): Entry => {
    const isPush = index % 2 === 1;
    const event = isPush ? { type: 'door.push' } : { type: 'door.knock', by: 'Ada', times: index };
    if (index === 0) {
      return { index, at: 0, cause: { type: 'start' }, deliveries: [], kept: keptOf(0) };
    }
    return {
      index,
      at: index * 250,
      cause: { type: 'event', actor: 'door', event },
      deliveries: [
        {
          sender: null,
          receiver: 'door',
          event,
          microsteps: isPush ? [['door.closed|door.push|0']] : [[]],
          actions: isPush ? ['creak'] : [],
        },
        ...(isPush
          ? [
              {
                sender: 'door',
                receiver: 'house',
                event: { type: 'door.moved' },
                microsteps: [[]],
                actions: [],
              },
            ]
          : []),
      ],
      kept: keptOf(Math.ceil(index / 2)),
    };
  });
}

const usualView: InspectorView = {
  now: 1_250,
  isPaused: false,
  speed: 1,
  areResultsHeld: false,
  entries: entriesOf(6),
  dropped: 0,
  lookingAt: null,
  actors: [
    actorOf('house', ''),
    actorOf('door', 'closed', { knocks: 3, last: { by: 'Ada' } }),
    actorOf('letter', 'sent'),
  ],
  timers: [
    {
      actor: 'door',
      id: 'door.shut',
      name: 'shutAfter',
      event: { type: 'xstate.after.500.door.open' },
      remaining: 500,
    },
  ],
  promises: [{ id: 'p1', actor: 'letter', invoke: 'deliver', input: { to: 'Ada' }, state: 'held' }],
  outgoing: [],
  isImported: false,
  advance: null,
  fault: null,
  replay: { isRunning: false, report: null },
};

export type FakeInspector = Inspector & {
  /** Changes what the panel sees. */
  change: (view: Partial<InspectorView>) => void;
};

/** An inspector without a page: it records what it is asked and shows the view that it is given. */
export function createFakeInspector(given: Partial<InspectorView> = {}): FakeInspector {
  let view: InspectorView = { ...usualView, ...given };
  const listeners = new Set<() => void>();
  const change = (changed: Partial<InspectorView>) => {
    view = { ...view, ...changed };
    for (const listener of listeners) listener();
  };
  const report = { replayed: 6, of: 6, differences: [] };
  const app: InspectedApp = {
    name: 'House',
    version: '1',
    machines,
    layouts,
    cases: Object.fromEntries(
      Object.keys(machines).map((path) => [
        path,
        {
          events: {
            'door.knock': {
              'a visitor': { by: 'Ada', times: 2 },
              'the post': { by: 'the post', times: 1 },
            },
          },
          results: {
            deliver: {
              outputs: { 'a stamp': { stamp: 'A1' } },
              errors: { 'a strike': { reason: 'strike' } },
            },
          },
        },
      ]),
    ),
    addresses: {},
    isTyped: () => false,
    outgoing: () => undefined,
    restore: async () => createActor(houseMachine),
    effects: () => [],
    show: async () => {},
    root: { machine: houseMachine, id: 'house' },
    open: () => false,
    holdMotion: () => {},
    followClock: () => {},
    addressOf: () => '/',
    variants: [],
    writeTest: () => 'a test of the house\n',
  };
  const getSession = (): SessionFile => ({
    format: 1,
    app: 'House',
    version: '1',
    charts: {},
    root: 'house',
    startAt: 0,
    start: keptOf(0),
    entries: view.entries,
  });
  const { charts, chartAt } = createChartBook(app.root, machines);
  return {
    app,
    charts,
    chartAt,
    casesOf: (actor) => app.cases[actor],
    change,
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause: vi.fn(() => change({ isPaused: true })),
    resume: vi.fn(() => change({ isPaused: false })),
    setSpeed: vi.fn((speed: number) => change({ speed })),
    step: vi.fn(() => true),
    advance: vi.fn(async () => {}),
    followPanel: vi.fn(),
    optionsOf: vi.fn((actor: string) =>
      actor === 'door'
        ? [
            { type: 'door.knock', isEnabled: true, blockedBy: [] },
            { type: 'door.push', isEnabled: false, blockedBy: ['isUnlocked'] },
            { type: 'door.slam', isEnabled: false, blockedBy: [] },
          ]
        : [],
    ),
    send: vi.fn(),
    holdResults: vi.fn((areResultsHeld: boolean) => change({ areResultsHeld })),
    settle: vi.fn(),
    reject: vi.fn(),
    release: vi.fn(),
    look: vi.fn(async (index: number | null) => change({ lookingAt: index, isPaused: true })),
    restore: vi.fn(async () => {
      const session = getSession();
      change({ lookingAt: null });
      return session;
    }),
    skip: vi.fn(async () => ({
      replayed: 5,
      of: 5,
      differences: [
        { index: 3, actor: 'door', recorded: ['open'], replayed: ['closed'], context: ['knocks'] },
      ],
    })),
    replay: vi.fn(async () => report),
    goTo: vi.fn(async () => getSession()),
    getSession,
    exportSession: vi.fn(getSession),
    importSession: vi.fn(async () => {}),
  };
}
