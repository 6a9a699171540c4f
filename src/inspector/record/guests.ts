import {
  childrenOf,
  endChild,
  type GuestStart,
  intercept,
  joinRoot,
  kindOf,
  logicIn,
  numberActors,
  numberedIn,
  type Passing,
  shareSystemIds,
  startChild,
  startOf,
} from '@interpunct/model-kit/xstate';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  enqueueActions,
  setup,
} from 'xstate';

/** An app starts one of its roots. `first` is the number of the actor that was made last before it. */
type RootStarted = GuestStart & { type: 'root.started'; first: number };
type RootStopped = { type: 'root.stopped'; id: string };

/** The id of the root above all roots that an app starts by itself. */
export const PAGE = 'page';

/**
 * The machine of a page whose app starts its roots by itself. Each root is a guest below it. The events are those
 * of the record: only a replay sends them.
 */
export const createPage = (): AnyStateMachine =>
  setup({ types: { events: {} as RootStarted | RootStopped } }).createMachine({
    id: PAGE,
    on: {
      'root.started': {
        actions: enqueueActions(({ self, event: { first, ...start } }) => {
          numberActors(self, first);
          startChild(self, start);
        }),
      },
      'root.stopped': { actions: enqueueActions(({ self, event }) => endChild(self, event.id)) },
      // A root that fails does not take the others along.
      '*': {},
    },
  });

/** Prepares a root that XState has just reported. The roots of a page may share their system ids. */
export function prepareRoot(root: AnyActorRef): void {
  numberActors(root, 0);
  if (root.id === PAGE) shareSystemIds(root);
}

/** A name that is free among others: `form`, `form 2`. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const own = count === 1 ? name : `${name} ${count}`;
    if (!isTaken(own)) return own;
  }
}

/** What a root runs is known by a name, so that a file can say it. */
function nameLogic(given: AnyActorLogic, page: AnyActorRef): string {
  const { actors } = (logicIn(page) as AnyStateMachine).implementations;
  const logic = given as AnyStateMachine;
  const isOwn = (name: string) => {
    const known = actors[name] as AnyStateMachine | undefined;
    // React makes a machine again for each of its implementations.
    return known !== undefined && known.config === logic.config;
  };
  const kind = kindOf(logic);
  const usual = kind === 'machine' ? logic.id : kind;
  const plain = usual === '(machine)' ? 'machine' : usual;
  const name = freeName(plain, (one) => Object.hasOwn(actors, one) && !isOwn(one));
  Object.assign(actors, { [name]: logic });
  return name;
}

/** How the cause of a step comes to a record. */
type Gate = {
  clock: Parameters<typeof joinRoot>[2];
  pass: (passing: Passing) => void;
  bring: (guest: AnyActorRef, event: RootStarted | RootStopped, run: () => void) => void;
};

/**
 * Takes a root that an app has just created below the page. It is there from its start to its end. One that
 * never starts, as React makes some, is never seen.
 */
export function admitRoot(guest: AnyActorRef, page: AnyActorRef, gate: Gate): void {
  const { id: given, sessionId } = guest;
  const first = numberedIn(page) ?? 0;
  joinRoot(guest, page, gate.clock);
  const isIn = () => childrenOf(page)[guest.id] === guest;
  /** What reaches it before it starts. */
  let early: Passing[] | undefined = [];
  intercept(guest, (passing) => {
    if (isIn()) gate.pass(passing);
    else if (early) early.push(passing);
    else passing.deliver();
  });
  const { start, stop } = guest;
  const begun = startOf(guest);
  const logic = logicIn(guest);
  let src: string | undefined;

  guest.start = () => {
    if (isIn()) return guest;
    src ??= nameLogic(logic, page);
    const isTaken = (name: string) => name === PAGE || Object.hasOwn(childrenOf(page), name);
    const id = freeName(given === sessionId ? src : given, isTaken);
    Object.assign(guest, { id, src });
    gate.bring(guest, { type: 'root.started', ...begun, id, src, first }, () => {
      childrenOf(page)[id] = guest;
      start.call(guest);
    });
    const waiting = early ?? [];
    early = undefined;
    for (const passing of waiting) gate.pass(passing);
    return guest;
  };
  guest.stop = () => {
    if (!isIn()) return stop.call(guest);
    gate.bring(guest, { type: 'root.stopped', id: guest.id }, () => {
      stop.call(guest);
      delete childrenOf(page)[guest.id];
    });
    return guest;
  };
}
