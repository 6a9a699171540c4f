import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';
import { port } from '#machines/port.ts';

/** Resolves after all settled promises have run their callbacks. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Whether an actor logic was made from `port`: `fromPromise(port)`, `fromCallback(port)`. */
const isPortLogic = (logic: AnyActorLogic) => (logic as { config?: unknown }).config === port;

/** The ports of a machine and of the machines that it invokes, as dotted paths. */
export function portsOf(machine: AnyStateMachine): string[] {
  const { actions, actors } = machine.implementations;
  const own = Object.entries(actions)
    .filter(([, implementation]) => implementation === port)
    .map(([name]) => name);
  const below = Object.entries(actors as Record<string, AnyActorLogic>).flatMap(([name, logic]) => {
    if (logic instanceof StateMachine) return portsOf(logic).map((path) => `${name}.${path}`);
    return isPortLogic(logic) ? [name] : [];
  });
  return [...own, ...below];
}

type Settlement = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** The world of a site whose ports a test scripts. */
export type Script = {
  /** The calls of ports so far, each with the data that it had. */
  calls: string[];
  /** The promises that are under way, by their paths: `page.loadPage`. */
  pending: Map<string, Settlement>;
  /** Settles a promise, and lets the site learn of it. Does nothing if it is not under way. */
  settlePort: (path: string, how: (settlement: Settlement) => void) => Promise<void>;
};

export function createScript(): Script {
  const pending: Script['pending'] = new Map();
  return {
    calls: [],
    pending,
    settlePort: async (path, how) => {
      const settlement = pending.get(path);
      if (!settlement) return;
      pending.delete(path);
      how(settlement);
      await settle();
    },
  };
}

/**
 * A machine whose ports, and those of the machines that it invokes, follow a script: actions and
 * promises note their calls, and promises wait for the test.
 */
export function withScriptedPorts<M extends AnyStateMachine>(
  machine: M,
  script: Script,
  path = '',
): M {
  const { actions, actors } = machine.implementations;
  const note = (name: string, data: object) =>
    script.calls.push(`${path}${name} ${JSON.stringify(data)}`);
  const replace = (implementations: object, make: (name: string) => unknown) =>
    Object.fromEntries(
      Object.entries(implementations)
        .filter(([, implementation]) => implementation === port)
        .map(([name]) => [name, make(name)]),
    );
  const follow = (name: string) =>
    fromPromise(({ input, signal }) => {
      note(name, { input });
      return new Promise((resolve, reject) => {
        const settlement = { resolve, reject };
        script.pending.set(path + name, settlement);
        signal.addEventListener('abort', () => {
          // Another one may have taken its place.
          if (script.pending.get(path + name) === settlement) script.pending.delete(path + name);
        });
      });
    });
  return machine.provide({
    actions: replace(
      actions,
      (name) =>
        ({ context, event }: { context: object; event: object }) => {
          note(name, { context, event });
        },
    ),
    actors: Object.fromEntries(
      Object.entries(actors as Record<string, AnyActorLogic>).map(([name, logic]) => {
        if (logic instanceof StateMachine) {
          return [name, withScriptedPorts(logic, script, `${path}${name}.`)];
        }
        return [name, isPortLogic(logic) ? follow(name) : logic];
      }),
    ),
  } as never) as M;
}
