import type {
  ActorOptions,
  AnyActorLogic,
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
} from 'xstate';
import type { Layout } from './charts/chart.ts';
import type { Journey } from './handOver/journey.ts';
import type { KeptRoot } from './record/keptRoot.ts';

/** What a root is created with, so that the inspector sees and steers it. */
export type RootOptions = Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;

/**
 * What a root is created for:
 * - `visit`: it takes the page over and reaches the world.
 * - `look`: it is shown and never started, so it reaches nothing.
 * - `rehearsal`: it is started, and reaches nothing but the page, if that shows it.
 */
export type Purpose = 'visit' | 'look' | 'rehearsal';

/** A payload that a tester can send, and the name of its case. */
export type Sample<Event = AnyEventObject> = { name: string; event: Event };

/** What the inspector needs of an app. It imports nothing of the app itself. */
export type InspectedApp = {
  /** Names the files of its sessions. */
  name: string;
  /** Names the deployment that recorded a session. */
  version: string;
  /** The machine of each actor, by its path: ids below the root, joined by '/'. The root's path is its id. */
  machines: Readonly<Record<string, AnyStateMachine>>;
  /** By machine id. */
  layouts: Readonly<Record<string, Layout>>;
  /** Cases of the events with a payload, by event type. An event that is not listed has none. */
  samples: Readonly<Record<string, readonly Sample[]>>;
  /** Outputs and errors of the promises, by the id of the invoke. */
  results: Readonly<Record<string, { outputs: readonly Named[]; errors: readonly Named[] }>>;
  /** The address of a page that shows an actor; '/' for one that is not listed. */
  addresses: Readonly<Record<string, string>>;
  /**
   * Whether a text at this place is what a person typed, so that an export can leave it out. A path
   * begins with `context`, `event`, `input`, `output` or `error`: `['event', 'text']`. What goes into a
   * promise and comes out of it belongs to the actor that invokes it.
   */
  isTyped: (actor: string, path: readonly string[]) => boolean;
  /**
   * Opens the page that shows an actor, in a state of it, where the page of the moment does not show it.
   * Returns whether another document is on its way.
   */
  open: (actor: string, state: string) => boolean;
  /** The address of the page that a kept root shows. */
  addressOf: (kept: KeptRoot) => string;
  /** Ways in which every page exists, such as languages. `toAddress` takes an address of `addresses`. */
  variants: readonly { name: string; toAddress: (address: string) => string }[];
  /** Writes a journey as a test in the style of the app's own tests. */
  writeTest: (journey: Journey) => string;
  /** Holds what moves on the page and is on no clock of the root, such as animations; lets it go on. */
  holdMotion: (isHeld: boolean) => void;
  /**
   * Moves the animations that show a state by a clock, in ms: those that run and those that begin. Without
   * one they run by themselves.
   */
  followClock: (clock: (() => number) | undefined) => void;
  /** The root's machine, and the id and system id of its actor. */
  root: { machine: AnyStateMachine; id: string; systemId?: string };
  /**
   * Creates the root for the page that goes on from a kept one, without starting it. It makes again what
   * a snapshot cannot hold: code, texts, the address. The inspector adds the timers.
   */
  restore: (
    kept: KeptRoot,
    purpose: Exclude<Purpose, 'rehearsal'>,
    options: RootOptions,
  ) => Promise<AnyActorRef>;
  /**
   * Puts a root on the page in place of the one before. Resolves when it stands there. A new visit's
   * root starts after it.
   */
  show: (root: AnyActorRef, purpose: Purpose) => Promise<void>;
};

/** A value and what it stands for. */
export type Named = { name: string; value: unknown };
