import {
  type ActorRefFrom,
  assertEvent,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  fromPromise,
  setup,
} from 'xstate';
import type { Conditions } from '../conditions.ts';
import { isWorthKeeping, type SessionFile } from '../handOver/sessionFile.ts';
import type { Inspector } from '../inspector.ts';
import type { ReplayReport } from '../record/replay.ts';

/** How long a document may take until its recorder is missed, in ms. */
const PATIENCE_MS = 10_000;
/** How long after its document a window closes, in ms. */
const MOMENT_MS = 500;
/** So many sessions are kept for bringing them back: each may hold some MB. */
export const MOST_KEPT = 3;
/** A window that is narrower has no room for a panel at its side, in px. */
const NARROW = 720;
/** The least that the panel and the page beside it need, in px. */
const LEAST = { side: 320, bottom: 200 } as const;
const LEAST_PAGE = { side: 320, bottom: 120 } as const;

export const TABS = ['chart', 'events', 'timers', 'coverage', 'gallery'] as const;
export type Tab = (typeof TABS)[number];

/** What kind of entries the log shows. All but `all` and `taken` show noise of their kind entry by entry. */
export type Kind = 'all' | 'taken' | 'acts' | 'timers' | 'promises' | 'inspector';

/** What the log shows. An empty text stands for all. */
export type EntryFilter = { text: string; kind: Kind };

/** The edge of the window that the panel takes. */
type Edge = 'side' | 'bottom';

/** The window that panel and page share, in px. */
export type Room = { width: number; height: number };

/**
 * What is kept from one visit to the next. Sizes in px. `isQuiet`: whether the log folds what the actors do that the
 * app names as quiet, and reports leave it out. `isRedacted`: whether what leaves the panel holds nothing that
 * people typed.
 */
export type KeptPlace = {
  sizes: Record<Edge, number>;
  isQuiet: boolean;
  isRedacted: boolean;
};

/** `earlier` are the sessions that a reload, a jump or a restored entry has replaced, the latest last. */
export type PanelInput = {
  place: KeptPlace;
  room: Room;
  isWindow: boolean;
  /** What the page starts under. */
  conditions: Conditions;
  earlier: readonly SessionFile[];
  /** What held the time in the document before. */
  breakpoints: readonly string[];
};

/** What a tester has chosen in the panel and nothing else follows from. */
export type Settings = {
  tab: Tab;
  actorFilter: string;
  areConditionsShown: boolean;
  filter: EntryFilter;
  /** Whose pictures the gallery shows; empty for all. */
  galleryActor: string;
  /** The index of an entry with which the chosen one is compared. */
  compared: number | null;
  /** What holds the time as soon as it happens: `readBreakpoint` reads it. */
  breakpoints: readonly string[];
  advanceBy: string;
};

/** What a person is told. */
type Message = { text: string; tone: 'done' | 'problem' };

/** What the panel asks of the page and waits for. */
export type Task = { label: string; run: () => Promise<TaskResult> };
/** What there is to tell when a task is done, and the report that it brought. */
export type TaskResult = { text?: string; report?: Report } | undefined;
type Report = ReplayReport & { title: string };

type PanelContext = Omit<PanelInput, 'breakpoints'> & {
  inspector: Inspector | null;
  /** Whether the window with the page is gone, and not only its recorder. */
  isPageClosed: boolean;
  actor: string | null;
  settings: Settings;
  /** The event that is being written. */
  writing: { actor: string; type: string } | null;
  /** The promise whose result is being written. */
  settling: { promise: string; as: 'output' | 'error' } | null;
  task: Task | null;
  message: Message | null;
  /** What nobody on the page has caught since the last task began. */
  thrown: string | null;
  report: Report | null;
};

export type PanelEvent =
  /** The page's recorder is there. */
  | { type: 'page.ready'; inspector: Inspector }
  /** The page's document is going. `session` is what it has recorded. */
  | { type: 'page.left'; session: SessionFile | null }
  /** Nobody on the page has caught an error, or the failure of a promise. The text is a sentence. */
  | { type: 'page.threw'; text: string }
  /** Another session has begun in the page. `session` is the one before. */
  | { type: 'earlier.keep'; session: SessionFile }
  | { type: 'dock.asked' }
  | { type: 'window.asked' }
  | { type: 'window.refused' }
  | { type: 'window.resized'; room: Room }
  | { type: 'panel.resized'; size: number }
  | { type: 'settings.change'; settings: Partial<Settings> }
  /** An empty value is that of the browser. */
  | { type: 'condition.chosen'; name: string; value: string }
  | { type: 'actor.chosen'; actor: string }
  | { type: 'place.turned'; place: Partial<Pick<KeptPlace, 'isQuiet' | 'isRedacted'>> }
  | { type: 'event.write'; actor: string; event: string }
  | { type: 'result.write'; promise: string; as: 'output' | 'error' }
  | { type: 'writing.end' }
  | { type: 'task.asked'; task: Task }
  /** Null where a message no longer says how things stand. */
  | { type: 'message.tell'; message: Message | null }
  | { type: 'report.dismiss' };

type TaskEnded = DoneActorEvent<TaskResult, 'runTask'> | ErrorActorEvent<unknown, 'runTask'>;

/** The size along the edge that the panel is docked to, within what the window has. In px. */
export function clampSize(edge: Edge, size: number, { width, height }: Room): number {
  const most = (edge === 'side' ? width : height) - LEAST_PAGE[edge];
  return Math.round(Math.max(LEAST[edge], Math.min(size, most)));
}

/** The range of the sizes that the panel can have in a window, in px. */
export function rangeOf(edge: Edge, room: Room): { least: number; most: number } {
  return { least: LEAST[edge], most: clampSize(edge, Number.MAX_SAFE_INTEGER, room) };
}

/** A thrown value as a sentence. Errors of the page's document are of another realm. */
export function sentenceOf(error: unknown): string {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== '' ? message : String(error);
}

const port = (): never => {
  throw new Error('The panel reached a port that its document does not provide.');
};

/** The entry with which another one is compared is of the session before. */
const compareNothing = { type: 'keepSettings', params: { compared: null } } as const;

/**
 * What a tester has chosen in the panel, and how the panel stands to its page.
 *
 * The page may reload, fail or close at any time, so `connection` is a region of its own and the rest
 * of the panel stays as it is. `work` asks one thing of the page at a time.
 */
export const panelMachine = setup({
  types: {
    input: {} as PanelInput,
    context: {} as PanelContext,
    events: {} as PanelEvent | TaskEnded,
  },
  actors: {
    runTask: fromPromise<TaskResult, Task>(({ input }) => input.run()),
  },
  actions: {
    /** Opens the panel in a window of its own, and gives this one to the page. */
    openWindow: port,
    /** Gives the panel's place back to the window with the page. */
    dockIntoPage: port,
    /** Has the page start again, under the conditions. */
    restartPage: port,
    dropInspector: assign({
      inspector: null,
      writing: null,
      settling: null,
      thrown: null,
      report: null,
    }),
    keepEarlier: assign(({ context, event }) => {
      assertEvent(event, ['page.left', 'earlier.keep']);
      const { session } = event;
      return session && isWorthKeeping(session)
        ? { earlier: [...context.earlier, session].slice(-MOST_KEPT) }
        : {};
    }),
    keepSettings: assign(({ context }, settings: Partial<Settings>) => ({
      settings: { ...context.settings, ...settings },
    })),
    keepCondition: assign(({ context: { conditions }, event }) => {
      assertEvent(event, 'condition.chosen');
      return { conditions: { ...conditions, [event.name]: event.value } };
    }),
    keepSize: assign(({ context: { place, room }, event }) => {
      assertEvent(event, 'panel.resized');
      const edge = edgeOf(room);
      const size = clampSize(edge, event.size, room);
      return { place: { ...place, sizes: { ...place.sizes, [edge]: size } } };
    }),
    keepTask: assign(({ event }) => {
      assertEvent(event, 'task.asked');
      return { task: event.task, message: null, thrown: null, report: null };
    }),
    dropTask: assign({ task: null }),
    /** What was refused is over when something else is done. A fault stays until the inspector forgets it. */
    forgetProblem: assign(({ context: { message, inspector } }) =>
      message?.tone === 'problem' && message.text !== inspector?.getView().fault
        ? { message: null }
        : {},
    ),
    keepResult: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.runTask');
      const { text, report = null } = event.output ?? {};
      return { message: text === undefined ? null : { text, tone: 'done' as const }, report };
    }),
    tellFailure: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.runTask');
      return { message: { text: sentenceOf(event.error), tone: 'problem' as const } };
    }),
    tellRefusal: assign({
      message: { text: 'The browser did not open a window.', tone: 'problem' as const },
    }),
  },
  guards: {
    isOfFrame: ({ event }) =>
      event.type === 'condition.chosen' && ['width', 'scheme'].includes(event.name),
    /** Port: whether the window with the page is closed. A frame never is. */
    isPageGone: () => false,
    isConnected: ({ context }) => context.inspector !== null,
  },
  delays: { moment: MOMENT_MS, patience: PATIENCE_MS },
}).createMachine({
  id: 'panel',
  context: ({ input: { breakpoints, ...input } }) => ({
    ...input,
    inspector: null,
    isPageClosed: false,
    actor: null,
    settings: {
      tab: 'chart',
      actorFilter: '',
      areConditionsShown: false,
      filter: { text: '', kind: 'all' },
      galleryActor: '',
      compared: null,
      breakpoints,
      advanceBy: '1000',
    },
    writing: null,
    settling: null,
    task: null,
    message: null,
    thrown: null,
    report: null,
  }),
  type: 'parallel',
  on: {
    'window.resized': { actions: assign({ room: ({ event }) => event.room }) },
    'window.asked': { actions: 'openWindow' },
    'window.refused': { actions: 'tellRefusal' },
    'panel.resized': { actions: 'keepSize' },
    'actor.chosen': {
      actions: [
        'forgetProblem',
        assign({ actor: ({ event }) => event.actor, writing: null }),
        { type: 'keepSettings', params: ({ event }) => ({ galleryActor: event.actor }) },
      ],
    },
    'place.turned': {
      actions: [
        'forgetProblem',
        assign({ place: ({ context, event }) => ({ ...context.place, ...event.place }) }),
      ],
    },
    'settings.change': {
      actions: ['forgetProblem', { type: 'keepSettings', params: ({ event }) => event.settings }],
    },
    'condition.chosen': [
      { guard: 'isOfFrame', actions: 'keepCondition' },
      { actions: ['keepCondition', 'restartPage'] },
    ],
    'dock.asked': { actions: 'dockIntoPage' },
    'event.write': {
      actions: [
        'forgetProblem',
        assign({ writing: ({ event: { actor, event } }) => ({ actor, type: event }) }),
      ],
    },
    'result.write': {
      actions: [
        'forgetProblem',
        assign({ settling: ({ event: { promise, as } }) => ({ promise, as }) }),
      ],
    },
    'writing.end': { actions: assign({ writing: null, settling: null }) },
    'page.threw': { actions: assign({ thrown: ({ event }) => event.text }) },
    'message.tell': { actions: assign({ message: ({ event }) => event.message }) },
    'report.dismiss': { actions: assign({ report: null }) },
    'earlier.keep': { actions: ['keepEarlier', compareNothing] },
  },
  states: {
    connection: {
      initial: 'connecting',
      on: {
        'page.ready': {
          target: '.connected',
          actions: assign(({ event: { inspector } }) => ({ inspector, isPageClosed: false })),
        },
        'page.left': {
          target: '.connecting',
          actions: ['dropInspector', 'keepEarlier', compareNothing],
        },
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
    work: {
      initial: 'idle',
      on: { 'page.left': '.idle' },
      states: {
        idle: {
          on: { 'task.asked': { guard: 'isConnected', target: 'busy', actions: 'keepTask' } },
        },
        busy: {
          exit: 'dropTask',
          invoke: {
            id: 'runTask',
            src: 'runTask',
            input: ({ context }) => context.task as Task,
            onDone: { target: 'idle', actions: 'keepResult' },
            onError: { target: 'idle', actions: 'tellFailure' },
          },
        },
      },
    },
  },
});

/** The edge of the window that the panel takes: a narrow window has no side. */
export function edgeOf({ width }: Room): Edge {
  return width < NARROW ? 'bottom' : 'side';
}

export type PanelActor = ActorRefFrom<typeof panelMachine>;
