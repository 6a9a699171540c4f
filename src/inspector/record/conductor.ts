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
import { createCollector } from './collector.ts';
import type { By, Cause, Entry, Gesture, Outside, Shown } from './entry.ts';
import { admitRoot, prepareRoot } from './guests.ts';
import { createHeldBack } from './heldBack.ts';

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
  /** What a person does, while the page is handling that. */
  handledAct?: () => object | undefined;
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

/** Who brings an event of the world about. What follows from a result that comes during an act is nobody's. */
function byWhom({ pointedAt, outside, handledAct }: Permissions, answered?: object): By {
  const pointed = pointedAt?.();
  const from = outside?.();
  const act = handledAct?.();
  return {
    ...(from && { outside: from }),
    ...((pointed || (act && act !== answered)) && { by: 'person' }),
    ...(pointed && { pointed }),
  };
}

/** What the page shows, for a cause that no gesture on it tells. */
function shownBefore({ shown }: Permissions): By {
  const page = shown?.();
  return page ? { page } : {};
}

/** Stands between a root and the world: every cause passes through it, one at a time. */
export function createConductor(
  clock: VirtualClock,
  permissions: Permissions,
  onStep: (step: Macrostep) => void,
  onChange: () => void = () => {},
) {
  const collector = createCollector();
  const held = createHeldBack(onChange);
  let root: AnyActorRef;
  /** What reaches the root before it starts; undefined from then on. */
  let early: Passing[] | undefined = [];
  let isStepping = false;
  let isReviving = false;
  /** The act during which a promise has settled last. */
  let answered: object | undefined;
  /** Who brings about what passes whatever is open; null while nothing does. */
  let forced: By | null = null;
  /** What the world said while a step ran: each is a cause of its own. */
  const spoken: Passing[] = [];

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
    for (let next = spoken.shift(); next; next = spoken.shift()) {
      // The step may have met a breakpoint.
      if (permissions.admitsResults(pathOf(next.target))) hear(next);
      else keep(next);
    }
  };

  const step = (cause: Cause, begin: () => void) =>
    run(begin, () => {
      const kept = keepRoot(root, clock);
      onStep({ at: clock.now(), cause, kept, ...collector.take() });
    });

  const hear = ({ target, event, deliver }: Passing, by: By = {}) => {
    const page = by.outside && shownBefore(permissions);
    step({ type: 'event', actor: pathOf(target), event, ...by, ...page }, deliver);
  };

  const keep = (passing: Passing, by: By = {}) => {
    const { source, target, event } = passing;
    const { outside } = by;
    const news = { actor: pathOf(target), event, ...(outside && { outside }) };
    held.addNews(news, source ?? target, () => hear(passing, by));
  };

  const force = (run: () => void, by: By = {}) => {
    forced = by;
    try {
      run();
    } finally {
      forced = null;
    }
  };

  /** Forces what a tester brings about in the inspector. */
  const forceByHand = (run: () => void) =>
    force(run, { by: 'inspector', ...shownBefore(permissions) });

  const passResult = (type: 'output' | 'error', passing: Passing) => {
    const { target, event, deliver } = passing;
    const { parent, id } = parentAndId(target);
    const value: unknown = event.data;
    const go = () => force(() => passResult(type, passing));
    const isAdmitted = forced !== null || permissions.admitsResults(parent);
    if (!isAdmitted && held.addResult(target, { type, value }, go)) return;
    held.endPromise(target);
    answered = permissions.handledAct?.();
    step({ type, actor: parent, invoke: id, value, ...forced }, deliver);
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
    const by = byWhom(permissions, answered);
    const isOpen = permissions.isOpen();
    const isNews = isSpeech || (!source && !forced && by.outside !== undefined);
    const result = resultIn(passing);
    if (result) passResult(result, passing);
    else if (isNews && isOpen && !permissions.admitsResults(pathOf(target))) keep(passing, by);
    else if (source && kindOfActor(source) === 'machine') {
      step({ type: 'timer', actor: pathOf(source), id: event.type }, deliver);
    } else if (forced || (!early && isOpen)) hear(passing, { ...by, ...forced });
    else if (isOpen) early?.push(passing);
  };

  /** Carries an action out, or holds it. Its actor's chart has taken it before. */
  const act = (actor: string, action: string, go: () => void) => {
    const when = permissions.carriesOut(actor, action);
    if (when === 'now') go();
    if (when === 'when released') held.addAction(actor, action, go);
  };

  /** The first root is the one that is conducted. Others are its guests. */
  const begin = (ref: AnyActorRef) => {
    if (!root) {
      prepareRoot(ref);
      return;
    }
    const bring = (event: AnyEventObject, run: () => void) => {
      // React stops a root and starts it again.
      if (event.type === 'root.started') collector.watch(ref);
      if (isStepping) run();
      else step({ type: 'event', actor: root.id, event, ...byWhom(permissions, answered) }, run);
    };
    admitRoot(ref, root, { clock, pass, bring });
  };

  return {
    /** For the root's `inspect`. */
    inspect: (inspection: InspectionEvent) => {
      collector.inspect(inspection);
      if (inspection.type !== '@xstate.actor') return;
      const ref = inspection.actorRef as AnyActorRef;
      if (!parentOf(ref)) begin(ref);
      interceptActions(ref, (name, run) => act(pathOf(ref), name, run));
      const kind = kindOfActor(ref);
      if (kind === 'machine' || kind === 'transition') return;
      interceptStart(ref, (start) => {
        const { parent: actor, id: invoke } = parentAndId(ref);
        const { input } = ref.getSnapshot() as { input?: unknown };
        if (kind !== 'promise') {
          act(actor, invoke, () => ref.getSnapshot().status === 'active' && start());
          return;
        }
        const state = permissions.startsPromises(actor, invoke) ? 'running' : 'held';
        held.addPromise(ref, { actor, invoke, input, state }, start);
        if (state === 'running') start();
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
      const waiting = early ?? [];
      early = undefined;
      isReviving = !isRecorded;
      const forget = () => {
        isReviving = false;
        collector.take();
      };
      if (isReviving) return run(() => root.start(), forget);
      step({ type: 'start' }, () => root.start());
      // A page that was used before it ran tells its actors so.
      for (const passing of waiting) pass(passing);
    },
    /** Notes what a person does on the page, before anything follows from it. */
    note: (gesture: Gesture) => {
      // A page that follows a step did not hear a person.
      if (!early && !isStepping) step({ type: 'act', gesture }, () => {});
    },
    /** Numbers the actors that come as a record has numbered them. */
    number: (given: number | undefined) => {
      if (given !== undefined) numberActors(root, given);
    },
    /** Sends an event from outside, whatever is open. Returns whether there is such an actor. */
    send: (path: string, event: AnyEventObject): boolean => {
      const actor = actorAt(root, path);
      if (actor) forceByHand(() => actor.send(event));
      return actor !== undefined;
    },
    act,
    promises: held.promises,
    unheard: held.unheard,
    heldActions: held.heldActions,
    /** Settles a promise by hand. Returns whether it is under way. */
    settle: (id: string, type: 'output' | 'error', value: unknown): boolean => {
      const promise = held.refOf(id);
      if (promise) forceByHand(() => settle(promise, type, value));
      return promise !== undefined;
    },
    /** Starts a held promise, delivers what one has settled with or what the world has said, or carries an action out. */
    release: held.release,
    /** Delivers what was kept back, as far as it is admitted now. */
    deliverKeptBack: () =>
      held.deliver(
        permissions.admitsResults,
        () => permissions.isOpen() && permissions.admitsResults(root.id),
      ),
  };
}
