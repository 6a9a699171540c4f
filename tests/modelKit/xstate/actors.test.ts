import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ActorKind,
  interceptActions,
  interceptStart,
  kindOfActor,
  logicFor,
  numberActors,
  numberedIn,
  parentOf,
  persist,
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
import { onActor, silent } from './ringingDoor.ts';

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
