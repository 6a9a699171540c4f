import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import {
  intercept,
  interceptStart,
  isSpoken,
  kindOfActor,
  type Passing,
  relay,
  resultIn,
  schedule,
  scheduledIn,
  settle,
  withoutSubscription,
} from '@interpunct/model-kit/xstate';
import { expect, it, vi } from 'vitest';
import {
  type AnyActorRef,
  createActor,
  createMachine,
  fromCallback,
  fromEventObservable,
  fromObservable,
  type Observer,
  type Subscribable,
  sendTo,
} from 'xstate';
import { machine, onActor, resolved, silent } from './ringingDoor.ts';

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
