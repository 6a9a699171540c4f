import {
  type ActorRefFrom,
  assertEvent,
  assign,
  type DoneActorEvent,
  fromPromise,
  setup,
} from 'xstate';
import type { SessionFile } from '../handOver/sessionFile.ts';
import type { Inspector } from '../inspector.ts';
import type { ReplayReport } from '../record/replay.ts';

/** How long a document may take until its recorder is missed, in ms. */
const PATIENCE_MS = 10_000;
/** How long after its document a window closes, in ms. */
const MOMENT_MS = 500;
/** So many sessions are kept for bringing them back: each may hold some MB. */
const MOST_KEPT = 3;
/** A window that is narrower has no room for a panel at its side, in px. */
const NARROW = 720;
/** The least that the panel and the page beside it need, in px. */
const LEAST = { side: 320, bottom: 200 } as const;
const LEAST_PAGE = { side: 320, bottom: 120 } as const;

export const TABS = ['chart', 'events', 'timers', 'coverage', 'gallery'] as const;
export type Tab = (typeof TABS)[number];

/** The window that panel and page share, in px. */
export type Room = { width: number; height: number };

/** What is kept from one visit to the next. Sizes in px. */
export type KeptPlace = { dock: 'side' | 'bottom'; sizes: { side: number; bottom: number } };

/** `earlier` are the sessions that a reload, a jump or a restored entry has replaced, the latest last. */
export type PanelInput = {
  place: KeptPlace;
  room: Room;
  isWindow: boolean;
  earlier: readonly SessionFile[];
};

/** What a person is told. */
type Message = { text: string; tone: 'done' | 'problem' };

/** What the panel asks of the page and waits for. */
export type Task = { label: string; run: () => Promise<TaskResult> };
/** What there is to tell when a task is done, and the report that it brought. */
export type TaskResult = { text?: string; report?: Report } | undefined;
export type Report = ReplayReport & { title: string };

type Look = { inspector: Inspector; index: number | null };

type PanelContext = PanelInput & {
  inspector: Inspector | null;
  /** Whether the window with the page is gone, and not only its recorder. */
  isPageClosed: boolean;
  actor: string | null;
  actorFilter: string;
  filter: string;
  /** The entry that is to be looked at; null for now. */
  wanted: number | null;
  /** The entry that the page has been asked for. */
  asked: number | null;
  /** The event that is being written. */
  writing: { actor: string; type: string } | null;
  /** The promise whose result is being written. */
  settling: { promise: string; as: 'output' | 'error' } | null;
  task: Task | null;
  message: Message | null;
  report: Report | null;
  /** Text that the clipboard refused, for copying by hand. */
  uncopied: string | null;
  advanceBy: string;
  replaySpeed: number;
};

export type PanelEvent =
  /** The page's recorder is there. */
  | { type: 'page.ready'; inspector: Inspector }
  /** The page's document is going. `session` is what it has recorded. */
  | { type: 'page.left'; session: SessionFile | null }
  /** Another session has begun in the page. `session` is the one before. */
  | { type: 'earlier.keep'; session: SessionFile }
  | { type: 'earlier.forget'; session: SessionFile }
  | { type: 'dock.chosen'; dock: 'side' | 'bottom' }
  | { type: 'window.asked' }
  | { type: 'window.refused' }
  | { type: 'window.resized'; room: Room }
  | { type: 'panel.resized'; size: number }
  | { type: 'tab.chosen'; tab: Tab }
  | { type: 'actor.chosen'; actor: string }
  | { type: 'actors.filtered'; text: string }
  | { type: 'entries.filtered'; text: string }
  | { type: 'entry.chosen'; index: number | null }
  | { type: 'ignored.toggle' }
  | { type: 'sequence.toggle' }
  | { type: 'visited.toggle' }
  | { type: 'redaction.toggle' }
  | { type: 'scope.toggle' }
  | { type: 'event.write'; actor: string; event: string }
  | { type: 'result.write'; promise: string; as: 'output' | 'error' }
  | { type: 'writing.end' }
  | { type: 'advance.typed'; text: string }
  | { type: 'replaySpeed.chosen'; speed: number }
  | { type: 'task.asked'; task: Task }
  | { type: 'message.tell'; message: Message }
  | { type: 'text.uncopied'; text: string }
  | { type: 'report.dismiss' };

type TaskDone = DoneActorEvent<TaskResult, 'runTask'>;

/** The size along the edge that the panel is docked to, within what the window has. In px. */
export function clampSize(dock: 'side' | 'bottom', size: number, { width, height }: Room): number {
  const most = (dock === 'side' ? width : height) - LEAST_PAGE[dock];
  return Math.round(Math.max(LEAST[dock], Math.min(size, most)));
}

/** The range of the sizes that the panel can have in a window, in px. */
export function rangeOf(dock: 'side' | 'bottom', room: Room): { least: number; most: number } {
  return { least: LEAST[dock], most: clampSize(dock, Number.MAX_SAFE_INTEGER, room) };
}

/** A thrown value as a sentence. Errors of the page's document are of another realm. */
export function sentenceOf(error: unknown): string {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== '' ? message : String(error);
}

const port = (): never => {
  throw new Error('The panel reached a port that its document does not provide.');
};

/**
 * What a tester has chosen in the panel, and how the panel stands to its page.
 *
 * The page may reload, fail or close at any time, so `connection` is a region of its own and the rest
 * of the panel stays as it is. `work` asks one thing of the page at a time. Looking is different: the
 * slider chooses entries faster than a page shows them, so only the last one chosen is shown.
 */
export const panelMachine = setup({
  types: {
    input: {} as PanelInput,
    context: {} as PanelContext,
    events: {} as PanelEvent | TaskDone,
  },
  actors: {
    runTask: fromPromise<TaskResult, Task>(({ input }) => input.run()),
    look: fromPromise<void, Look>(({ input }) => input.inspector.look(input.index)),
  },
  actions: {
    /** Opens the panel in a window of its own, and gives this one to the page. */
    openWindow: port,
    /** Gives the panel's place back to the window with the page. */
    dockIntoPage: port,
    keepInspector: assign(({ event }) => {
      assertEvent(event, 'page.ready');
      return { inspector: event.inspector, isPageClosed: false };
    }),
    dropInspector: assign({ inspector: null, writing: null, settling: null, report: null }),
    keepEarlier: assign(({ context, event }) => {
      assertEvent(event, ['page.left', 'earlier.keep']);
      const { session } = event;
      const isWorthIt = session !== null && session.entries.length > 0;
      return isWorthIt ? { earlier: [...context.earlier, session].slice(-MOST_KEPT) } : {};
    }),
    forgetEarlier: assign(({ context, event }) => {
      assertEvent(event, 'earlier.forget');
      return { earlier: context.earlier.filter((session) => session !== event.session) };
    }),
    keepDock: assign(({ context, event }) => {
      assertEvent(event, 'dock.chosen');
      return { place: { ...context.place, dock: event.dock } };
    }),
    keepSize: assign(({ context: { place, room }, event }) => {
      assertEvent(event, 'panel.resized');
      const edge = edgeOf(place.dock, room);
      const size = clampSize(edge, event.size, room);
      return { place: { ...place, sizes: { ...place.sizes, [edge]: size } } };
    }),
    keepWanted: assign(({ event }) => {
      assertEvent(event, 'entry.chosen');
      return { wanted: event.index, message: null };
    }),
    noteAsked: assign(({ context }) => ({ asked: context.wanted })),
    keepTask: assign(({ event }) => {
      assertEvent(event, 'task.asked');
      return { task: event.task, message: null, report: null, uncopied: null };
    }),
    dropTask: assign({ task: null }),
    keepResult: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.runTask');
      const { text, report = null } = event.output ?? {};
      return { message: text === undefined ? null : { text, tone: 'done' as const }, report };
    }),
    tellFailure: assign((_, { error }: { error: unknown }) => ({
      message: { text: sentenceOf(error), tone: 'problem' as const },
    })),
    tellRefusal: assign({
      message: { text: 'The browser did not open a window.', tone: 'problem' as const },
    }),
  },
  guards: {
    isWindow: ({ context }) => context.isWindow,
    isBottom: ({ context }) => context.place.dock === 'bottom',
    isToBottom: ({ event }) => {
      assertEvent(event, 'dock.chosen');
      return event.dock === 'bottom';
    },
    isTab: ({ event }, { tab }: { tab: Tab }) => event.type === 'tab.chosen' && event.tab === tab,
    /** Port: whether the window with the page is closed. A frame never is. */
    isPageGone: () => false,
    isConnected: ({ context }) => context.inspector !== null,
    wantsAnother: ({ context }) => context.wanted !== context.asked,
    hasTask: ({ context }) => context.task !== null,
  },
  delays: { moment: MOMENT_MS, patience: PATIENCE_MS },
}).createMachine({
  id: 'panel',
  context: ({ input }) => ({
    ...input,
    inspector: null,
    isPageClosed: false,
    actor: null,
    actorFilter: '',
    filter: '',
    wanted: null,
    asked: null,
    writing: null,
    settling: null,
    task: null,
    message: null,
    report: null,
    uncopied: null,
    advanceBy: '1000',
    replaySpeed: 0,
  }),
  type: 'parallel',
  on: {
    'window.resized': { actions: assign({ room: ({ event }) => event.room }) },
    'window.asked': { actions: 'openWindow' },
    'window.refused': { actions: 'tellRefusal' },
    'panel.resized': { actions: 'keepSize' },
    'actor.chosen': { actions: assign({ actor: ({ event }) => event.actor, writing: null }) },
    'actors.filtered': { actions: assign({ actorFilter: ({ event }) => event.text }) },
    'entries.filtered': { actions: assign({ filter: ({ event }) => event.text }) },
    'writing.end': { actions: assign({ writing: null, settling: null }) },
    'advance.typed': { actions: assign({ advanceBy: ({ event }) => event.text }) },
    'replaySpeed.chosen': { actions: assign({ replaySpeed: ({ event }) => event.speed }) },
    'message.tell': { actions: assign({ message: ({ event }) => event.message }) },
    'text.uncopied': { actions: assign({ uncopied: ({ event }) => event.text }) },
    'report.dismiss': { actions: assign({ report: null, uncopied: null }) },
    'earlier.keep': { actions: 'keepEarlier' },
    'earlier.forget': { actions: 'forgetEarlier' },
  },
  states: {
    connection: {
      initial: 'connecting',
      on: {
        'page.ready': { target: '.connected', actions: 'keepInspector' },
        'page.left': { target: '.connecting', actions: ['dropInspector', 'keepEarlier'] },
      },
      states: {
        connecting: {
          after: {
            // A document goes a moment before its window does.
            moment: {
              guard: 'isPageGone',
              target: 'lost',
              actions: assign({ isPageClosed: true }),
            },
            patience: 'lost',
          },
        },
        connected: {},
        lost: {},
      },
    },
    dock: {
      initial: 'placing',
      states: {
        placing: {
          always: [
            { guard: 'isWindow', target: 'window' },
            { guard: 'isBottom', target: 'bottom' },
            { target: 'side' },
          ],
        },
        side: {
          on: { 'dock.chosen': { guard: 'isToBottom', target: 'bottom', actions: 'keepDock' } },
        },
        bottom: {
          on: { 'dock.chosen': [{ guard: 'isToBottom' }, { target: 'side', actions: 'keepDock' }] },
        },
        // Another document takes the panel over, so this state is left with the document.
        window: { on: { 'dock.chosen': { actions: ['keepDock', 'dockIntoPage'] } } },
      },
    },
    tab: {
      initial: 'chart',
      on: {
        'tab.chosen': TABS.map((tab) => ({
          guard: { type: 'isTab' as const, params: { tab } },
          target: `.${tab}` as const,
        })),
        'event.write': {
          target: '.chart',
          actions: assign({ writing: ({ event: { actor, event } }) => ({ actor, type: event }) }),
        },
        'result.write': {
          target: '.timers',
          actions: assign({ settling: ({ event: { promise, as } }) => ({ promise, as }) }),
        },
      },
      states: { chart: {}, events: {}, timers: {}, coverage: {}, gallery: {} },
    },
    ignored: {
      initial: 'shown',
      states: {
        shown: { on: { 'ignored.toggle': 'hidden' } },
        hidden: { on: { 'ignored.toggle': 'shown' } },
      },
    },
    log: {
      initial: 'list',
      states: {
        list: { on: { 'sequence.toggle': 'sequence' } },
        sequence: { on: { 'sequence.toggle': 'list' } },
      },
    },
    visited: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'visited.toggle': 'shown' } },
        shown: { on: { 'visited.toggle': 'hidden' } },
      },
    },
    typed: {
      initial: 'kept',
      states: {
        kept: { on: { 'redaction.toggle': 'redacted' } },
        redacted: { on: { 'redaction.toggle': 'kept' } },
      },
    },
    copied: {
      initial: 'app',
      states: {
        app: { on: { 'scope.toggle': 'actor' } },
        actor: { on: { 'scope.toggle': 'app' } },
      },
    },
    work: {
      initial: 'idle',
      on: { 'page.left': '.idle' },
      states: {
        idle: {
          on: {
            'task.asked': { guard: 'isConnected', target: 'busy', actions: 'keepTask' },
            'entry.chosen': { guard: 'isConnected', target: 'looking', actions: 'keepWanted' },
          },
        },
        busy: {
          exit: 'dropTask',
          invoke: {
            id: 'runTask',
            src: 'runTask',
            input: ({ context }) => context.task as Task,
            onDone: { target: 'idle', actions: 'keepResult' },
            onError: {
              target: 'idle',
              actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        looking: {
          entry: 'noteAsked',
          on: {
            'entry.chosen': { actions: 'keepWanted' },
            // What is asked of an entry waits until the page shows it.
            'task.asked': { actions: 'keepTask' },
          },
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context }) => ({
              inspector: context.inspector as Inspector,
              index: context.wanted,
            }),
            onDone: [
              { guard: 'wantsAnother', target: 'looking', reenter: true },
              { guard: 'hasTask', target: 'busy' },
              { target: 'idle' },
            ],
            onError: {
              target: 'idle',
              actions: [
                'dropTask',
                { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
      },
    },
  },
});

/** The edge of the window that the panel takes: a narrow window has no side. */
export function edgeOf(dock: 'side' | 'bottom', { width }: Room): 'side' | 'bottom' {
  return width < NARROW ? 'bottom' : dock;
}

export type PanelActor = ActorRefFrom<typeof panelMachine>;
