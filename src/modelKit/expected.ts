import type {
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  DoneActorEvent,
  ErrorActorEvent,
  EventFromLogic,
  EventObject,
  OutputFrom,
  SnapshotFrom,
  TagsFrom,
} from 'xstate';

type Before<M extends AnyStateMachine, Event> = {
  context: ContextFrom<M>;
  event: Event;
  /** Of the start, the one that it leads to. */
  snapshot: SnapshotFrom<M>;
};

type Cited = {
  /** The numbers of the requirements that ask for it. The tests whose paths meet it begin with them. */
  requirement?: string;
};

type Parts<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]>;

/** What a machine provides of a kind, by its name. */
export type Provided<M extends AnyStateMachine, Kind extends keyof Parts<M>> = NonNullable<
  Parts<M>[Kind]
>;

type DelayOf<M extends AnyStateMachine> = keyof Provided<M, 'delays'> & string;

/**
 * The name of a timer. XState's types do not have the ids of delayed events: where `setup` has delays, such an
 * id is the type of an event of the machine.
 */
type TimerOf<M extends AnyStateMachine> = [DelayOf<M>] extends [never]
  ? string
  : DelayOf<M> | `${number}` | OwnType<M>;

type ChildOf<M extends AnyStateMachine> = keyof SnapshotFrom<M>['children'] & string;

/** The name of an actor. An id may be any, unless `types.children` of `setup` has the ids of all actors. */
type ActorOf<M extends AnyStateMachine> =
  | (keyof Provided<M, 'actors'> & string)
  | (string extends ChildOf<M> ? string & {} : ChildOf<M>);

type ActionOf<M extends AnyStateMachine> = keyof Provided<M, 'actions'> & string;

/** The name of a call. Where `setup` has actions, an inline function has no type. */
type CallOf<M extends AnyStateMachine> = [ActionOf<M>] extends [never]
  ? string
  : ActionOf<M> | `to ${string}` | `emit ${string}`;

type Sometimes<Name extends string> = Name | `${Name}?`;

/** What is expected of a machine while a state is active. */
type ExpectedState<M extends AnyStateMachine> = Cited & {
  /**
   * The timers that run, by their names, with what each is set to, in ms, where the context tells it. With `?`
   * behind its name, one may run or not.
   */
  timers?:
    | readonly Sometimes<TimerOf<M>>[]
    | { readonly [Name in Sometimes<TimerOf<M>>]?: number | ((context: ContextFrom<M>) => number) };
  /** The actors that run, by their ids, with the input of each where it matters. A list may be a function. */
  actors?:
    | readonly ActorOf<M>[]
    | ((context: ContextFrom<M>) => readonly string[])
    | { readonly [Name in ActorOf<M>]?: (context: ContextFrom<M>) => unknown };
  tags?: readonly TagsFrom<M>[];
  /** What is true of the context. */
  holds?: (context: ContextFrom<M>) => boolean;
};

type Whole =
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | Date
  | ((...args: never) => unknown);

/** A part of a context, where the name of an actor may stand in its place. */
type Written<T> = T extends AnyActorRef
  ? T | string
  : T extends Whole
    ? T
    : T extends object
      ? { readonly [Key in keyof T]: Written<T[Key]> }
      : T;

type WrittenContext<M extends AnyStateMachine> = {
  readonly [Key in keyof ContextFrom<M>]?: Written<ContextFrom<M>[Key]>;
};

type PathIn<Value> = Value extends string
  ? Value
  : string extends keyof Value
    ? string
    : {
        [Key in keyof Value & string]: Key | `${Key}.${PathIn<NonNullable<Value[Key]>>}`;
      }[keyof Value & string];

/** A state of a machine, as a dotted path. */
type Place<M extends AnyStateMachine> = PathIn<SnapshotFrom<M>['value']>;

type Places<M extends AnyStateMachine> = Place<M> | readonly (Place<M> | readonly Place<M>[])[];

/** What goes along as it is. */
type Data = string | number | boolean | object | null | undefined;

/** What is expected of an event. What no row of an event admits has to change nothing. */
type ExpectedStep<M extends AnyStateMachine, Event = AnyEventObject> = Cited & {
  /** The states of which one is active before; of a list in the list, all. Left out, it may be any. */
  in?: Places<M>;
  /** Likewise, of when the states around them were last active: what a history keeps. */
  was?: Places<M>;
  /** What is true before. */
  when?: (before: Before<M, Event>) => boolean;
  /**
   * The states that the step enters, again where one was active before: these, those around them and no others.
   * Without it, the states stay, and nothing begins but what `given` names.
   */
  to?: Place<M> | readonly Place<M>[];
  /** All that the step calls, sends and emits, in this order. Left out, nothing. */
  calls?: readonly CallOf<M>[] | ((before: Before<M, Event>) => readonly string[]);
  /**
   * What goes along, by the name of a call, an actor or a timer: the params of an action, the event that it sends or
   * emits, the input of an actor or the ms of a timer that begins. A list where several have the name. An actor or a
   * timer that stands here begins, also without `to`.
   */
  given?: {
    readonly [Name in CallOf<M> | ActorOf<M> | `after ${TimerOf<M>}`]?:
      | Data
      | ((before: Before<M, Event>) => unknown);
  };
  /** The timers and actors that run no longer after the step. One of them has to run before, at least once. */
  ends?: readonly (TimerOf<M> | ActorOf<M>)[];
  /** The types of the events that the machine raises in the step. Left out, any. */
  raises?: readonly OwnType<M>[];
  /** Parts of the context afterwards, with names for actors. What is left out stays as it was. */
  context?: WrittenContext<M> | ((before: Before<M, Event>) => WrittenContext<M>);
};

/** What an actor that `setup` names gives. */
export type OutputOf<M extends AnyStateMachine, Name> = Name extends keyof Provided<M, 'actors'>
  ? OutputFrom<NonNullable<Provided<M, 'actors'>[Name]>>
  : unknown;

/** The event of a row, by its label. Of an id, nobody knows what it runs: its result may be anything. */
type EventOf<M extends AnyStateMachine, Label> =
  Label extends OwnType<M>
    ? Extract<EventFromLogic<M>, { type: Label }>
    : Label extends `after ${infer Type extends OwnType<M>}`
      ? Extract<EventFromLogic<M>, { type: Type }>
      : Label extends `after ${DelayOf<M> | number}`
        ? EventObject
        : Label extends `${keyof Provided<M, 'actors'> & string} error`
          ? ErrorActorEvent
          : Label extends `${infer Name extends keyof Provided<M, 'actors'> & string} done`
            ? DoneActorEvent<OutputOf<M, Name>>
            : AnyEventObject;

type ResultLabel<M extends AnyStateMachine> =
  | `after ${TimerOf<M>}`
  | `${ActorOf<M>} ${'done' | 'error' | 'snapshot'}`;

export type OwnType<M extends AnyStateMachine> = Exclude<
  EventFromLogic<M>['type'],
  `xstate.${string}`
>;

export type PayloadOf<M extends AnyStateMachine, Type> = Omit<
  Extract<EventFromLogic<M>, { type: Type }>,
  'type'
>;

/**
 * What people expect of a machine, written by hand: the chart has no part in it. States are dotted paths,
 * and '' is the machine itself. Of the rows of an event, the first one that admits a step counts.
 *
 * Where any state has timers, no others run; likewise for actors and for tags.
 */
export type Expected<M extends AnyStateMachine> = {
  /** Of the start. Its event has the `input`. */
  start?: readonly ExpectedStep<M>[];
  states?: { readonly [Path in Place<M> | '']?: ExpectedState<M> };
  /** Payloads at both sides of each limit, to try beside the cases: rows with `>` and `>=` differ there. */
  limits?: {
    readonly [Type in OwnType<M> | `xstate.snapshot.${string}`]?: readonly (Type extends OwnType<M>
      ? PayloadOf<M, Type>
      : { snapshot: object })[];
  };
  /** Of events, and of timers and results by their labels. */
  events?: {
    readonly [Label in OwnType<M> | ResultLabel<M>]?: readonly ExpectedStep<M, EventOf<M, Label>>[];
  };
  /** The events, timers and results of which nothing is expected: they may do anything. */
  anything?: readonly string[];
};

export type ExpectedRow = ExpectedStep<AnyStateMachine>;
export type StateRow = ExpectedState<AnyStateMachine>;

/** What rows know of a machine before a step. */
export type Known = Before<AnyStateMachine, AnyEventObject>;
