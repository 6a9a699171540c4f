import {
  actorAt,
  type KeptRoot,
  keepRoot,
  parentAndId,
  pathOf,
  resume,
} from '@interpunct/model-kit/keptRoot';
import type { VirtualClock } from '@interpunct/model-kit/virtualClock';
import {
  intercept,
  interceptActions,
  interceptStart,
  isSpoken,
  kindOfActor,
  numberActors,
  type Passing,
  parentOf,
  resultIn,
  settle,
} from '@interpunct/model-kit/xstate';
import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import { createDeliveryCollector } from './deliveries.ts';
import type { By, Cause, Entry, Gesture, Outside, Shown, Stopped } from './entry.ts';
import { admitRoot, prepareRoot } from './guests.ts';

/** A promise of a root that has not settled, as far as the root knows. */
export type PromiseUnderWay = {
  id: string;
  actor: string;
  invoke: string;
  input: unknown;
  /** `running` in the world, `held` before it starts, or `settled` in the world and kept back. */
  state: 'running' | 'held' | 'settled';
  /** What it has settled with. */
  result?: { type: 'output' | 'error'; value: unknown };
};

/** An event that the world has sent while results were not admitted. */
export type Unheard = { id: string; actor: string; event: AnyEventObject; outside?: Outside };

/** An action that was not carried out, or a callback or an observable that was not started. */
type HeldAction = { id: string; actor: string; action: string };

/** What the owner of a root allows. It is asked each time. */
export type Permissions = {
  /** Whether events of the world outside enter. */
  isOpen: () => boolean;
  /** Whether a new promise of an actor starts by itself. */
  startsPromises: (actor: string, invoke: string) => boolean;
  /**
   * When an action of an actor is carried out, or an actor that speaks by itself starts. XState's own
   * actions, such as `assign`, always are.
   */
  carriesOut: (actor: string, action: string) => 'now' | 'when released' | 'never';
  /** Whether the page is handling what a person does. */
  isHandlingAct: () => boolean;
  /** What a person points at, while the page is handling that. */
  pointedAt?: () => Gesture | undefined;
  /** Where the news came from that the page is handling. */
  outside?: () => Outside | undefined;
  shown?: () => Shown | undefined;
  /** Whether what a promise of an actor settles with is delivered at once. */
  admitsResults: (actor: string) => boolean;
};

/** One cause and all that followed from it at once. */
export type Macrostep = Pick<Entry, 'at' | 'cause' | 'deliveries' | 'kept' | 'stopped'>;

export type Conductor = ReturnType<typeof createConductor>;

/** So much of what the world says waits while time is held. A stopwatch would fill a record. */
const UNHEARD_LIMIT = 50;

type Held = PromiseUnderWay & { ref: AnyActorRef; go: () => void };

/** Stands between a root and the world: every cause passes through it, one at a time. */
export function createConductor(
  clock: VirtualClock,
  permissions: Permissions,
  onStep: (step: Macrostep) => void,
  onChange: () => void = () => {},
) {
  const collector = createDeliveryCollector();
  const promises = new Map<AnyActorRef, Held>();
  let heldActions: (HeldAction & { go: () => void })[] = [];
  let root: AnyActorRef;
  const running = new Set<AnyActorRef>();
  let hasStarted = false;
  let isStepping = false;
  let isReviving = false;
  let isForced = false;
  /** Says of a cause that a tester brings it about. */
  let byHand: By = {};
  let count = 0;
  /** What reached the root before it started. */
  let early: Passing[] = [];
  /** What the world said while a step ran: each is a cause of its own. */
  const spoken: Passing[] = [];
  /** What the world said through callbacks and observables, and from outside, while results were not admitted. */
  let unheard: (Passing & { id: string; by: By })[] = [];

  const keepUnheard = (passing: Passing, by: By = {}) => {
    count += 1;
    // The latest say what the world is like when time goes on.
    unheard = [...unheard, { ...passing, by, id: String(count) }].slice(-UNHEARD_LIMIT);
    onChange();
  };

  /** What the page shows, for a cause that no gesture on it tells. */
  const shown = (): By => {
    const page = permissions.shown?.();
    return page ? { page } : {};
  };

  const hear = ({ target, event, deliver }: Passing, by: By = {}) => {
    const page = by.outside && shown();
    step({ type: 'event', actor: pathOf(target), event, ...by, ...page }, deliver);
  };

  const listen = () => {
    const next = spoken.shift();
    if (!next) return;
    // The step may have met a breakpoint.
    if (permissions.admitsResults(pathOf(next.target))) return hear(next);
    keepUnheard(next);
    listen();
  };

  const run = (begin: () => void, note: () => void) => {
    clock.atOnce(() => {
      isStepping = true;
      try {
        begin();
      } finally {
        isStepping = false;
        note();
      }
    });
    listen();
  };

  /** The machines that an error has stopped since the last call. A parent comes before what it invokes. */
  const takeStopped = () => {
    const stopped: Stopped[] = [];
    for (const ref of running) {
      const { status, error } = ref.getSnapshot();
      if (status === 'error') stopped.unshift({ actor: pathOf(ref), error });
      if (status !== 'active') running.delete(ref);
    }
    return stopped.length > 0 ? { stopped } : {};
  };

  const step = (cause: Cause, begin: () => void) =>
    run(begin, () => {
      const deliveries = collector.take();
      const kept = keepRoot(root, clock);
      onStep({ at: clock.now(), cause, deliveries, kept, ...takeStopped() });
    });

  const force = (run: () => void, by: By = {}) => {
    isForced = true;
    byHand = by;
    try {
      run();
    } finally {
      isForced = false;
      byHand = {};
    }
  };

  const passResult = (type: 'output' | 'error', passing: Passing) => {
    const promise = promises.get(passing.target);
    const { parent, id } = parentAndId(passing.target);
    if (promise && !isForced && !permissions.admitsResults(parent)) {
      promise.state = 'settled';
      promise.result = { type, value: passing.event.data };
      promise.go = () => passResult(type, passing);
      onChange();
      return;
    }
    promises.delete(passing.target);
    step(
      { type, actor: parent, invoke: id, value: passing.event.data, ...byHand },
      passing.deliver,
    );
  };

  /** Who brings an event of the world about. */
  const byWhom = (): By => {
    const pointed = permissions.pointedAt?.();
    const outside = permissions.outside?.();
    return {
      ...(outside && { outside }),
      ...((pointed || permissions.isHandlingAct()) && { by: 'person' }),
      ...(pointed && { pointed }),
    };
  };

  const pass = (passing: Passing) => {
    const { source, target, event, deliver } = passing;
    const isSpeech = isSpoken(passing);
    if (isStepping) {
      if (isSpeech) spoken.push(passing);
      // What an actor of a kept root tells of its state has been told. A failure is new.
      else if (!isReviving || event.type.startsWith('xstate.error.')) deliver();
      return;
    }
    const by = byWhom();
    const isNews = isSpeech || (!source && !isForced && by.outside !== undefined);
    const result = resultIn(passing);
    if (result) {
      passResult(result, passing);
    } else if (isNews && permissions.isOpen() && !permissions.admitsResults(pathOf(target))) {
      keepUnheard(passing, by);
    } else if (source && kindOfActor(source) === 'machine') {
      step({ type: 'timer', actor: pathOf(source), id: event.type }, deliver);
    } else if (isForced || (hasStarted && permissions.isOpen())) {
      hear(passing, { ...by, ...byHand });
    } else if (!hasStarted && permissions.isOpen()) {
      early.push(passing);
    }
  };

  /** Carries an action out, or holds it. Its actor's chart has taken it before. */
  const act = (actor: string, action: string, go: () => void) => {
    const when = permissions.carriesOut(actor, action);
    if (when === 'now') go();
    if (when !== 'when released') return;
    count += 1;
    heldActions.push({ id: String(count), actor, action, go });
    onChange();
  };

  /** The first root is the one that is conducted. Others are its guests. */
  const begin = (ref: AnyActorRef) => {
    if (!root) {
      prepareRoot(ref);
      return;
    }
    const bring = (event: AnyEventObject, run: () => void) => {
      // React stops a root and starts it again. XState reports it once.
      const isStart = event.type === 'root.started';
      if (isStart && kindOfActor(ref) === 'machine') running.add(ref);
      if (isStepping) run();
      else step({ type: 'event', actor: root.id, event, ...byWhom() }, run);
    };
    admitRoot(ref, root, { clock, pass, bring });
  };

  const isUnderWay = ({ ref }: Held) => ref.getSnapshot().status === 'active';
  const find = (id: string) => [...promises.values()].find((promise) => promise.id === id);

  return {
    /** For the root's `inspect`. */
    inspect: (inspection: InspectionEvent) => {
      collector.inspect(inspection);
      const ref = inspection.actorRef as AnyActorRef;
      if (inspection.type !== '@xstate.actor') return;
      if (!parentOf(ref)) begin(ref);
      interceptActions(ref, (name, run) => act(pathOf(ref), name, run));
      const kind = kindOfActor(ref);
      if (kind === 'machine') running.add(ref);
      if (kind === 'callback' || kind === 'observable' || kind === 'other') {
        interceptStart(ref, (start) => {
          const { parent, id } = parentAndId(ref);
          act(parent, id, () => ref.getSnapshot().status === 'active' && start());
        });
      }
      if (kind !== 'promise') return;
      count += 1;
      const id = String(count);
      interceptStart(ref, (start) => {
        const { parent: actor, id: invoke } = parentAndId(ref);
        const input = (ref.getSnapshot() as { input?: unknown }).input;
        const state = permissions.startsPromises(actor, invoke) ? 'running' : 'held';
        promises.set(ref, { ref, id, actor, invoke, input, state, go: start });
        if (state === 'running') start();
        onChange();
      });
    },
    /** Takes a root over that has not started, to go on from a kept one. Its clock serves it alone. */
    adopt: (adopted: AnyActorRef, kept?: KeptRoot) => {
      root = adopted;
      if (kept) resume(root, kept);
      intercept(root, pass);
    },
    /** Starts the root. Where it goes on from a kept one, nothing has happened that a record could tell. */
    start: (isRecorded: boolean) => {
      hasStarted = true;
      const waiting = early;
      early = [];
      if (!isRecorded) {
        isReviving = true;
        run(
          () => root.start(),
          () => {
            isReviving = false;
            collector.take();
            takeStopped();
          },
        );
        return;
      }
      step({ type: 'start' }, () => root.start());
      // A page that was used before it ran tells its actors so.
      for (const passing of waiting) pass(passing);
    },
    /** Notes what a person does on the page, before anything follows from it. */
    note: (gesture: Gesture) => {
      // A page that follows a step did not hear a person.
      if (hasStarted && !isStepping) step({ type: 'act', gesture }, () => {});
    },
    /** Numbers the actors that come as a record has numbered them. */
    number: (given: number | undefined) => {
      if (given !== undefined) numberActors(root, given);
    },
    /** Sends an event from outside, whatever is open. Returns whether there is such an actor. */
    send: (path: string, event: AnyEventObject): boolean => {
      const actor = actorAt(root, path);
      if (actor) force(() => actor.send(event), { by: 'inspector', ...shown() });
      return actor !== undefined;
    },
    promises: (): PromiseUnderWay[] => {
      for (const promise of promises.values()) {
        if (!isUnderWay(promise)) promises.delete(promise.ref);
      }
      return [...promises.values()].map(({ ref: _, go: __, ...promise }) => promise);
    },
    unheard: (): Unheard[] =>
      unheard.map(({ id, target, event, by: { outside } }) => ({
        id,
        actor: pathOf(target),
        event,
        ...(outside && { outside }),
      })),
    heldActions: (): HeldAction[] => heldActions.map(({ go: _, ...held }) => held),
    act,
    /** Settles a promise by hand. Returns whether it is under way. */
    settle: (id: string, type: 'output' | 'error', value: unknown): boolean => {
      const promise = find(id);
      if (!promise || !isUnderWay(promise)) return false;
      force(() => settle(promise.ref, type, value), { by: 'inspector', ...shown() });
      return true;
    },
    /** Starts a held promise, delivers what one has settled with or what the world has said, or carries an action out. */
    release: (id: string) => {
      const news = unheard.find((one) => one.id === id);
      unheard = unheard.filter((one) => one !== news);
      if (news) hear(news, news.by);
      const action = heldActions.find((held) => held.id === id);
      heldActions = heldActions.filter((held) => held !== action);
      action?.go();
      const promise = find(id);
      if (promise) {
        const { state, go } = promise;
        promise.state = 'running';
        if (state === 'settled') force(go);
        else if (state === 'held') go();
      }
      onChange();
    },
    /** Delivers what was kept back, as far as it is admitted now. */
    deliverKeptBack: () => {
      // Asked each time: the one before may have met a breakpoint.
      for (const promise of [...promises.values()]) {
        const isDue = promise.state === 'settled' && permissions.admitsResults(promise.actor);
        if (isDue && isUnderWay(promise)) force(promise.go);
      }
      while (permissions.isOpen() && permissions.admitsResults(root.id)) {
        const [news, ...rest] = unheard;
        if (!news) return;
        unheard = rest;
        if ((news.source ?? news.target).getSnapshot().status === 'active') hear(news, news.by);
      }
    },
  };
}
