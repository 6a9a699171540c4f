import type { EventOption } from '@interpunct/model-kit/activeChart';
import type { MachineCases } from '@interpunct/model-kit/cases';
import type { KeptTimer } from '@interpunct/model-kit/keptRoot';
import type { ActorKind } from '@interpunct/model-kit/xstate';
import type { AnyEventObject } from 'xstate';
import type { ChartBook } from './charts/chartBook.ts';
import type { SessionFile } from './handOver/sessionFile.ts';
import type { InspectedApp } from './inspected.ts';
import type { Entry, Intervention } from './record/entry.ts';
import type { PromiseUnderWay, Unheard } from './record/heldBack.ts';
import type { ReplayReport } from './record/replay.ts';

/** An actor at one moment. */
export type ActorView = {
  /** Ids below the root, joined by '/'. The root's path is its id. */
  path: string;
  /** The name of its chart; null for a promise and other actors without one. */
  chart: string | null;
  kind: ActorKind;
  status: 'active' | 'done' | 'error' | 'stopped';
  /** The ids of the active states, ancestors included. */
  active: readonly string[];
  /** Every active leaf as a dotted path, as `data-state` has it. */
  leaves: readonly string[];
  context: unknown;
};

type PendingTimer = KeptTimer & {
  /** The delay's name in the chart, such as `shownFor`; the event type where it has none. */
  name: string;
};

/** How sessions leave their document. `earlier`: those that the panel has kept. */
type Leaving = { redacted: boolean; earlier?: readonly SessionFile[] };

/** Something that waits to go out, such as `send POST /api/contact`. Null for what waits in the past. */
export type Outgoing = { id: string | null; what: string };

/** All that a panel shows. A new object whenever something has changed. */
export type InspectorView = {
  /** Virtual time, in ms since the start of the record. */
  now: number;
  isPaused: boolean;
  /** 0.1 to 10. */
  speed: number;
  /** Whether promises wait for a hand before they start. */
  areResultsHeld: boolean;
  /** Beyond the limit some are dropped: noise first, what a person did last. */
  entries: readonly Entry[];
  dropped: number;
  /** What a tester has noted, by the index of the entry. */
  notes: Readonly<Record<number, string>>;
  /** The index of the entry that the page shows, in a replay the one that it has reached; null for now. */
  lookingAt: number | null;
  /** Of the moment that the page shows. */
  actors: readonly ActorView[];
  /** The latest that have ended before it, as they were last. */
  ended: readonly ActorView[];
  timers: readonly PendingTimer[];
  promises: readonly PromiseUnderWay[];
  /** What the world has said, and what waits while time is held, oldest first. */
  unheard: readonly Unheard[];
  outgoing: readonly Outgoing[];
  /** The state that the page was led to: it is on its way or there, or the fault says why it is not. */
  standsIn: { actor: string; state: string } | null;
  /** Whether the entries are those of a file. Those of the visit wait behind them. */
  isImported: boolean;
  /** How the conditions under which the entries came differ from those of the page, in sentences. */
  otherConditions: string | null;
  /** Whether the page is on its way to what was asked for. */
  isBusy: boolean;
  /** The virtual times between which time is being advanced, in ms; null if it is not. */
  advance: { from: number; to: number } | null;
  /** Why the last wish failed, or what a breakpoint has met; null for neither. */
  fault: string | null;
  /** What was done to the time last. It has an actor where a breakpoint that names one holds it. */
  intervention: Intervention | undefined;
  /** Whether a replay runs. */
  isReplaying: boolean;
};

/**
 * The inspector of one document. It lives beside the root; a panel in another document of the same
 * origin drives it and shows its view.
 *
 * What changes the visit throws while the page shows something else: the past, or a replay.
 */
export type Inspector = Pick<ChartBook, 'charts' | 'chartAt'> & {
  app: InspectedApp;
  getView: () => InspectorView;
  /** Calls back at most once a frame. Returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;

  /**
   * Follows a window of the panel. When it closes, the page comes back to now, and time and results go on.
   * What would go out stays held. Where it was a window of its own, the page offers another one. `left`: the document
   * of the page has gone.
   */
  followPanel: (panel: Pick<Window, 'addEventListener' | 'closed'>, left: AbortSignal) => void;

  pause: () => void;
  resume: () => void;
  setSpeed: (speed: number) => void;
  /** Delivers what was kept back first, or else fires the timer that is due next. Returns whether there was one. */
  step: () => boolean;
  /**
   * Holds the time as soon as one of these happens: an event (`door.knock`), a state that is entered
   * (`door:opened.wide`), a datum that gets a value (`door:visitor.name = Ada`). `fault` then names it.
   */
  setBreakpoints: (texts: readonly string[]) => void;
  /** Lets this much virtual time pass at once, in ms: a day at most. A look at now stops it. */
  advance: (ms: number) => Promise<void>;

  /** What can happen to an actor. Without cases, an event is written by hand. */
  casesOf: (actor: string) => MachineCases | undefined;
  optionsOf: (actor: string) => readonly EventOption[];
  /** Returns whether the actor has taken it. Throws where the actor is gone, or the page shows the past. */
  send: (actor: string, event: AnyEventObject) => boolean;
  holdResults: (areHeld: boolean) => void;
  settle: (promise: string, output: unknown) => void;
  /** With an error of the page, where the value has a message. */
  reject: (promise: string, error: unknown) => void;
  /** Lets a held promise run, delivers what it settled with or what the world has said, or carries an action out. */
  release: (held: string) => void;

  /** Shows page and charts as they were after an entry. Null shows them as they are now. Time stands meanwhile. */
  look: (index: number | null) => Promise<void>;
  /**
   * Goes on from the entry that is looked at. What came after it leaves the record. What was on its way
   * out is held, or goes out again if `sends`. Resolves with the session that it has replaced.
   */
  restore: (sends: boolean) => Promise<SessionFile>;
  /** Keeps a note with an entry of the record in sight; an empty one forgets it. */
  annotate: (index: number, note: string) => void;
  /** Plays the record from its start on the page, as fast as it goes, until a look stops it. */
  replay: () => Promise<ReplayReport>;

  /**
   * Goes the shortest way to a state from the start of an actor, on the page,
   * with time paused. Takes an id, or a dotted path below the machine. Begins a record of its own. What
   * would go out on the way is held. Resolves with the session that it has replaced. An error has that
   * session as `replaced`, where there is one.
   */
  goTo: (actor: string, state: string) => Promise<SessionFile>;

  /**
   * Waits until a person presses a part of the page. Resolves with the paths of the running actors that it may
   * show: several where it names their chart alone, none at Escape, and where `signal` or another pick ends it.
   * Rejects where the part names an actor that does not run.
   * Neither page nor record hear of the press.
   */
  pick: (signal?: AbortSignal) => Promise<readonly string[]>;
  /** Takes back what `fault` says, and that the page was led to a state where it is not. */
  forgetFault: () => void;
  /** The session of the visit, whatever the page shows. */
  getSession: () => SessionFile;
  /**
   * The session that the page shows, after those of `earlier` that led to it. They hold nothing that was
   * typed into a field of a secret.
   */
  exportReport: (options: Leaving) => SessionFile[];
  /** The session that the page shows, as a file: the last one of its report. */
  exportSession: (options: Leaving) => SessionFile;
  /**
   * Looks at the end of a file's record, or, for a failure of the model kit, at its failing step. Rejects with a
   * sentence that says what is wrong.
   */
  importSession: (file: unknown) => Promise<void>;
};
