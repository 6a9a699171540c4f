import { expect } from 'vitest';
import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { coveredBy } from '#statechart/describeChart.ts';
import { keepRoot } from '#statechart/keptRoot.ts';
import type { Step } from '#statechart/takeStep.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { statesIn } from '#statechart/xstate.ts';
import { settle } from './journey.ts';
import { hostOf, type ModelPath, type World } from './modelKit.ts';
import { createScript, withScriptedPorts } from './scriptedPorts.ts';

/** What the model says about a world, and what an actor shows of it. */
type Picture = {
  value: unknown;
  context: unknown;
  timers: readonly string[];
  running: readonly string[];
  effects: readonly string[];
};

function pictureOf({ snapshot, timers, running, effects }: World): Picture {
  const { value, context } = snapshot as AnyMachineSnapshot;
  return {
    value,
    context,
    timers: timers.map(({ id, remaining }) => `${id} in ${remaining} ms`),
    running: running.toSorted(),
    effects,
  };
}

/** A machine over scripted ports and a held clock, below a parent. */
function startMachine(machine: AnyStateMachine, input: unknown) {
  const script = createScript();
  const clock = new VirtualClock();
  const effects: string[] = [];
  const covered = new Set<string>();
  const isOurs = (actor: ActorRefLike | undefined) =>
    (actor as AnyActorRef | undefined)?.id === machine.id;
  const host = createActor(hostOf(withScriptedPorts(machine, script)), {
    input,
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && isOurs(event.actorRef)) {
        for (const part of coveredBy(event)) covered.add(part);
      }
      const isSent = event.type === '@xstate.event' && isOurs(event.sourceRef);
      if (isSent && !isOurs(event.actorRef) && event.event.type !== 'xstate.init') {
        const to = event.actorRef === host ? '#_parent' : (event.actorRef as AnyActorRef).id;
        effects.push(`to ${to} ${JSON.stringify(event.event)}`);
      }
    },
  });
  const actor = host.getSnapshot().children[machine.id] as AnyActorRef;
  actor.on('*', (event) => effects.push(`emit ${JSON.stringify(event)}`));
  host.start();
  for (const id of statesIn(actor.getSnapshot())) covered.add(id);

  const take: { [Type in Step['type']]: (step: Step & { type: Type }) => unknown } = {
    event: ({ event }) => actor.send(event),
    timer: ({ ms }) => clock.advance(ms),
    output: ({ invoke, value }) => script.settlePort(invoke, ({ resolve }) => resolve(value)),
    error: ({ invoke, value }) => script.settlePort(invoke, ({ reject }) => reject(value)),
  };

  return {
    covered,
    take: async (step: Step) => {
      effects.length = 0;
      script.calls.length = 0;
      await take[step.type](step as never);
    },
    picture: (): Picture => {
      const { value, context } = actor.getSnapshot();
      const timers = keepRoot(host, clock).timers.toSorted(
        (one, other) => one.remaining - other.remaining,
      );
      return {
        value,
        context,
        timers: timers.map(({ id, remaining }) => `${id} in ${remaining} ms`),
        running: [...script.pending.keys()].toSorted(),
        effects: [...effects, ...script.calls].toSorted(),
      };
    },
    stop: () => host.stop(),
  };
}

/**
 * Walks a path through a machine that runs, and compares it with the model after each step. Returns the
 * parts that the machine has covered.
 */
export async function runPath(machine: AnyStateMachine, { input, start, steps }: ModelPath) {
  const run = startMachine(machine, input);
  await settle();
  expect(run.picture(), 'at the start').toEqual(pictureOf(start));
  for (const [index, { step, world }] of steps.entries()) {
    await run.take(step);
    const way = steps.slice(0, index + 1).map((made) => JSON.stringify(made.step));
    expect(run.picture(), `after ${way.join(', ')}`).toEqual(pictureOf(world));
  }
  run.stop();
  return run.covered;
}
