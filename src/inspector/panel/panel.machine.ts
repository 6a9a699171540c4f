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
import { MOMENT_MS } from '../controller/offerPanel.ts';
import { isWorthKeeping, type SessionFile } from '../handOver/sessionFile.ts';
import type { Inspector } from '../inspector.ts';
import { port, sentenceOf } from '../record/errors.ts';
import type { ReplayReport } from '../record/replay.ts';
import type { Message, PanelEvent, Task, TaskResult } from './panelEvents.ts';
import type { KeptPlace, Settings } from './settings.ts';
import { clampSize, edgeOf, type Room } from './shell/room.ts';

/** How long a document may take until its recorder is missed, in ms. */
const PATIENCE_MS = 10_000;
/** So many sessions are kept for bringing them back: each may hold some MB. */
export const MOST_KEPT = 3;
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

export type PanelContext = Omit<PanelInput, 'breakpoints'> & {
  inspector: Inspector | null;
  /** Whether the window with the page is gone, and not only its recorder. */
  isPageClosed: boolean;
  actor: string | null;
  /** The actor whose view keeps the focus, whatever moves: a tester has not chosen it. */
  actorInFocus: string | null;
  settings: Settings;
  /** The event that is being written. */
  writing: { actor: string; type: string } | null;
  /** The promise whose result is being written. */
  settling: { promise: string; as: 'output' | 'error' } | null;
  task: Task | null;
  message: Message | null;
  /** What nobody on the page has caught since the last task began. */
  thrown: string | null;
  report: ReplayReport | null;
};

type TaskEnded = DoneActorEvent<TaskResult, 'runTask'> | ErrorActorEvent<unknown, 'runTask'>;

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
      actorInFocus: null,
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
    /** What was refused is over when something else is done. */
    forgetProblem: assign(({ context: { message } }) =>
      message?.tone === 'problem' ? { message: null } : {},
    ),
    keepResult: assign(({ context: { settings }, event }) => {
      assertEvent(event, 'xstate.done.actor.runTask');
      const { text, report = null } = event.output ?? {};
      const message = text === undefined ? null : { text, tone: 'done' as const };
      const tab = report?.differences.length ? 'events' : settings.tab;
      return { message, report, settings: { ...settings, tab } };
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
    isOfPage: ({ event }) => 'name' in event && !['width', 'scheme'].includes(event.name),
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
    actorInFocus: null,
    settings: {
      tab: 'chart',
      actorFilter: '',
      areConditionsShown: false,
      condition: '',
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
        assign({ actor: ({ event }) => event.actor, actorInFocus: null, writing: null }),
        { type: 'keepSettings', params: ({ event }) => ({ galleryActor: event.actor }) },
      ],
    },
    // A payload that is being written stays.
    'break.met': { actions: assign({ actor: ({ event }) => event.actor, actorInFocus: null }) },
    'focus.kept': {
      guard: ({ context, event }) => event.actor !== context.actorInFocus,
      actions: assign({ actorInFocus: ({ event }) => event.actor }),
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
    'notice.dismiss': { actions: assign({ message: null, thrown: null }) },
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
    // A browser may lose the name that a window gets while its page is on its way: that page starts once more.
    restart: {
      initial: 'none',
      on: { 'condition.chosen': { actions: 'keepCondition' } },
      states: {
        none: {
          on: {
            'condition.chosen': { guard: 'isOfPage', target: 'begun', actions: 'keepCondition' },
          },
        },
        begun: {
          entry: 'restartPage',
          on: {
            'condition.chosen': { guard: 'isOfPage', target: 'due', actions: 'keepCondition' },
            'page.ready': 'none',
          },
          // A page may refuse to go.
          after: { patience: 'none' },
        },
        due: { on: { 'page.ready': 'begun' }, after: { patience: 'begun' } },
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

export type PanelActor = ActorRefFrom<typeof panelMachine>;
