import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
  setup,
} from 'xstate';
import { type KeptTimer, resumeTimers } from '#statechart/keptRoot.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { createScript, withScriptedPorts } from './scriptedPorts.ts';

/** Where a journey begins: at the start with an input, or at what a record kept. */
export type Beginning<M extends AnyStateMachine> = {
  input?: InputFrom<M>;
  kept?: { snapshot: object; timers: readonly KeptTimer[] };
};

/**
 * Starts a machine for a journey that the inspector has copied as a test: below a parent that takes
 * what the machine reports, over ports that follow a script, on a clock that the test holds.
 */
export function startRecorded<M extends AnyStateMachine>(
  machine: M,
  { input, kept }: Beginning<M> = {},
) {
  const { id } = machine;
  const script = createScript();
  const clock = new VirtualClock();
  const parent = setup({ actors: { [id]: withScriptedPorts(machine, script) as AnyStateMachine } });
  const children = kept && { [id]: { snapshot: kept.snapshot, src: id, syncSnapshot: false } };
  const root = createActor(
    parent.createMachine({ invoke: { id, src: id, input: input as never } }),
    {
      clock,
      ...(kept && {
        snapshot: {
          status: 'active',
          value: {},
          historyValue: {},
          context: {},
          children,
        } as never as Snapshot<unknown>,
      }),
    },
  );
  resumeTimers(
    root,
    (kept?.timers ?? []).map((timer) => ({
      ...timer,
      actor: timer.actor === id ? id : `${id}/${timer.actor}`,
    })),
  );
  root.start();
  const actorAt = (path?: string): AnyActorRef => {
    const actor = root.getSnapshot().children[id] as AnyActorRef;
    return path ? actor.getSnapshot().children[path] : actor;
  };
  return {
    /** Sends an event to the machine, or to an actor below it. */
    send: (event: AnyEventObject, to?: string) => actorAt(to).send(event),
    /** What the view of the machine, or of an actor below it, writes to `data-state`. */
    state: (path?: string) => activeLeaves(actorAt(path).getSnapshot().value).join(' '),
    context: (): unknown => actorAt().getSnapshot().context,
    pass: (ms: number) => clock.advance(ms),
    settlePort: script.settlePort,
  };
}
