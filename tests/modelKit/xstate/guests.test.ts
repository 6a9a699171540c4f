import { checkModel } from '@interpunct/model-kit';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import {
  childrenOf,
  endChild,
  joinRoot,
  numberActors,
  parentOf,
  scheduledIn,
  startChild,
  startOf,
} from '@interpunct/model-kit/xstate';
import { expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromCallback,
  type InspectionEvent,
  setup,
} from 'xstate';

const machine = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { after: { 500: 'open' } }, open: {} },
});

/** Does something with each actor that XState reports. */
const onActor = (act: (actor: AnyActorRef) => unknown) => ({
  inspect: ({ type, actorRef }: InspectionEvent) => {
    if (type === '@xstate.actor') act(actorRef as AnyActorRef);
  },
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
