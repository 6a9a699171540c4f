import { type Knowing, type Knowledge, type Model, modelFrom } from '@interpunct/model-kit/model';
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
import type { SitePage } from '#tests/e2e/sitePage.ts';
import type { Look } from './outline.ts';

type EventOf<M extends AnyStateMachine> = Exclude<EventFromLogic<M>, { type: `xstate.${string}` }>;

/** What a visitor uses: its name, and the selector of the view. */
export type Control = readonly [name: string, part: string];

/** Causes an event, from the world before it. */
export type Way<Event = unknown, M extends AnyStateMachine = AnyStateMachine> = (
  visitor: SitePage,
  control: Control,
  event: Event,
  before: World<M>,
) => Promise<unknown>;

/** How an event comes about. */
export type Row<M extends AnyStateMachine = AnyStateMachine, Event = AnyEventObject> = {
  /** The name of what the visitor uses in the view, which offers it where the machine takes the event. */
  control?: string | ((event: Event, snapshot: SnapshotFrom<M>) => string);
  /** The state of the control, if it does something else in another one. */
  state?: 'collapsed' | 'expanded';
  /** By its reason: when the view does not offer what the machine would take. */
  unavailable?: Record<string, (snapshot: SnapshotFrom<M>, event: Event) => boolean>;
  /** Where it comes from, if no control of the view stands for it alone. */
  from?: string;
  /** The walks take them in turn, until each has been taken. */
  ways?: readonly Way<Event, M>[];
  /** Where a browser can take them. */
  when?: (world: World<M>, event: Event) => boolean;
  /** Why nothing has the focus afterwards. */
  losesFocus?: string;
};

/** How each event of a machine comes about. An event that is missing does not compile. */
export type Gestures<M extends AnyStateMachine> = {
  [Type in EventOf<M>['type']]: Row<M, Extract<EventOf<M>, { type: Type }>>;
};

/** What people find in the view; null where it shows nothing. */
type Parts<M extends AnyStateMachine> =
  | readonly string[]
  | null
  | ((context: ContextFrom<M>, seen: Seen) => readonly string[] | null);

/** Whether an event is on the way that has led to a state. */
export type Seen = { hasPassed: (type: string) => boolean };

/** Brings a result about. */
type Answering = (visitor: SitePage, value: never) => Promise<unknown>;

type Options<M extends AnyStateMachine> = {
  actor: keyof SiteActors;
  /** Tells two tables of an actor from each other. */
  name?: string;
  /** Cases in place of those of the model, such as what a browser cannot cause, by the type of the event. */
  cases?: Omit<Knowing<M>, 'expected' | 'temporal'>;
  /** Width of the window, in px. */
  width?: number;
  /** Why no element carries the name of the machine. */
  unmarked?: string;
  /** Where people find the parts; in the machine's element unless set. */
  see?: readonly Look[];
  /** The address at which a visit begins, or what leads to where the paths begin. */
  begin: string | ((visitor: SitePage, input: InputFrom<M>) => Promise<unknown>);
  gestures: Gestures<M>;
  /** Brings about what the machine waits for, by the id of the invoke. What is missing cannot happen. */
  answers?: Record<string, { output?: Answering; error?: Answering }>;
  /**
   * What people find, by the text of `data-state`. A state that is left out shows nothing. A text gives the
   * reason why the state cannot be looked at.
   */
  parts: Record<string, Parts<M> | string>;
  /** The selector of what may have the focus, by the text of `data-state`. */
  focus?: Record<string, string>;
  /** Whether the site needs its endpoints. Without it, the build without settings serves. */
  hasEndpoints?: (input: InputFrom<M>) => boolean;
  /** What the site may say in the console, and ask of other hosts. */
  expectedMessages?: RegExp;
  expectedRequests?: RegExp;
  /** Whether the visitor has not chosen about cookies yet. */
  isFirstVisit?: true;
  /** The states and transitions that no gesture leads to, each with its reason. The model tests take them. */
  unreached?: Record<string, string>;
};

/** A machine with what its view shows and offers, ready to be walked. */
export type Table = Omit<Options<AnyStateMachine>, 'gestures'> & {
  title: string;
  model: Model;
  /** The page where it shows, by its id, unless all do. */
  pages: Readonly<Record<string, string>>;
  gestures: Record<string, Row>;
};

/** States and transitions that no gesture leads to, all for one reason. */
export const because = (reason: string, ...parts: readonly string[]) =>
  Object.fromEntries(parts.map((part) => [part, reason]));

/** A machine with its cases and its table. */
export function behaviour<M extends AnyStateMachine>(
  machine: M,
  { pages = {}, ...knowledge }: Knowledge<AnyStateMachine> & Partial<Pick<Table, 'pages'>>,
  options: Options<M>,
): Table {
  const { name = options.actor, cases: own = {} } = options as Pick<Table, 'name' | 'cases'>;
  const { cases } = modelFrom(machine as AnyStateMachine, knowledge);
  const events = { ...cases.events, ...own.events };
  const results = { ...cases.results, ...own.results };
  return {
    ...(options as unknown as Table),
    title: name,
    pages,
    model: { machine, cases: { ...cases, ...own, events, results } as never },
  };
}
