import { byName } from '@interpunct/model-kit/byName';
import type { MachineCases } from '@interpunct/model-kit/cases';
import { nodesOf } from '@interpunct/model-kit/describeChart';
import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { invokedMachines } from './charts/chartBook.ts';
import { blockedIn, type Choices, type Conditions, LOCAL_RECORD } from './conditions.ts';
import type { Charts, SessionFile, Stored, Surroundings } from './handOver/sessionFile.ts';
import type { Gesture, Outside, Shown, Size } from './record/entry.ts';

/** What a root is created with, so that the inspector sees and steers it. */
export type RootOptions = Pick<
  ActorOptions<AnyActorLogic>,
  'clock' | 'inspect' | 'id' | 'systemId'
>;

/**
 * What a root is shown for:
 * - `visit`: it takes the page over and reaches the world.
 * - `look`: it is never started, so it reaches nothing.
 * - `rehearsal`: it is started, and reaches nothing but the page.
 */
export type Purpose = 'visit' | 'look' | 'rehearsal';

/** An action of an actor, such as one that the document of a kept root has to do again. */
export type Effect = { actor: string; action: string; run: () => void };

/** What the inspector has to know of an app. It imports nothing of the app itself. */
type Needed = {
  /** Names the files of its sessions. */
  name: string;
  /**
   * The root's machine with what it is provided with, and the id and system id of its actor. The id is the
   * machine's without another one.
   */
  root: { machine: AnyStateMachine; id?: string; systemId?: string };
};

/** What an app may add. `completeApp` says what stands in for it. */
type Optional = {
  /**
   * Puts a root on the page in place of the one before. Resolves when it stands there. A new visit's
   * root starts after it. Without it, the page stays at now, and nothing can go on from another root.
   */
  show: (root: AnyActorRef, purpose: Purpose) => Promise<void> | void;
  /** Names the deployment that recorded a session. */
  version: string;
  /**
   * The machines of the actors that are always there, by their paths: ids below the root, joined by '/'. The
   * root's path is its id. Without them: those that the root's machine invokes.
   */
  machines: Readonly<Record<string, AnyStateMachine>>;
  /**
   * The cases of each actor's machine, by its path, or by the name of its chart. Without them, payloads are
   * written by hand.
   */
  cases: Readonly<Record<string, MachineCases>>;
  /**
   * What a promise or an action asks of the world, such as `send POST /api/contact`; also the start of a
   * callback, an observable or other logic. Each is known by its id, or by its source where it has none. `isStart`
   * tells such a start, and that of a promise, from an action. The answer is undefined for what stays within the
   * page. An app without this function counts each start as asking, and no action.
   */
  outgoing: (
    actor: string,
    name: string,
    isPromise: boolean,
    isStart: boolean,
  ) => string | undefined;
  /**
   * The actor that an element of the page is a part of, by its path, or the name of its chart. Without it: what
   * `data-machine` says, on the element or on the nearest one around it.
   */
  actorOf: (element: Element) => string | undefined;
  /** The address of a page that shows an actor, for its pictures. Without it: that of the page of the moment. */
  addressFor: (actor: string) => string;
  /**
   * Whether a text at this place is what a person typed, so that an export can leave it out. A path
   * begins with `context`, `event`, `input`, `output` or `error`: `['event', 'text']`. What goes into a
   * promise and comes out of it belongs to the actor that invokes it. Without it: each text is.
   */
  isTyped: (actor: string, path: readonly string[]) => boolean;
  /**
   * Opens the page that shows an actor, in a state of it, where the page of the moment does not show it.
   * Returns whether another document is on its way.
   */
  open: (actor: string, state: string) => boolean;
  /**
   * Brings the part of the page that shows an actor into view when a way has led to a state: opens the layer
   * that it stands in, closes what covers it, and scrolls to it.
   */
  reveal: (actor: string, state: string) => Promise<void> | void;
  /** The address of the page that a kept root shows. */
  addressOf: (kept: KeptRoot) => string;
  /** What a tester can have the app start under, such as a language. It reads its own of `readRequest`. */
  conditions: Choices;
  /**
   * What the conditions do not reach in this build of the app, or which one counts, in a sentence. `moved`: the
   * actors of a session that have changed their states. The others need no word.
   */
  limitOf: (conditions: Conditions, moved?: readonly string[]) => string | undefined;
  /** The names of its own conditions that store texts. */
  storedBy: readonly string[];
  /** A selector of what the document has as soon as its page runs. Without it, it runs when it is loaded. */
  running: string;
  /**
   * What people call an actor, a chart or a promise, by its path, its id or its source, and what they say of an event
   * of the world, by its type: `The page is scrolled`. Without one: the words of its id, and the type.
   */
  labels: Readonly<Record<string, string>>;
  /** The paths of actors that seldom matter, such as ornaments: log and reports begin without their changes. */
  quiet: readonly string[];
  /** The names of stored texts that matter to nobody, such as scroll positions: reports leave them out. */
  passing: readonly string[];
  /** Holds what moves on the page and is on no clock of the root, such as animations; lets it go on. */
  holdMotion: (isHeld: boolean) => void;
  /** Where the page stands, as JSON data: its scroll position and its focus. Each entry has it. */
  placeOf: () => unknown;
  /** Takes the page, which shows a root for a purpose, to where it stood. A file may hold any place. */
  showPlace: (place: unknown, purpose: Purpose) => Promise<void> | void;
  /**
   * Creates the root for the page that goes on from a kept one, without starting it. It makes again what
   * a snapshot cannot hold and that reaches nothing: code and texts. The inspector adds the timers.
   */
  restore: (kept: KeptRoot, options: RootOptions) => Promise<AnyActorRef>;
  /** What the document of such a root has to do again before the root starts, such as load a vendor. */
  effects: (root: AnyActorRef) => readonly Effect[];
};

/** `isQuiet`: nothing goes out before an act, as in a document that a link has opened in a state. */
export type InspectorInput = { isQuiet: boolean };

/** What the inspector knows of the page around the root. */
export type WatchedPage = {
  surroundings: Surroundings | undefined;
  /** Whether its address leads to a state. */
  isOnItsWay?: boolean;
  /** What it shows now, and what the browser has stored for it. */
  shown?: () => Shown;
  /** How large its window is: the same object until it is another size. */
  size?: () => Size;
  stored?: () => readonly Stored[];
  /** The event of what a person does, while it is handling that. */
  handledAct?: () => Event | undefined;
  /**
   * Waits for a press on an element, and shows which part of the page has its name. Null: it was ended, or Escape
   * pressed. The page hears nothing of it.
   */
  pick?: (
    signal: AbortSignal,
    nameOf: (element: Element) => string | undefined,
  ) => Promise<Element | null>;
  /** What a person points at, while it is handling that. */
  pointedAt?: () => Gesture | undefined;
  /** Where the news came from that it is handling. */
  outside?: () => Outside | undefined;
  /** What it stores from now on ends with its document. */
  leaveStorages?: () => void;
  /** Leaves word of its session for the document that a reload brings. */
  leaveWord?: (getSession: () => SessionFile) => void;
  /** Has the documents that follow in its window run by themselves, and offers the panel again. */
  letGo?: () => void;
  /** Takes the offer back: a panel is there. */
  keep?: () => void;
};

/** What an app gives. */
export type AppToInspect = Needed & Partial<Optional>;

/** An app with one root, which can show another in its place. */
export type AppToShow = AppToInspect & Pick<Optional, 'show'>;

/** Why the inspector cannot take a page elsewhere. */
export const NEEDS_ROOT =
  'To restore an entry, go to a state or show the gallery, the inspector has to make the actors of the page itself: start the app with inspectApp.';

/** An app as the inspector knows it. */
export type InspectedApp = Needed &
  Optional & {
    root: { id: string };
    /** By their names. Those of actors that come up later come later. */
    charts: Charts;
    /** Whether the page can show another root than the one that it began with. */
    canShow: boolean;
    /** What goes out whatever is held, and what does not, in words. */
    unheld?: string | undefined;
  };

/** Adds to what an app gives what it need not say. */
export function completeApp(given: AppToInspect): InspectedApp {
  const { machine } = given.root;
  const { id = machine.id } = given.root;
  const isTaken = nodesOf(machine.root).some(({ invoke }) => invoke.some((one) => one.id === id));
  const root = { ...given.root, id: isTaken ? `${id} (root)` : id };
  return {
    canShow: given.show !== undefined,
    charts: {},
    show: () => {},
    version: 'unversioned',
    outgoing: (actor, name, _, isStart) => (isStart ? `start ${name} of ${actor}` : undefined),
    unheld: given.outgoing
      ? undefined
      : 'Actions go out: the app has no “outgoing”. What an actor starts waits.',
    actorOf: (element) => element.closest<HTMLElement>('[data-machine]')?.dataset.machine,
    addressFor: () => location.pathname + location.search + location.hash,
    isTyped: () => true,
    open: () => false,
    reveal: () => {},
    addressOf: () => '/',
    conditions: {},
    running: 'html',
    quiet: [],
    passing: [],
    holdMotion: () => {},
    placeOf: () => undefined,
    showPlace: () => {},
    restore: async ({ snapshot }, options) => createActor(root.machine, { ...options, snapshot }),
    effects: () => [],
    storedBy: [],
    ...given,
    machines: byName(given.machines ?? (given.show && invokedMachines(root))),
    cases: byName(given.cases),
    labels: byName(given.labels),
    limitOf: (set, moved) =>
      [blockedIn(set, [...(given.storedBy ?? []), LOCAL_RECORD]), given.limitOf?.(set, moved)]
        .filter(Boolean)
        .join(' ') || undefined,
    root,
  };
}
