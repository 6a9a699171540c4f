import { type ModelPath, modelFrom } from '@interpunct/model-kit/model';
import { pathsOf } from '@interpunct/model-kit/paths';
import type { Step } from '@interpunct/model-kit/takeStep';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import type { World } from '@interpunct/model-kit/world';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  setup,
} from 'xstate';
import { outliveFaults } from '#app/wiring/portFaults.ts';
import { port } from '#machines/port.ts';
import { settle } from '#tests/machines/journey.ts';
import { machines } from '#tests/machines/machines.ts';
import { knownOf } from '#tests/machines/models.ts';
import {
  createScript,
  isPortLogic,
  type Script,
  withScriptedPorts,
} from '#tests/machines/scriptedPorts.ts';

const broken = new Error('broken on purpose');

let script: Script;

beforeEach(() => {
  script = createScript();
});

/** A port that throws the first time that it is reached. */
function failOnce<Given extends unknown[]>(run: (...given: Given) => void) {
  const turns = [
    () => {
      throw broken;
    },
  ];
  return (...given: Given) => (turns.pop() ?? run)(...given);
}

/** The machine below a parent to which it reports. */
const hostOf = (machine: AnyStateMachine) =>
  setup({ actors: { machine } }).createMachine({
    invoke: {
      id: machine.id,
      src: 'machine',
      input: ({ event }: { event: AnyEventObject }) => event.input,
    },
  });

/** What is seen of a machine that walks a path with a broken port: at the start, and after each step. */
async function walk(machine: AnyStateMachine, { input, steps }: ModelPath) {
  const clock = new VirtualClock();
  const host = createActor(hostOf(machine), { input, clock });
  const actor = host.getSnapshot().children[machine.id] as AnyActorRef;
  // A failure shows in the status.
  host.subscribe({ error: () => {} });
  host.start();
  const take: { [Type in Step['type']]: (step: Step & { type: Type }) => unknown } = {
    event: ({ event }) => actor.send(event),
    timer: ({ ms }) => clock.advance(ms),
    output: ({ invoke, value }) => script.settlePort(invoke, ({ resolve }) => resolve(value)),
    error: ({ invoke, value }) => script.settlePort(invoke, ({ reject }) => reject(value)),
  };
  const seen: AnyMachineSnapshot[] = [actor.getSnapshot()];
  for (const { step } of steps) {
    await take[step.type](step as never);
    await settle();
    seen.push(actor.getSnapshot());
  }
  host.stop();
  return seen;
}

const worldsOf = ({ start, steps }: ModelPath) => [start, ...steps.map(({ world }) => world)];

/** After how many steps a path reaches a port; -1 if it does not. */
const reaches = (path: ModelPath, name: string) =>
  worldsOf(path).findIndex(({ effects }) => effects.some((effect) => effect.name === name));

const lookAt = ({ status, value, context }: AnyMachineSnapshot) => ({ status, value, context });

const portsIn = (record: object, isPort: (one: never) => boolean) =>
  Object.entries(record).flatMap(([name, one]) => (isPort(one as never) ? [name] : []));

const known = Object.keys(machines).flatMap((id) => {
  const [machine, knowledge] = knownOf(id);
  const { actions, actors } = machine.implementations;
  const acts = portsIn(actions, (one) => one === port);
  const asks = portsIn(actors, isPortLogic);
  return acts.length + asks.length > 0 ? [{ id, machine, knowledge, acts, asks }] : [];
});

describe.each(known)('$id', ({ id, machine, knowledge, acts, asks }) => {
  const paths = pathsOf(modelFrom(machine, knowledge));
  const pathTo = (name: string) =>
    paths
      .filter((path) => reaches(path, name) >= 0)
      .toSorted((one, other) => reaches(one, name) - reaches(other, name))[0] as ModelPath;

  it.each(acts)('R16.21 goes on as if nothing had happened where %s throws', async (name) => {
    const report = vi.fn();
    const path = pathTo(name);
    const faulty = withScriptedPorts(machine, script).provide({
      actions: { [name]: failOnce(() => {}) },
    });
    const seen = await walk(outliveFaults(faulty, report), path);
    const expected = worldsOf(path).map(({ snapshot }: World) => snapshot as AnyMachineSnapshot);
    expect(seen.map(lookAt)).toEqual(expected.map(lookAt));
    expect(report.mock.calls).toEqual([[`The action ${name} of ${id} failed.`, broken]]);
  });

  it.each(asks)('R16.21 goes on, and waits no longer, where %s throws at once', async (name) => {
    const path = pathTo(name);
    const faulty = withScriptedPorts(machine, script).provide({
      actors: { [name]: fromPromise(failOnce(() => new Promise(() => {})) as never) },
    });
    const begun = { ...path, steps: path.steps.slice(0, reaches(path, name)) };
    const last = (await walk(outliveFaults(faulty, vi.fn()), begun)).at(-1);
    expect(last?.status).toBe('active');
    // XState keeps the child that has failed where no other state follows.
    expect([undefined, 'error']).toContain(last?.children[name]?.getSnapshot().status);
  });
});
