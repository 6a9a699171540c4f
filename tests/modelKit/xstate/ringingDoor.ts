import { type AnyActorRef, createMachine, fromPromise, type InspectionEvent } from 'xstate';

export const resolved = Promise.resolve();
export const silent = { subscribe: () => ({ unsubscribe: () => {} }) };

export const machine = createMachine({
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
export const onActor = (act: (actor: AnyActorRef) => unknown) => ({
  inspect: ({ type, actorRef }: InspectionEvent) => {
    if (type === '@xstate.actor') act(actorRef as AnyActorRef);
  },
});
