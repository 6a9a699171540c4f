import { type Cases, type Knowledge, type Model, modelFrom } from '@interpunct/model-kit/model';
import type { Step } from '@interpunct/model-kit/takeStep';
import type { World } from '@interpunct/model-kit/world';
import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { SiteActors } from '#app/wiring/createSite.ts';
import type { siteMachine } from '#machines/site.machine.ts';
import type { BrowserVisitor } from './browserVisitor.ts';
import type { Look } from './outline.ts';
import type { SimulatedVisitor } from './simulatedVisitor.tsx';

/** A visitor whom a walk leads, in either runner. */
export type Visitor = SimulatedVisitor | BrowserVisitor;

type EventOf<M extends AnyStateMachine> = Exclude<EventFromLogic<M>, { type: `xstate.${string}` }>;

/** Causes an event, from the world before it. */
export type Way<V = Visitor, Event = unknown, M extends AnyStateMachine = AnyStateMachine> = (
  visitor: V,
  control: string,
  event: Event,
  before: World<M>,
) => Promise<unknown>;

/** The ways to cause an event. The walks take them in turn, until each has been taken. */
type Ways<M extends AnyStateMachine, Event> = {
  ways?: readonly Way<Visitor, Event, M>[];
  /** Those of one runner alone. */
  simulated?: readonly Way<SimulatedVisitor, Event, M>[];
  browser?: readonly Way<BrowserVisitor, Event, M>[];
  /** Where a browser can take them. */
  when?: (world: World<M>, event: Event) => boolean;
  /** Why nothing has the focus afterwards. */
  losesFocus?: string;
};

/** What a visitor does in the view. */
type Gesture<M extends AnyStateMachine, Event> = Ways<M, Event> & {
  /** What the visitor uses, if the view offers it. */
  control: string | ((event: Event, snapshot: SnapshotFrom<M>) => string);
  /** By its reason: when the view does not offer what the machine would take. */
  unavailable?: Record<string, (snapshot: SnapshotFrom<M>, event: Event) => boolean>;
  /** Why the view offers it where the machine ignores it. */
  isOfferedAlways?: string;
};

/** What happens outside the view. In the simulated document the actor hears of it, unless there is a way. */
type Fact<M extends AnyStateMachine, Event> = Ways<M, Event> & {
  /** Where it comes from. */
  from: string;
};

/** What the view says by itself, once it shows the state before. */
type Answer<M extends AnyStateMachine, Event> = Pick<Ways<M, Event>, 'when'> & {
  saidBecause: string;
  hasSaid: (context: ContextFrom<M>) => boolean;
};

/** How each event of a machine comes about. An event that is missing does not compile. */
export type Gestures<M extends AnyStateMachine> = {
  [Type in EventOf<M>['type']]:
    | Gesture<M, Extract<EventOf<M>, { type: Type }>>
    | Fact<M, Extract<EventOf<M>, { type: Type }>>
    | Answer<M, Extract<EventOf<M>, { type: Type }>>;
};

/** What people find in the view; null where it shows nothing. */
type Parts<M extends AnyStateMachine> =
  | readonly string[]
  | null
  | ((context: ContextFrom<M>, seen: Seen) => readonly string[] | null);

/** Who sees a state, and whether an event is on the way that has led there. */
export type Seen = { visitor: Visitor; hasPassed: (type: string) => boolean };

/** A step that settles an actor. */
export type Result = Extract<Step, { invoke: string }>;

/** Brings a result about. */
type Answering = (visitor: BrowserVisitor, value: never) => Promise<unknown>;

type OwnCases<M extends AnyStateMachine> = {
  [Key in keyof Cases<M>]?: Cases<M>[Key] extends object ? Partial<Cases<M>[Key]> : Cases<M>[Key];
};

type SimulatedOptions<M extends AnyStateMachine> = {
  /** The address at which the visit begins, a page without content unless set. */
  path?: string | ((input: InputFrom<M>) => string);
  site?: (input: InputFrom<M>) => Partial<InputFrom<typeof siteMachine>>;
  /** Brings the visit to where the paths begin. */
  prepare?: (visitor: SimulatedVisitor) => unknown;
  /** What comes with every cause, such as the arrival of code. */
  follow?: (visitor: SimulatedVisitor) => unknown;
  /** What happens in the document before an invoked actor is done, by its name. */
  onResult?: Partial<Record<string, (visitor: SimulatedVisitor) => void>>;
  /** The control that reacts to the pointer already, in a row of its own. */
  hovered?: string;
  /** Ports that ways call more often than a path says: with each letter, or on the way back. */
  uncounted?: readonly string[];
  /** What the view changes in the context by itself, or what is made by chance: its type alone counts. */
  anyOf?: readonly string[];
};

type BrowserOptions<M extends AnyStateMachine> = {
  begin: string | ((visitor: BrowserVisitor, input: InputFrom<M>) => Promise<unknown>);
  /** Cases in place of those of the model, where a browser cannot cause them. */
  cases?: OwnCases<M>;
  /** Brings about what the machine waits for, by the id of the invoke. What is missing cannot happen. */
  answers?: Record<string, { output?: Answering; error?: Answering }>;
  /** What a browser shows in place of a row of the table. A text gives the reason why the state cannot be looked at. */
  parts?: Record<string, Parts<M> | string>;
  /** Whether the site needs its endpoints. Without it, the build without settings serves. */
  hasEndpoints?: (input: InputFrom<M>) => boolean;
  /** What the site may say in the console, and ask of other hosts. */
  expectedMessages?: RegExp;
  expectedRequests?: RegExp;
  /** Whether the visitor has not chosen about cookies yet. */
  isFirstVisit?: true;
  /** The states and transitions that a browser alone does not reach, each with its reason. */
  unreached?: Record<string, string>;
};

type Options<M extends AnyStateMachine> = {
  actor: keyof SiteActors;
  /** Tells two tables of an actor from each other. */
  name?: string;
  /** Cases in place of those of the model, by the type of the event. */
  cases?: OwnCases<M>;
  /** Width of the window, in px. */
  width?: number;
  /** Why no element carries the name of the machine. */
  unmarked?: string;
  /** Where people find the parts; in the machine's element unless set. */
  see?: readonly Look[] | ((visitor: SimulatedVisitor) => string[]);
  gestures: Gestures<M>;
  /** What people find, by the text of `data-state`. A state that is left out shows nothing. */
  parts: Record<string, Parts<M>>;
  /** What may have the focus, by the text of `data-state`. */
  focus?: Record<string, readonly string[]>;
  /** The states and transitions that no gesture leads to, each with its reason. */
  unreached?: Record<string, string>;
  simulated?: SimulatedOptions<M>;
  /** How a browser walks it, or why none does. */
  browser: string | BrowserOptions<M>;
};

/** A row of a table, of any kind. */
export type Row = Partial<AnyRow>;

type AnyRow = Gesture<AnyStateMachine, AnyEventObject> &
  Fact<AnyStateMachine, AnyEventObject> &
  Answer<AnyStateMachine, AnyEventObject>;

/** A machine with what its view shows and offers, ready to be walked. */
export type Table = Omit<Options<AnyStateMachine>, 'gestures'> & {
  title: string;
  model: Model;
  /** The page where it shows, by its id, unless all do. */
  pages: Readonly<Record<string, string>>;
  gestures: Record<string, Row>;
};

/** Cases with others in place of some of them. */
export const withCases = (cases: Cases<AnyStateMachine>, own: OwnCases<AnyStateMachine> = {}) => ({
  ...cases,
  ...own,
  events: { ...cases.events, ...own.events },
  results: { ...cases.results, ...own.results },
});

/** A machine with its cases and its table. */
export function behaviour<M extends AnyStateMachine>(
  machine: M,
  { pages = {}, ...cases }: Knowledge<AnyStateMachine> & Partial<Pick<Table, 'pages'>>,
  options: Options<M>,
): Table {
  const { actor, name, cases: own } = options as unknown as Table & { name?: string };
  return {
    ...(options as unknown as Table),
    title: name ?? actor,
    pages,
    model: {
      machine,
      cases: withCases(modelFrom(machine as AnyStateMachine, cases).cases, own) as never,
    },
  };
}
