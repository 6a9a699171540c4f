import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkModel } from '@interpunct/model-kit';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import {
  type ActorKind,
  childrenOf,
  endChild,
  intercept,
  interceptActions,
  interceptStart,
  isSpoken,
  joinRoot,
  kindOfActor,
  leadActions,
  logicFor,
  numberActors,
  numberedIn,
  type Passing,
  parentOf,
  persist,
  playActor,
  relay,
  resultIn,
  schedule,
  scheduledIn,
  scopeOf,
  settle,
  shareActors,
  shareSystemIds,
  startChild,
  startOf,
  transitionsIn,
  withoutSubscription,
} from '@interpunct/model-kit/xstate';
import { expect, it, vi } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  type InspectionEvent,
  type Observer,
  raise,
  type Subscribable,
  sendTo,
  setup,
  spawnChild,
} from 'xstate';

const resolved = Promise.resolve();
const silent = { subscribe: () => ({ unsubscribe: () => {} }) };

const machine = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { after: { 500: 'open' } },
    open: {
      invoke: {
        id: 'ring',
        src: fromPromise(() => resolved.then(() => 'dong')),
        onDone: 'rung',
        onError: 'broken',
      },
    },
    rung: {},
    broken: {},
  },
});

/** Does something with each actor that XState reports. */
const onActor = (act: (actor: AnyActorRef) => unknown) => ({
  inspect: ({ type, actorRef }: InspectionEvent) => {
    if (type === '@xstate.actor') act(actorRef as AnyActorRef);
  },
});

function startDoor() {
  const clock = new VirtualClock();
  const passed: Passing[] = [];
  const root = createActor(machine, { clock });
  intercept(root, (passing) => {
    passed.push(passing);
    passing.deliver();
  });
  root.start();
  return { clock, root, passed };
}

it('R18.31 lists the timers of a system, and gives a new one its own', () => {
  const { root, clock } = startDoor();
  expect(scheduledIn(root)).toMatchObject([
    { source: root, target: root, delay: 500, event: { type: 'xstate.after.500.door.shut' } },
  ]);
  const later = new VirtualClock();
  const next = createActor(machine, { clock: later, snapshot: root.getPersistedSnapshot() });
  schedule(next, [
    {
      ...(scheduledIn(root)[0] as never as object),
      source: next,
      target: next,
      delay: 200,
    } as never,
  ]);
  next.start();
  later.advance(199);
  expect(next.getSnapshot().value).toBe('shut');
  later.advance(1);
  expect(next.getSnapshot().value).toBe('open');
  clock.advance(500);
  expect(scheduledIn(root)).toEqual([]);
});

it('R18.31 sees every delivery: events, timers and results', async () => {
  const { root, clock, passed } = startDoor();
  root.send({ type: 'knock' });
  clock.advance(500);
  await resolved;
  await vi.waitFor(() => expect(root.getSnapshot().value).toBe('rung'));
  expect(
    passed.map((passing) => [
      passing.source?.id,
      passing.target.id,
      passing.event.type,
      resultIn(passing),
    ]),
  ).toEqual([
    [undefined, root.id, 'knock', null],
    [root.id, root.id, 'xstate.after.500.door.shut', null],
    ['ring', 'ring', 'xstate.promise.resolve', 'output'],
    ['ring', root.id, 'xstate.done.actor.ring', null],
  ]);
});

it('R18.31 keeps a delivery back', () => {
  const root = createActor(machine, { clock: new VirtualClock() });
  let later = () => {};
  intercept(root, ({ deliver }) => {
    later = deliver;
  });
  root.start();
  relay(root, root, { type: 'xstate.after.500.door.shut' });
  expect(root.getSnapshot().value).toBe('shut');
  later();
  expect(root.getSnapshot().value).toBe('open');
});

it.each([
  ['output', 'rung'],
  ['error', 'broken'],
] as const)('R18.31 settles a promise by hand with an %s', async (type, state) => {
  const { root, clock, passed } = startDoor();
  clock.advance(500);
  settle(root.getSnapshot().children.ring as AnyActorRef, type, 'by hand');
  expect(root.getSnapshot().value).toBe(state);
  await resolved;
  await resolved;
  expect(passed.map(resultIn).filter(Boolean)).toEqual([type]);
});

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

it('R18.31 shares actors with another root, by their system ids', () => {
  const child = { invoke: { src: fromCallback(() => {}), systemId: 'guard' } };
  const one = createActor(createMachine(child));
  const other = createActor(createMachine({}));
  expect(other.system.get('guard')).toBeUndefined();
  shareActors(other, [one, ...Object.values(one.getSnapshot().children)]);
  expect(other.system.get('guard')).toBe(one.system.get('guard'));
});

it('R18.31 reads the transitions of a microstep, and none where the event was ignored', () => {
  const steps: [string, number][] = [];
  const root = createActor(machine, {
    clock: new VirtualClock(),
    inspect: (inspection) => {
      if (inspection.type !== '@xstate.microstep') return;
      steps.push([inspection.event.type, transitionsIn(inspection).length]);
    },
  }).start();
  root.send({ type: 'knock' } as never);
  relay(root, root, { type: 'xstate.after.500.door.shut' });
  expect(steps.slice(-2)).toEqual([
    ['knock', 0],
    ['xstate.after.500.door.shut', 1],
  ]);
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

/** A parent with a source of each kind, whose start waits. */
function startSources() {
  const starts: (() => void)[] = [];
  const passed: Passing[] = [];
  const observers: Partial<Observer<unknown>>[] = [];
  const listen = {
    subscribe: (observer: Partial<Observer<unknown>>) => {
      observers.push(observer);
      return { unsubscribe: () => {} };
    },
  } as Subscribable<never>;
  let speak = (_: { type: string }) => {};
  const root = createActor(
    createMachine({
      invoke: [
        {
          id: 'callback',
          src: fromCallback(({ sendBack }) => {
            speak = sendBack;
          }),
        },
        { id: 'observable', src: fromObservable(() => listen), onSnapshot: {} },
        { id: 'events', src: fromEventObservable(() => listen) },
      ],
      on: { ask: { actions: sendTo('callback', { type: 'asked' }) } },
    }),
    onActor((actor) => {
      if (kindOfActor(actor) !== 'machine') interceptStart(actor, (start) => starts.push(start));
    }),
  );
  intercept(root, (passing) => {
    passed.push(passing);
    passing.deliver();
  });
  root.start();
  const spoken = () => passed.filter(isSpoken).map(({ event }) => event.type);
  return { root, starts, observers, spoken, speak: (type: string) => speak({ type }) };
}

it('R18.31 keeps what speaks by itself silent until it starts, and tells what it says', () => {
  const { root, starts, observers, spoken, speak } = startSources();
  root.send({ type: 'ask' });
  const { observable } = root.getSnapshot().children as Record<string, AnyActorRef>;
  relay(undefined as never, observable as AnyActorRef, {
    type: 'xstate.observable.next',
    data: 'recorded',
  });
  expect((observable as AnyActorRef).getSnapshot().context).toBe('recorded');
  expect([observers, spoken()]).toEqual([[], []]);
  for (const start of starts) start();
  speak('said');
  observers[0]?.next?.('seen');
  observers[1]?.next?.({ type: 'heard' });
  expect(spoken()).toEqual(['said', 'xstate.observable.next', 'heard']);
  root.stop();
});

it('R18.31 stops what never started', () => {
  const { root } = startSources();
  const children = Object.values<AnyActorRef>(root.getSnapshot().children);
  root.stop();
  expect(children.map((child) => child.getSnapshot().status)).toEqual([
    'stopped',
    'stopped',
    'stopped',
  ]);
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

/** Has a door live below another root. */
function startGuest() {
  const clock = new VirtualClock();
  const host = createActor(setup({ actors: { door: machine } }).createMachine({ id: 'host' }), {
    clock,
    ...onActor((actor) => numberActors(actor, 0)),
  }).start();
  const guest = createActor(
    machine,
    onActor((actor) => parentOf(actor) ?? joinRoot(actor, host, clock)),
  );
  childrenOf(host).door = guest;
  return { clock, host, guest: guest.start() };
}

it('R18.31 has a root live on the clock of another one, and numbers its actors with it', async () => {
  const { clock, host, guest } = startGuest();
  expect([parentOf(guest), guest.sessionId, numberedIn(host)]).toEqual([host, 'x.1', 1]);
  expect(scheduledIn(host)).toMatchObject([{ source: guest, delay: 500 }]);
  clock.advance(499);
  expect(guest.getSnapshot().value).toBe('shut');
  clock.advance(1);
  expect(guest.getSnapshot().value).toBe('open');
  expect(numberedIn(host)).toBe(2);
  await vi.waitFor(() => expect(guest.getSnapshot().value).toBe('rung'));
});

it('R18.31 stops the timers of such a root with it, and starts them again as React does', () => {
  const { clock, host, guest } = startGuest();
  const { system } = guest as unknown as { system: { getSnapshot: () => object } };
  const kept = { snapshot: guest.getSnapshot(), timers: system.getSnapshot() };
  guest.stop();
  expect([scheduledIn(host), clock.remaining()]).toEqual([[], []]);
  Object.assign(system, { _snapshot: kept.timers });
  Object.assign(guest, { _processingStatus: 0, _snapshot: kept.snapshot });
  guest.start();
  clock.advance(500);
  expect(guest.getSnapshot().value).toBe('open');
});

it('R17.14 hands a system id over within a step, as XState does', () => {
  const invoke = (id: string) => ({ src: fromCallback(() => {}), id, systemId: 'q' });
  const handing = createMachine({
    initial: 'a',
    states: {
      a: { invoke: invoke('one'), on: { again: { target: 'a', reenter: true }, go: 'b' } },
      b: { invoke: invoke('other'), on: { go: 'a' } },
    },
  });
  expect(checkModel(handing as AnyStateMachine).failures).toEqual([]);
});

it('R18.31 lets several actors of a root have one system id', () => {
  const child = createMachine({});
  const twins = createMachine({
    invoke: [1, 2].map((id) => ({ id: `${id}`, src: child, systemId: 'twin' })),
  });
  const root = createActor(
    twins,
    onActor((actor) => !parentOf(actor) && shareSystemIds(actor)),
  );
  root.start();
  const [first] = Object.values<AnyActorRef>(root.getSnapshot().children);
  expect(root.system.get('twin')).toBe(first);
  expect(createActor(twins).getSnapshot().status).toBe('error');
});

it('R18.31 starts a child as a root began elsewhere, and ends it', () => {
  const { clock, host, guest } = startGuest();
  const { snapshot } = startOf(createActor(machine, { snapshot: guest.getPersistedSnapshot() }));
  clock.advance(500);
  startChild(host, { id: 'first', src: 'door' });
  startChild(host, { id: 'second', src: 'door', snapshot });
  startChild(host, { id: 'third', src: 'window' });
  const { first, second, third } = childrenOf(host);
  expect([first, second].map((one) => one?.getSnapshot().value)).toEqual(['shut', 'shut']);
  expect([third, parentOf(first as AnyActorRef)]).toEqual([undefined, host]);
  endChild(host, 'first');
  expect([first?.getSnapshot().status, 'first' in childrenOf(host)]).toEqual(['stopped', false]);
});

it('R18.31 leaves out of an event what an observable keeps for itself', () => {
  const told: object[] = [];
  const watching = createMachine({
    invoke: { id: 'light', src: fromObservable(() => silent), onSnapshot: {} },
  });
  createActor(watching, {
    inspect: ({ type, ...inspected }) => {
      if (type === '@xstate.event' && 'event' in inspected) told.push(inspected.event);
    },
  }).start();
  const event = told.find((one) => (one as { type: string }).type === 'xstate.snapshot.light');
  expect(event).toHaveProperty('snapshot._subscription');
  expect(withoutSubscription(event as never)).not.toHaveProperty('snapshot._subscription');
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
