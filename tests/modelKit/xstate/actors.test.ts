import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ActorKind,
  interceptActions,
  interceptStart,
  kindOfActor,
  leadActions,
  logicFor,
  numberActors,
  numberedIn,
  parentOf,
  persist,
  playActor,
  scopeOf,
  settle,
} from '@interpunct/model-kit/xstate';
import { expect, it, vi } from 'vitest';
import {
  type AnyActorRef,
  createActor,
  createMachine,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  raise,
  setup,
  spawnChild,
} from 'xstate';
import { machine, onActor, silent } from './ringingDoor.ts';

it('R18.31 tells the kinds of actors apart, and holds the start of a promise', async () => {
  const ring = vi.fn(async () => 'dong');
  const waiting: (() => void)[] = [];
  const kinds: Record<string, ActorKind> = {};
  const root = createActor(
    createMachine({
      invoke: [
        { id: 'promise', src: fromPromise(ring) },
        { id: 'callback', src: fromCallback(() => {}) },
        { id: 'observable', src: fromObservable(() => silent) },
        { id: 'events', src: fromEventObservable(() => silent) },
        { id: 'transition', src: fromTransition((state: object) => state, {}) },
        { id: 'machine', src: createMachine({}) },
      ],
    }),
    onActor((actor) => {
      kinds[actor.id] = kindOfActor(actor);
      if (actor.id === 'promise') interceptStart(actor, (start) => waiting.push(start));
    }),
  ).start();
  expect(kinds).toMatchObject({
    promise: 'promise',
    callback: 'callback',
    observable: 'observable',
    events: 'observable',
    transition: 'transition',
    machine: 'machine',
  });
  expect(ring).not.toHaveBeenCalled();
  waiting[0]?.();
  expect(ring).toHaveBeenCalledOnce();
  expect(parentOf(root.getSnapshot().children.promise as AnyActorRef)).toBe(root);
});

it('R18.31 leads the actions of an actor through a function, without those of XState', () => {
  const creak = vi.fn();
  const waiting: [string, () => void][] = [];
  const reported: string[] = [];
  const root = createActor(
    createMachine({
      entry: [{ type: 'creak' }, raise({ type: 'draught' })],
      initial: 'open',
      states: { open: { on: { draught: { target: 'shut', actions: 'creak' } } }, shut: {} },
    }).provide({ actions: { creak } }),
    {
      inspect: (inspection) => {
        const actor = inspection.actorRef as AnyActorRef;
        if (inspection.type === '@xstate.action') reported.push(inspection.action.type);
        if (inspection.type !== '@xstate.actor') return;
        interceptActions(actor, (name, run) => waiting.push([name, run]));
      },
    },
  ).start();
  expect(root.getSnapshot().value).toBe('shut');
  expect(reported.filter((type) => !type.startsWith('xstate.'))).toEqual(['creak', 'creak']);
  expect([waiting.map(([name]) => name), creak.mock.calls]).toEqual([['creak', 'creak'], []]);
  waiting[0]?.[1]();
  expect(creak).toHaveBeenCalledOnce();
});

it('R18.31 leads everything that an actor asks for through a function, in its order', () => {
  const creak = vi.fn();
  const asked: [string, () => void][] = [];
  const root = createActor(
    createMachine({
      entry: [{ type: 'creak' }, spawnChild('door', { id: 'door' }), raise({ type: 'go' }), creak],
    }).provide({ actions: { creak }, actors: { door: fromCallback(() => {}) } }),
    onActor((actor) => {
      if (actor.id === 'door') return;
      leadActions(actor, (action, run) => asked.push([action.type, run]));
    }),
  ).start();
  const isStarted = () => root.getSnapshot().children.door?.getSnapshot().status;
  expect(asked.map(([type]) => type)).toEqual([
    'creak',
    'xstate.spawnChild',
    'xstate.raise',
    creak.name,
  ]);
  expect(creak).not.toHaveBeenCalled();
  asked[0]?.[1]();
  expect([creak.mock.calls.length, isStarted()]).toEqual([1, 'active']);
});

it.each<['output' | 'error', string]>([
  ['output', 'xstate.done.actor.observable'],
  ['error', 'xstate.error.actor.observable'],
])('R18.31 has an actor do nothing until it is settled with an %s', (how, type) => {
  const listen = vi.fn();
  const heard: string[] = [];
  const root = createActor(
    createMachine({
      invoke: {
        id: 'observable',
        src: fromObservable(listen),
        onSnapshot: { actions: ({ event }) => heard.push(event.type) },
        onDone: { actions: ({ event }) => heard.push(event.type) },
        onError: { actions: ({ event }) => heard.push(event.type) },
      },
    }),
    onActor((actor) => parentOf(actor) && playActor(actor)),
  ).start();
  const child = root.getSnapshot().children.observable as AnyActorRef;
  child.send({ type: 'anything' });
  expect([listen.mock.calls, heard, child.getSnapshot().status]).toEqual([[], [], 'active']);
  settle(child, how, 7);
  expect(heard).toEqual([type]);
  expect(child.getSnapshot()[how]).toBe(7);
});

it('R18.31 takes an event in a scope of its own, in which actions only tell what they would do', () => {
  const actions: string[] = [];
  const self = createActor(machine);
  const scope = scopeOf(self, ({ type }) => actions.push(type));
  const start = machine.getInitialSnapshot(scope);
  const next = machine.transition(start, { type: 'xstate.after.500.door.shut' }, scope);
  expect(next.value).toBe('open');
  expect(actions).toEqual(['xstate.raise', 'xstate.cancel', 'xstate.spawnChild']);
});

it('R18.31 numbers actors, persists them under their own ids, and finds their code', () => {
  const child = createMachine({ initial: 'here', states: { here: {} } });
  const spawning = setup({ actors: { child } }).createMachine({
    context: ({ spawn }) => ({ first: spawn('child') }),
    entry: spawnChild('child'),
    invoke: { src: child },
  });
  let root = createActor(
    spawning,
    onActor((actor) => !parentOf(actor) && numberActors(actor, 4)),
  );
  const { children, context } = persist(root);
  expect(Object.keys(children ?? {})).toEqual(['x.5', 'x.6', '0.(machine)']);
  expect(context).toEqual({ first: { xstate$$type: 1, id: 'x.5' } });
  expect(numberedIn(root)).toBe(7);
  const sources = Object.values(children ?? {}).map(({ src }) => logicFor(spawning, src));
  expect(sources).toEqual([child, child, child]);
  root = createActor(spawning, { snapshot: persist(root) as never });
  expect(root.getSnapshot().context.first.id).toBe('x.5');
  expect(numberedIn(root)).toBeUndefined();
});

it('R18.31 reads what is not public in one file', () => {
  const files = ['src/inspector', 'src/modelKit'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const readers = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => {
      const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      // XState's names for it begin with a line: `_relay`.
      return /[.[]['"]?_[a-z]|\b_[a-z]\w*\??:/.test(code);
    });
  expect(readers).toEqual(['src/modelKit/xstate.ts']);
});
