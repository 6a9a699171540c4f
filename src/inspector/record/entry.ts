import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import type { Delivery } from '@interpunct/model-kit/recorded';
import type { Move } from '@interpunct/model-kit/takeStep';

/**
 * A control of a page as people know it. Where the page has another one of its role and name, `within` is the
 * part of the page that it stands in, and `place` counts from 0 those that are alike there.
 */
export type Control = {
  role: string;
  name: string;
  within?: { role: string; name: string };
  place?: number;
  isDisabled?: boolean;
};

/** A field of a page with what is in it: of a list of options (`isList`) those that are chosen, on a line each. */
export type Filled = { role: string; name: string; value: string; isList?: true };

/**
 * What a page shows: the machines of its views (`data-machine`) with the states that these tell (`data-state`), its
 * address on its host, its title, its ARIA snapshot (`tree`) without what is in fields, and its fields. A view
 * may tell no states, or in words of its own. A field is left out where it has the name of another one, and `•••`
 * stands for a secret. `focus` is what had it, also beside the controls, such as a heading.
 */
export type Shown = {
  machines: readonly string[];
  states?: Readonly<Record<string, string>>;
  address: string;
  title: string;
  tree?: string;
  fields?: readonly Filled[];
  focus?: { role: string; name: string };
};

/** The size of a page's window, in px. */
export type Size = { width: number; height: number };

/** What stands for what was typed into a field of a secret. */
export const HIDDEN_TEXT = '•••';

export const gestureKinds = [
  ...(['click', 'rightClick', 'point', 'slip', 'drag', 'drop'] as const),
  ...(['type', 'choose', 'attach', 'press', 'paste', 'leave'] as const),
  ...(['accept', 'dismiss'] as const),
  ...(['stop', 'throw', 'ask', 'answer', 'back', 'forward', 'reload', 'resize'] as const),
] as const;

/** What a person did on the page. What the charts make of it follows as entries of its own. */
export type Gesture = {
  /**
   * `leave`: the page has lost the focus, as to the inspector. `slip`: a person has taken a press back, and let go beside
   * the control. `stop`: the browser did not send a form, for the sake of
   * a field. `throw`: nothing on the page has caught an error. `ask`: the page has asked an endpoint. `answer`: how that
   * has answered. `accept` and `dismiss` are answers to a dialog of the browser. `reload` lies between two records.
   * `resize` is told where entries have another size.
   */
  kind: (typeof gestureKinds)[number];
  /** Undefined for a key without a field, a step in the history, and a click beside all controls. */
  control?: Control;
  /**
   * The text, the options or the names of files on a line each, the key with its modifiers, why the browser stopped,
   * what the error says, what was asked (`POST /api/contact`), with the status or the failure
   * (`POST /api/contact: 500`), that the page itself has loaded again, or a size (`1280 × 720`).
   */
  value?: string;
  /** What a dialog says, or what the page sends as it asks (JSON). */
  text?: string;
  /** The types of the chosen files, as the browser tells them. */
  types?: readonly string[];
  /** What was typed into a field of a secret, of which `value` says nothing. No file and no copy has it. */
  secret?: string | undefined;
  /** In a report: how often a key was pressed that leads on from control to control. Without it: once. */
  times?: number;
  /** In a report: how long the button of a click was down, in ms, where the page may have waited for that. */
  heldFor?: number;
  /** Of a right-click, a key, a paste, a drag or a drop: whether the page has kept the browser from answering it. */
  isHeard?: true;
  /** Of a click that came soon after another one: which one it is, such as 2 of a double click. */
  clicks?: number;
  /** What a click or a key has a switch or a radio turn to. */
  turns?: 'on' | 'off';
  /** Where a click without a control was, or where a press was taken back, in px of the window. */
  at?: { x: number; y: number };
  /** The machine in whose view the control stands. */
  machine?: string;
  /** What the page showed before it. Without it, that is not known. */
  page?: Shown;
};

/** Where something came from that no act on this page brings. */
export type Outside = 'another window' | 'the network' | 'the server' | 'the history';

/**
 * Who brought it about: a tester in the inspector, or a person by an act that the page was handling. `pointed` is
 * what the person pointed at: pointing alone adds no entry, since it seldom causes anything. `outside` is where an
 * event came from that nobody at this page brought about. `isOfKey`: the page heard the key itself, not the text or the
 * press that came of it.
 */
export type By = {
  by?: 'inspector' | 'person';
  isOfKey?: true;
  pointed?: Gesture;
  outside?: Outside;
};

/** What came from outside the charts. All else follows from it. */
export type Cause =
  | { type: 'start' }
  | { type: 'act'; gesture: Gesture }
  /** An event of a view, of the world or of a tester, a timer that was due, or a promise that settled. */
  | (Move & { actor: string } & By);

/** A machine that an error has stopped. */
export type Stopped = { actor: string; error: unknown };

/** One cause and everything that followed from it, before the next one. */
export type Entry = {
  /** Counts from 0 at the start of the record. It stays when older entries are dropped. */
  index: number;
  /** Virtual time, in ms since the start of the record. */
  at: number;
  cause: Cause;
  deliveries: readonly Delivery[];
  /** The root after it. */
  kept: KeptRoot;
  /** The machines that an error has stopped, those below another one first. Without it: none. */
  stopped?: readonly Stopped[];
  /** What the page showed before it, where no gesture tells that and it was looked at. */
  page?: Shown;
  /** Whether the page was looked at, and showed the same as at the last look. */
  isSamePage?: true;
  /** The size of the page's window when it came. Without it: nobody knows. */
  size?: Size;
  /** The promises that a tester held when it came, by time or by results. Without it: none. */
  heldBack?: readonly { actor: string; invoke: string }[];
  /** Where the page stood after it, as the app tells. */
  place?: unknown;
  /**
   * Whether nothing depends on it. Noise is a timer that a firing of its own has set, as long as that goes on, what
   * followed from one, and an event that changed nothing. A replay comes out the same without it.
   */
  isNoise?: true;
};

/**
 * What a tester did to time and results after an entry: no cause, but what a report has to say. `at` in ms. `page`:
 * what the page showed before it. `way`: the entries up to `last` led to a state. A link alone leads there too where
 * nobody had done anything (`isLink`).
 */
export type Intervention = {
  after: number;
  at: number;
  /** `break`: a breakpoint held the time. `missed`: a link led nowhere. */
  kind:
    | ('pause' | 'resume' | 'step' | 'speed' | 'advance' | 'hold' | 'free' | 'release')
    | ('watch' | 'forget' | 'restore' | 'go' | 'break' | 'missed');
  /** The breakpoint, the number of ms, the speed, what is released or still held, where to, or why nowhere. */
  about?: string | undefined;
  page?: Shown | undefined;
  /** The actor that the breakpoint names. */
  actor?: string | undefined;
  way?: { actor: string; state: string; last: number; isLink: boolean };
};

/** Whether an actor did nothing with an event. */
export const isIgnored = ({ microsteps, hasNoChart }: Delivery): boolean =>
  !hasNoChart && microsteps.every((transitions) => transitions.length === 0);

/** Whether the page did it by itself. */
export const isOfPage = ({ kind }: Gesture): boolean => ['throw', 'ask', 'answer'].includes(kind);

/** Whether a person has answered a dialog of the browser. */
export const isAnswer = ({ kind }: Gesture): boolean => kind === 'accept' || kind === 'dismiss';

/** Whether a person did it, on the page or in the inspector. */
export const isAct = ({ cause }: Pick<Entry, 'cause'>): boolean =>
  cause.type === 'act' ? !isOfPage(cause.gesture) : 'by' in cause && cause.by === 'inspector';

/** How many entries there are. The start counts as none: the first entry after it has the number 1. */
export const numberOf = (entries: readonly Pick<Entry, 'cause'>[]) =>
  entries.filter(({ cause }) => cause.type !== 'start').length;
