import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Taken } from './takeStep.ts';

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
export type World<M extends AnyStateMachine = AnyStateMachine> = Omit<
  Taken,
  'snapshot' | 'actions'
> & {
  snapshot: SnapshotFrom<M>;
  effects: readonly Effect[];
  /** The types of the events that the last step has raised without a delay. */
  raised: readonly string[];
  /** What expectations ask of the way to it. */
  memory?: string;
};
