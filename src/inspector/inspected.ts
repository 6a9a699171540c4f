import type { ActorOptions, AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate';
import type { MachineCases } from '#statechart/cases.ts';
import type { KeptRoot } from '#statechart/keptRoot.ts';
import type { Layout } from './charts/layout.ts';
import type { Journey } from './handOver/journey.ts';

/** What a root is created with, so that the inspector sees and steers it. */
export type RootOptions = Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;

/**
 * What a root is shown for:
 * - `visit`: it takes the page over and reaches the world.
 * - `look`: it is never started, so it reaches nothing.
 * - `rehearsal`: it is started, and reaches nothing but the page.
 */
export type Purpose = 'visit' | 'look' | 'rehearsal';

/** An action of an actor, such as one that the document of a kept root has to do again. */
export type Effect = { actor: string; action: string; run: () => void };

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
  /** The cases of each actor's machine, by its path. */
  cases: Readonly<Record<string, MachineCases>>;
  /**
   * What a promise or an action asks of the world, such as `send POST /api/contact`. Undefined for one that
   * stays within the page.
   */
  outgoing: (actor: string, name: string) => string | undefined;
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
   * a snapshot cannot hold and that reaches nothing: code and texts. The inspector adds the timers.
   */
  restore: (kept: KeptRoot, options: RootOptions) => Promise<AnyActorRef>;
  /** What the document of such a root has to do again before the root starts, such as load a vendor. */
  effects: (root: AnyActorRef) => readonly Effect[];
  /**
   * Puts a root on the page in place of the one before. Resolves when it stands there. A new visit's
   * root starts after it.
   */
  show: (root: AnyActorRef, purpose: Purpose) => Promise<void>;
};
