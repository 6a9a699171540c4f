import type { AnyStateMachine, EventFromLogic, InputFrom, PromiseActorLogic } from 'xstate';

/** Values, each under a name that a tester understands. */
type Named<Value> = Readonly<Record<string, Value>>;

type OwnEvent<M extends AnyStateMachine> = Exclude<EventFromLogic<M>, { type: `xstate.${string}` }>;

type WithPayload<Event extends { type: string }> = Event extends unknown
  ? Exclude<keyof Event, 'type'> extends never
    ? never
    : Event
  : never;

type PayloadsOf<Event extends { type: string }> = {
  [Type in Event['type']]: Named<Omit<Extract<Event, { type: Type }>, 'type'>>;
};

type ActorsOf<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>;

type ResultsOf<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer _>
    ? { outputs: Named<Output>; errors: Named<unknown> }
    : { errors: Named<unknown> };

/**
 * What can happen to a machine. The inspector, the model of the machine, that of the site and the random
 * events read it. No visitor downloads it.
 *
 * An event with a payload or an actor without a case does not compile. Values are JSON data, because a
 * tester can edit them.
 */
export type CasesOf<M extends AnyStateMachine> = {
  /** What the machine is created with. A machine without input has none. */
  inputs?: Named<InputFrom<M>>;
  /** The payloads of each event that has one. */
  events: PayloadsOf<WithPayload<OwnEvent<M>>>;
  /** What each actor that it invokes settles with, and the errors that matter. */
  results: {
    [Source in keyof ActorsOf<M> as NonNullable<ActorsOf<M>[Source]> extends AnyStateMachine
      ? never
      : Source]-?: ResultsOf<NonNullable<ActorsOf<M>[Source]>>;
  };
  /** The page where a behaviour shows, by its id. One that is not named shows on every page. */
  pages?: Named<string>;
};

/** An error as it reaches the record of an inspector. */
export const errorNamed = (message: string) => ({ name: 'Error', message });

/** Code or a delivery that has arrived: nothing comes with it. */
export const arrived = { arrived: undefined };

/** A Wednesday noon in Luxembourg, in ms since 1970. */
export const NOON = Date.UTC(2026, 10, 18, 11);
