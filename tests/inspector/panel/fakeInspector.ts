import { vi } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { createChartBook } from '../../../src/inspector/charts/chartBook.ts';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import { inspectedApp } from '../../../src/inspector/inspected.ts';
import type { ActorView, Inspector, InspectorView } from '../../../src/inspector/inspector.ts';
import type { Entry } from '../../../src/inspector/record/entry.ts';

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
export function entriesOf(number: number, by?: 'inspector'): Entry[] {
  return Array.from({ length: number }, (_, index): Entry => {
    const isPush = index % 2 === 1;
    const event = isPush ? { type: 'door.push' } : { type: 'door.knock', by: 'Ada', times: index };
    if (index === 0) {
      return { index, at: 0, cause: { type: 'start' }, deliveries: [], kept: keptOf(0) };
    }
    return {
      index,
      at: index * 250,
      cause: { type: 'event', actor: 'door', event, ...(by && { by }) },
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
  notes: {},
  lookingAt: null,
  standsIn: null,
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
  isBusy: false,
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
  const app = inspectedApp({
    name: 'House',
    version: '1',
    machines,
    cases: { door: { events: { 'door.knock': { once: { times: 1 } } }, results: {} } },
    show: () => {},
    root: { machine: houseMachine, id: 'house' },
  });
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
    setBreakpoints: vi.fn(),
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
    skip: vi.fn(async () => report),
    annotate: vi.fn((index: number, note: string) => change({ notes: { [index]: note } })),
    shownMachines: () => [],
    replay: vi.fn(async () => report),
    goTo: vi.fn(async () => getSession()),
    getSession,
    exportSession: vi.fn(getSession),
    importSession: vi.fn(async () => {}),
  };
}
