import { type AnyActorRef, createActor, fromPromise, type Snapshot, waitFor } from 'xstate';
import { activeStates, optionsOf } from '#statechart/activeChart.ts';
import type { Chart } from '#statechart/chart.ts';
import { describeChart, statesOf, timerName } from '#statechart/describeChart.ts';
import { actorAt, type KeptRoot, type KeptTimer, keepRoot } from '#statechart/keptRoot.ts';
import { type Goal, shortestWay } from '#statechart/shortestWay.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { redact } from './handOver/redact.ts';
import { readSessionFile, toSessionFile } from './handOver/sessionFile.ts';
import type { InspectedApp, RootOptions } from './inspected.ts';
import type { ActorView, Inspector, InspectorView, Outgoing, PendingTimer } from './inspector.ts';
import { actorsIn } from './record/actorViews.ts';
import { type Conductor, createConductor } from './record/conductor.ts';
import type { Entry } from './record/entry.ts';
import {
  type InspectorEvent,
  type InspectorInput,
  inspectorMachine,
} from './record/inspector.machine.ts';
import {
  append,
  beginRecord,
  cutAfter,
  entryAt,
  recordOf,
  type SessionRecord,
} from './record/record.ts';
import { rehearsed, replay, type Score } from './record/replay.ts';

/** A panel learns of changes this long after them, in ms: many changes of one frame are one. */
const NOTICE_MS = 16;
/** While time runs and a panel listens, it learns of the time this often, in ms. */
const TICK_MS = 100;
/** A way to a state waits this long for the code that the page needs on it, in ms. */
const PATIENCE_MS = 5_000;
/** Time that advances leaves the page this long, in ms, before the page can do something else. */
const SLICE_MS = 50;
/** Time advances by a day at most, in ms. */
const MOST_MS = 24 * 60 * 60 * 1_000;
/** How long after its document a window closes, in ms. */
const MOMENT_MS = 500;
/** A pause of this length or longer is cut short in a replay with a speed, in ms. */
const LONG_PAUSE_MS = 2_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A root that the page lives on, or has lived on. */
type Visit = {
  root: AnyActorRef;
  conductor: Conductor;
  record: SessionRecord;
};

/** The inspector, and what the start of its document needs of it. */
export type StartedInspector = Inspector & {
  /** Creates the first root under the eyes of the inspector, without starting it. */
  create: <Root extends AnyActorRef>(make: (options: RootOptions) => Root) => Root;
  /** Starts the first root, and its time. */
  begin: () => void;
  /** Virtual time, in ms since the start of the record. */
  now: () => number;
};

/**
 * A goal as people write it: the id of a state or a transition, the path of a state below its machine, or
 * all leaves of a rest, separated by spaces.
 */
function goalOf({ id, root }: Chart, target: string): Goal {
  if (target.includes('|')) return { transition: target };
  if (target.includes(' ')) return { rest: target };
  return {
    state: statesOf(root).some((state) => state.id === target) ? target : `${id}.${target}`,
  };
}

type KeptChildren = { children: Record<string, { snapshot: Snapshot<unknown> }> };

/** An actor in a kept root, and its timers. */
function startOf({ snapshot, timers }: KeptRoot, path: string, rootId: string) {
  const own = timers.filter(({ actor }) => actor === path);
  if (path === rootId) return { snapshot, timers: own };
  const inner = path
    .split('/')
    .reduce<Snapshot<unknown>>(
      (parent, id) => (parent as unknown as KeptChildren).children[id]?.snapshot ?? parent,
      snapshot,
    );
  return { snapshot: inner, timers: own };
}

/** Creates the inspector of a document. Its root comes with `create`, before it starts. */
export function createInspector(
  app: InspectedApp,
  input: InspectorInput = { isQuiet: false },
): StartedInspector {
  const listeners = new Set<() => void>();
  let view: InspectorView | null = null;
  let isNoticeDue = false;
  let visit: Visit;
  /** The first root when it had just started. */
  let origin: KeptRoot;
  /** The clock of the visit. */
  let clock = new VirtualClock();
  /** What the page shows in place of the visit. */
  let shown: AnyActorRef | null = null;

  const charts = Object.fromEntries(
    Object.values(app.machines).map((machine) => [machine.id, describeChart(machine)]),
  );

  /** The chart of the actor at a path. */
  const chartOf = (path: string): Chart | undefined => charts[app.machines[path]?.id ?? ''];

  const notify = () => {
    view = null;
    for (const listener of listeners) listener();
  };

  const changed = () => {
    view = null;
    if (isNoticeDue) return;
    isNoticeDue = true;
    setTimeout(() => {
      isNoticeDue = false;
      notify();
    }, NOTICE_MS);
  };

  const state = () => machine.getSnapshot();
  const isTravelling = () => state().matches({ page: 'travelling' });

  /** Whether what asks something of the world does so by itself. */
  const isReaching = () => {
    const { isQuiet, sends } = state().context;
    return state().matches({ page: 'restoring' }) ? sends : state().hasTag('open') && !isQuiet;
  };
  const mayDo = (actor: string, name: string) =>
    app.outgoing(actor, name) === undefined || isReaching();

  const makeConductor = (clock: VirtualClock, record: () => SessionRecord) => {
    const conductor: Conductor = createConductor(
      clock,
      {
        // What the page still sends to a root that is over does not count.
        isOpen: () => conductor === visit.conductor && (state().hasTag('open') || isTravelling()),
        startsPromises: (actor, invoke) =>
          !state().context.areResultsHeld &&
          actor !== state().context.traveller &&
          mayDo(actor, invoke),
        carriesOut: (actor, action) => (mayDo(actor, action) ? 'now' : 'when released'),
        admitsResults: () => state().matches({ time: 'running' }) || isTravelling(),
      },
      (step) => {
        append(record(), step);
        changed();
      },
      changed,
    );
    return conductor;
  };

  /** The record in sight: that of a file, or the visit's. */
  const recordInSight = () => state().context.imported ?? visit.record;

  const fileOf = ({ start, startedAt: startAt, entries }: SessionRecord) =>
    toSessionFile({ app, charts, root: visit.root.id, start, startAt, entries: [...entries] });

  const score = (): Score => {
    const { start, startedAt, entries: played } = recordInSight();
    // The record may grow and drop entries while it is played.
    const entries = played.slice();
    const [first] = entries;
    // A root that has started goes on from what the start made of it.
    return first?.cause.type === 'start'
      ? { start: first.kept, at: first.at, entries }
      : { start, at: startedAt, entries };
  };

  const requireEntry = (index: number): Entry => {
    const entry = entryAt(recordInSight(), index);
    if (!entry) throw new Error(`Entry ${index} is not in the record.`);
    return entry;
  };

  /** Goes on from a kept root in place of the visit. Time stands. */
  const goOnFrom = async (kept: KeptRoot, time: number, record: SessionRecord) => {
    const nextClock = new VirtualClock(time);
    const conductor = makeConductor(nextClock, () => record);
    const root = await app.restore(kept, { clock: nextClock, inspect: conductor.inspect });
    conductor.adopt(root, kept.timers);
    visit.root.stop();
    clock = nextClock;
    visit = { root, conductor, record };
    shown = null;
    try {
      await app.show(root, 'visit');
    } finally {
      for (const { actor, action, run } of app.effects(root)) conductor.act(actor, action, run);
      conductor.start(false);
    }
  };

  /** What going on from a kept root asks of the world. */
  const outgoingOf = (kept: KeptRoot, root: AnyActorRef): string[] => {
    const underWay = actorsIn(kept, root.id).filter(({ status }) => status === 'active');
    return [
      ...underWay.map(({ path }) => {
        const at = path.lastIndexOf('/');
        return app.outgoing(path.slice(0, Math.max(at, 0)), path.slice(at + 1));
      }),
      ...app.effects(root).map(({ actor, action }) => app.outgoing(actor, action)),
    ].filter((what) => what !== undefined);
  };

  /** The visit as it is, with one actor as it was before anything happened to it. */
  const withFreshActor = (path: string): KeptRoot => {
    const now = keepRoot(visit.root, clock);
    const [own = ''] = path.split('/');
    const isOther = ({ actor }: KeptTimer) => actor !== own && !actor.startsWith(`${own}/`);
    type WithChildren = { children: Record<string, unknown> };
    const childrenOf = ({ snapshot }: KeptRoot) => (snapshot as unknown as WithChildren).children;
    if (!(own in childrenOf(origin))) return origin;
    const children = { ...childrenOf(now), [own]: childrenOf(origin)[own] };
    return {
      snapshot: Object.assign({ ...now.snapshot }, { children }),
      timers: [...now.timers.filter(isOther), ...origin.timers.filter((timer) => !isOther(timer))],
    };
  };

  /** Waits until the code that the page asks for has come. */
  const waitForOthers = async (actor: string) => {
    for (let waited = 0; waited < PATIENCE_MS; waited += NOTICE_MS) {
      await sleep(NOTICE_MS);
      const others = visit.conductor.promises().filter((promise) => promise.actor !== actor);
      if (!others.some((promise) => promise.state === 'running')) return;
    }
  };

  const travel = async (actor: string, target: string) => {
    const machineOf = app.machines[actor];
    if (!machineOf) throw new Error(`There is no machine of “${actor}”.`);
    if (target === '') throw new Error(`A link names a state after its actor: ${actor}:…`);
    // The document that comes goes there by itself.
    if (app.open(actor, target)) return new Promise<never>(() => {});
    const kept = withFreshActor(actor);
    const chart = charts[machineOf.id] as Chart;
    const goal = goalOf(chart, target);
    const hasReached = (): boolean => {
      const { value } = actorAt(visit.root, actor)?.getSnapshot() ?? {};
      const { active, leaves } = activeStates(chart, value ?? {});
      if ('rest' in goal) return goal.rest === leaves.join(' ');
      return 'transition' in goal || active.includes(goal.state);
    };
    const way = shortestWay(machineOf, goal, {
      cases: app.cases[actor],
      from: startOf(kept, actor, visit.root.id),
    });
    if (!way) throw new Error(`No way to “${target}” of ${actor} is known.`);
    const time = clock.now();
    // A jump begins a record of its own: no cause leads there from the one before.
    await goOnFrom(kept, time, beginRecord(kept, time));
    for (const step of way) {
      const { conductor, root } = visit;
      if (step.type === 'event') {
        conductor.send(actor, step.event);
      } else if (step.type === 'timer') {
        const timer = keepRoot(root, clock).timers.find(
          ({ actor: owner, id }) => owner === actor && id === step.id,
        );
        if (timer) clock.advance(timer.remaining);
      } else {
        const promise = conductor
          .promises()
          .find(({ actor: owner, invoke }) => owner === actor && invoke === step.invoke);
        if (promise) conductor.settle(promise.id, step.type, step.value);
      }
      await waitForOthers(actor);
    }
    if (!hasReached()) throw new Error(`The way did not lead to “${target}” of ${actor}.`);
  };

  const machine = createActor(
    inspectorMachine.provide({
      actions: {
        holdClock: () => {
          clock.hold();
          app.holdMotion(true);
          app.followClock(() => clock.now());
        },
        runClock: ({ context }) => {
          clock.run(context.speed);
          app.holdMotion(false);
          app.followClock(context.speed === 1 ? undefined : () => clock.now());
        },
      },
      actors: {
        showEntry: fromPromise(async ({ input, signal }) => {
          const { kept, at } = requireEntry(input.index);
          const clock = new VirtualClock(at);
          const conductor = createConductor(clock, rehearsed, () => {});
          const root = await app.restore(kept, { clock, inspect: conductor.inspect });
          conductor.adopt(root, kept.timers);
          if (signal.aborted) return [];
          shown = root;
          await app.show(root, 'look');
          return outgoingOf(kept, root);
        }),
        showNow: fromPromise(async () => {
          shown = null;
          await app.show(visit.root, 'visit');
        }),
        restoreEntry: fromPromise(async ({ input }) => {
          const { kept, at } = requireEntry(input.index);
          // A page that does not come leaves the record as it is.
          const record = { ...recordInSight(), entries: recordInSight().entries.slice() };
          cutAfter(record, input.index);
          await goOnFrom(kept, at, record);
        }),
        replayRecord: fromPromise(({ input: { speed }, signal }) => {
          let last: number | undefined;
          return replay(app, score(), {
            signal,
            onRoot: async (root) => {
              shown = root;
              await app.show(root, 'rehearsal');
            },
            before: async ({ at }) => {
              const pause = Math.min(at - (last ?? at), LONG_PAUSE_MS);
              last = at;
              if (speed > 0 && pause > 0) await sleep(pause / speed);
            },
            onStep: changed,
          });
        }),
        advanceTime: fromPromise(async ({ input, signal }) => {
          while (!signal.aborted && !clock.advanceTo(input.to, SLICE_MS)) {
            changed();
            await sleep(0);
          }
        }),
        travel: fromPromise(({ input }) => travel(input.actor, input.state)),
        importSession: fromPromise(async ({ input }) => {
          return recordOf(readSessionFile(input.file, { app: app.name, charts, chartOf }));
        }),
      },
    }),
    { input },
  );
  // At once: who waits for a wish finds it in the view when it is fulfilled.
  machine.subscribe(notify);

  const send = (event: InspectorEvent) => machine.send(event);

  /** Refuses a wish while another one is being fulfilled. */
  const requireRest = () => {
    if (state().hasTag('busy')) throw new Error('The page is still on its way.');
  };

  /** Refuses a change of the visit that nobody would see. */
  const requireNow = () => {
    requireRest();
    if (state().hasTag('open')) return;
    throw new Error('The page shows the past. Restore the entry, or go back to now.');
  };

  const atRest = () => waitFor(machine, (snapshot) => !snapshot.hasTag('busy'));

  /** Waits until a wish is done. Rejects with its fault. */
  const fulfil = async (event: InspectorEvent) => {
    send(event);
    const { context } = await atRest();
    if (context.fault !== null) throw new Error(context.fault);
  };

  /** Leaves the page to its visitor. */
  const letGo = async () => {
    send({ type: 'results.free' });
    send({ type: 'now.look' });
    await atRest();
    // It comes back from a past that it was on its way to as well.
    send({ type: 'time.resume' });
    await atRest();
    const { conductor } = visit;
    for (const { id, actor, invoke, state: at } of conductor.promises()) {
      if (at === 'held' && app.outgoing(actor, invoke) === undefined) conductor.release(id);
    }
    conductor.deliverKeptBack();
  };

  /** Fulfils a wish that replaces the visit. Resolves with the session of the one before. */
  const replaceVisit = async (event: InspectorEvent) => {
    const before = fileOf(visit.record);
    await fulfil(event);
    return before;
  };

  const viewOf = ({
    path,
    status,
    value,
    context,
  }: ReturnType<typeof actorsIn>[number]): ActorView => {
    const chart = chartOf(path);
    const states = chart && value !== undefined ? activeStates(chart, value) : undefined;
    return {
      path,
      chart: chart?.id ?? null,
      status,
      active: states?.active ?? [],
      leaves: states?.leaves ?? [],
      context,
    };
  };

  const timersOf = (kept: KeptRoot): PendingTimer[] =>
    kept.timers.map((timer) => ({ ...timer, name: timerName(timer.event.type) }));

  /** What waits to go out now. */
  const outgoingNow = (): Outgoing[] => {
    const { conductor } = visit;
    const held = [
      ...conductor.promises().filter((promise) => promise.state === 'held'),
      ...conductor.heldActions().map((action) => ({ ...action, invoke: action.action })),
    ];
    return held.flatMap(({ id, actor, invoke }) => {
      const what = app.outgoing(actor, invoke);
      return what === undefined ? [] : [{ id, what }];
    });
  };

  const look = (): InspectorView => {
    const { context } = state();
    const { root, conductor } = visit;
    const record = recordInSight();
    const entry = context.lookingAt === null ? undefined : entryAt(record, context.lookingAt);
    const kept = entry?.kept ?? keepRoot(root, clock);
    return {
      now: entry?.at ?? clock.now(),
      isPaused: state().matches({ time: 'paused' }),
      speed: context.speed,
      areResultsHeld: context.areResultsHeld,
      entries: record.entries.slice(),
      dropped: record.dropped,
      lookingAt: context.lookingAt,
      actors: actorsIn(kept, root.id).map(viewOf),
      timers: timersOf(kept),
      promises: entry ? [] : conductor.promises(),
      outgoing: entry ? context.outgoing.map((what) => ({ id: null, what })) : outgoingNow(),
      isImported: context.imported !== null,
      advance: context.advance,
      fault: context.fault,
      replay: { isRunning: state().matches({ page: 'replaying' }), report: context.report },
    };
  };

  return {
    app,
    create: (make) => {
      const conductor = makeConductor(clock, () => visit.record);
      const root = make({ clock, inspect: conductor.inspect });
      conductor.adopt(root);
      visit = { root, conductor, record: beginRecord(keepRoot(root, clock)) };
      return root;
    },
    begin: () => {
      visit.conductor.start(true);
      origin = keepRoot(visit.root, clock);
      machine.start();
    },
    now: () => clock.now(),
    getView: () => {
      view ??= look();
      return view;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const tick = setInterval(() => {
        if (state().matches({ time: 'running' })) changed();
      }, TICK_MS);
      return () => {
        listeners.delete(listener);
        clearInterval(tick);
      };
    },
    followPanel: (panel) => {
      const end = () =>
        setTimeout(() => {
          if (panel.closed) letGo();
        }, MOMENT_MS);
      panel.addEventListener('pagehide', end, { once: true });
    },
    pause: () => send({ type: 'time.pause' }),
    resume: () => {
      requireRest();
      send({ type: 'time.resume' });
      visit.conductor.deliverKeptBack();
    },
    setSpeed: (speed) => send({ type: 'time.speed', speed }),
    step: () => {
      requireNow();
      const settled = visit.conductor.promises().find((promise) => promise.state === 'settled');
      if (settled) visit.conductor.release(settled.id);
      return Boolean(settled) || clock.step();
    },
    advance: async (ms) => {
      requireNow();
      if (!(ms > 0 && ms <= MOST_MS)) {
        throw new Error(`Advance needs a number of milliseconds above 0, up to ${MOST_MS}: a day.`);
      }
      const from = clock.now();
      await fulfil({ type: 'time.advance', from, to: from + ms });
    },
    optionsOf: (path) => {
      const chart = app.machines[path];
      const actor = actorAt(shown ?? visit.root, path);
      return chart && actor ? optionsOf(chart, actor.getSnapshot(), app.cases[path]) : [];
    },
    send: (path, event) => {
      requireNow();
      if (!visit.conductor.send(path, event)) throw new Error(`There is no actor ${path} now.`);
    },
    holdResults: (areHeld) => send({ type: areHeld ? 'results.hold' : 'results.free' }),
    settle: (promise, output) => {
      requireNow();
      visit.conductor.settle(promise, 'output', output);
    },
    reject: (promise, error) => {
      requireNow();
      visit.conductor.settle(promise, 'error', error);
    },
    release: (held) => {
      requireNow();
      visit.conductor.release(held);
    },
    look: (index) => fulfil(index === null ? { type: 'now.look' } : { type: 'entry.look', index }),
    restore: async (sends) => {
      requireRest();
      if (state().context.lookingAt === null) throw new Error('No entry is looked at.');
      return replaceVisit({ type: 'entry.restore', sends });
    },
    skip: (index) => replay(app, score(), { without: index }),
    replay: async (speed) => {
      requireRest();
      await fulfil({ type: 'record.replay', speed });
      const { report } = state().context;
      if (!report) throw new Error('The replay was stopped.');
      return report;
    },
    goTo: async (actor, target) => {
      requireRest();
      return replaceVisit({ type: 'state.go', actor, state: target });
    },
    getSession: () => fileOf(visit.record),
    exportSession: ({ redacted }) => {
      const file = fileOf(recordInSight());
      return redacted ? redact(file, app.isTyped) : file;
    },
    importSession: async (file) => {
      requireRest();
      await fulfil({ type: 'session.import', file });
    },
  };
}
