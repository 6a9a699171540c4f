import { checkModel } from '@interpunct/model-kit';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import {
  childrenOf,
  endChild,
  joinRoot,
  numberActors,
  numberedIn,
  parentOf,
  scheduledIn,
  shareSystemIds,
  startChild,
  startOf,
} from '@interpunct/model-kit/xstate';
import { expect, it, vi } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromCallback,
  setup,
} from 'xstate';
import { machine, onActor } from './ringingDoor.ts';

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
