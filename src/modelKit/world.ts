import type { AnyActor, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Rest } from './takeStep.ts';

/** What a step does outside the machine. */
export type Effect = {
  /** `start` is what the machine does with an actor that it runs; `call` is each action of an app. */
  kind: 'call' | 'send' | 'emit' | 'start';
  /**
   * `saveDraft`, `to parent chat.opened`, `to parent done` at the machine's end, `emit frame.due`. Of a
   * start, the name of what it runs.
   */
  name: string;
  /** What goes along. */
  data: readonly unknown[];
};

/** A machine at rest, with what it waits for and what the last step has led to. */
export type World<M extends AnyStateMachine = AnyStateMachine> = Omit<Rest, 'snapshot'> & {
  snapshot: SnapshotFrom<M>;
  effects: readonly Effect[];
  /** The ids of the timers that the last step has set. */
  begun: readonly string[];
  /** The types of the events that it has raised without a delay. */
  raised: readonly string[];
  /** The actors that it has started, also those that it has stopped. */
  started: readonly AnyActor[];
  /** The parts of the context before, or of the event, that the last step has changed in place. */
  spoiled?: readonly string[];
  /** What expectations ask of the way to it. */
  memory?: string;
  /** The ids of the transitions that it took, and of the states that it passed. */
  covered: readonly string[];
};
