import { optionsOf } from '@interpunct/model-kit/activeChart';
import { actorAt, type KeptRoot } from '@interpunct/model-kit/keptRoot';
import { type AnyActorRef, createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { createChartBook } from './charts/chartBook.ts';
import { createNotices } from './controller/notices.ts';
import { createStage, SLICE_MS, scoreOf, sleep } from './controller/stage.ts';
import { travel } from './controller/travel.ts';
import { viewOf } from './controller/viewOf.ts';
import { createVisits } from './controller/visits.ts';
import { redact } from './handOver/redact.ts';
import { readSessionFile, type Surroundings, toSessionFile } from './handOver/sessionFile.ts';
import { type AppToInspect, inspectedApp, type RootOptions } from './inspected.ts';
import type { Inspector } from './inspector.ts';
import { brings } from './record/breakpoint.ts';
import type { Entry, Gesture } from './record/entry.ts';
import {
  type InspectorEvent,
  type InspectorInput,
  inspectorMachine,
} from './record/inspector.machine.ts';
import { cutAfter, entryAt, recordOf, type SessionRecord } from './record/record.ts';
import { replay } from './record/replay.ts';

/** Time advances by a day at most, in ms. */
const MOST_MS = 24 * 60 * 60 * 1_000;
/** How long after its document a window closes, in ms. */
const MOMENT_MS = 500;

/** What the inspector knows of the page around the root. */
export type WatchedPage = {
  surroundings: Surroundings | undefined;
  /** The machines that have a view in it. */
  shownMachines: () => readonly string[];
  /** Whether it is handling what a person does. */
  isHandlingAct: () => boolean;
  /** What a person points at, while it is handling that. */
  pointedAt?: () => Gesture | undefined;
  /** Has the documents that follow in its window run by themselves. */
  letGo?: () => void;
};

/** The inspector, and what the start of its document needs of it. */
export type StartedInspector = Inspector & {
  /** Creates the first root under the eyes of the inspector, without starting it. */
  create: <Root extends AnyActorRef>(make: (options: RootOptions) => Root) => Root;
  /** Starts the first root, and its time. */
  begin: () => void;
  /** Virtual time, in ms since the start of the record. */
  now: () => number;
  /** Notes what a person does on the page. Nobody does anything to the past. */
  note: (gesture: Gesture) => void;
  /** Shows it the page. Until then, it knows nothing of one. */
  watch: (page: WatchedPage) => void;
};

/** Creates the inspector of a document. Its root comes with `create`, before it starts. */
export function createInspector(
  given: AppToInspect,
  input: InspectorInput = { isQuiet: false },
): StartedInspector {
  const app = inspectedApp(given);
  const book = createChartBook(app.root, app.machines);
  let page: WatchedPage = {
    surroundings: undefined,
    shownMachines: () => [],
    isHandlingAct: () => false,
  };
  // A file names the charts that each session of the app has.
  const charts = { ...book.charts };

  const state = (): SnapshotFrom<typeof inspectorMachine> => machine.getSnapshot();
  const isTravelling = () => state().matches({ page: 'travelling' });

  /** Whether what asks something of the world does so by itself. */
  const isReaching = () => {
    const { isQuiet, sends } = state().context;
    return state().matches({ page: 'restoring' }) ? sends : state().hasTag('open') && !isQuiet;
  };
  const mayDo = (actor: string, name: string, isPromise: boolean) =>
    app.outgoing(actor, name, isPromise) === undefined || isReaching();

  let breakpoints: readonly string[] = [];
  const holdAt = (entry: Entry, before: KeptRoot) => {
    const text = breakpoints.find((one) => brings(one, before, entry, app.root.id));
    if (text === undefined || !state().hasTag('open')) return;
    clock().halt();
    send({ type: 'time.break', reason: `Time is held at entry ${entry.index}: ${text}.` });
  };

  const notices = createNotices(
    () => viewOf({ app, book, visits, stage, record: recordInSight(), state: state() }),
    () => state().matches({ time: 'running' }),
  );
  const visits = createVisits(
    app,
    {
      isOpen: () => state().hasTag('open') || isTravelling(),
      startsPromises: (actor, invoke) =>
        !state().context.areResultsHeld &&
        actor !== state().context.traveller &&
        mayDo(actor, invoke, true),
      carriesOut: (actor, action) => (mayDo(actor, action, false) ? 'now' : 'when released'),
      isHandlingAct: () => page.isHandlingAct(),
      pointedAt: () => page.pointedAt?.(),
      admitsResults: () => state().matches({ time: 'running' }) || isTravelling(),
    },
    notices.changed,
    holdAt,
  );
  /** Actors that come up later have the cases of their charts. */
  const casesOf = (path: string) => {
    const actor = notices.getView().actors.find((one) => one.path === path);
    return app.cases[path] ?? app.cases[actor?.chart ?? ''];
  };
  const stage = createStage(app, visits, notices.changed);
  const { clock } = visits;
  const conductor = () => visits.now().conductor;

  /** The record in sight: that of a file, or the visit's. */
  const recordInSight = () => state().context.imported ?? visits.now().record;

  const fileOf = ({ start, startedAt: startAt, from, entries, notes, hands }: SessionRecord) => {
    const session = {
      start,
      startAt,
      from,
      entries: [...entries],
      notes,
      hands,
      surroundings: page.surroundings,
    };
    return toSessionFile({ app, charts, root: app.root.id, ...session });
  };

  const requireEntry = (index: number): Entry => {
    const entry = entryAt(recordInSight(), index);
    if (!entry) throw new Error(`Entry ${index} is not in the record.`);
    return entry;
  };

  const machine = createActor(
    inspectorMachine.provide({
      actions: {
        holdClock: () => {
          clock().hold();
          app.holdMotion(true);
          app.followClock(() => clock().now());
        },
        runClock: ({ context }) => {
          clock().run(context.speed);
          app.holdMotion(false);
          app.followClock(context.speed === 1 ? undefined : () => clock().now());
        },
      },
      actors: {
        showEntry: fromPromise(({ input, signal }) =>
          stage.showEntry(requireEntry(input.index), signal),
        ),
        showNow: fromPromise(stage.showNow),
        restoreEntry: fromPromise(async ({ input }) => {
          const entry = requireEntry(input.index);
          // A page that does not come leaves the record as it is.
          const record = cutAfter(recordInSight(), entry);
          await visits.goOnFrom(entry.kept, entry.at, record);
        }),
        replayRecord: fromPromise(({ input: { speed }, signal }) =>
          stage.rehearse(scoreOf(recordInSight()), speed, signal),
        ),
        advanceTime: fromPromise(async ({ input, signal }) => {
          while (!signal.aborted && !clock().advanceTo(input.to, SLICE_MS)) {
            notices.changed();
            await sleep(0);
          }
        }),
        travel: fromPromise(({ input }) =>
          travel(app, book, visits, { ...input, cases: casesOf(input.actor) }),
        ),
        importSession: fromPromise(async ({ input }) => {
          const { name } = app;
          return recordOf(
            readSessionFile(input.file, { app: name, charts, chartAt: book.chartAt }),
          );
        }),
      },
    }),
    { input },
  );
  // At once: who waits for a wish finds it in the view when it is fulfilled.
  machine.subscribe(notices.notify);

  const send = (event: InspectorEvent) => machine.send(event);

  /** Refuses a wish while another one is being fulfilled. */
  const requireRest = () => {
    if (state().hasTag('busy')) throw new Error('The page is still on its way.');
  };

  /** What is asked of an entry waits until the page shows it. */
  const rest = async () => {
    if (state().matches({ page: 'opening' })) await atRest();
    requireRest();
  };

  /** Refuses a change of the visit while the page shows something else. */
  const requireNow = () => {
    requireRest();
    if (state().hasTag('open')) return;
    throw new Error('The page shows the past. Restore the entry, or go back to now.');
  };

  /** Notes what a tester does to time and results. A button of the panel has that name. */
  const noteHand = (text: string) => {
    const { record } = visits.now();
    const after = record.entries.at(-1)?.index ?? -1;
    record.hands = [...record.hands, { after, at: clock().now(), text }];
  };

  /** What a tester brings about by hand goes out, and what follows from it. */
  const act = () => {
    requireNow();
    send({ type: 'act.done' });
  };

  const atRest = () => waitFor(machine, (snapshot) => !snapshot.hasTag('busy'));

  /** Waits until a wish is done. Rejects with its fault. */
  const fulfil = async (event: InspectorEvent) => {
    send(event);
    const { context } = await atRest();
    conductor().deliverKeptBack();
    if (context.fault !== null) throw new Error(context.fault);
  };

  /** Leaves the page to its visitor. */
  const letGo = async () => {
    page.letGo?.();
    send({ type: 'results.free' });
    send({ type: 'now.look' });
    await atRest();
    // It comes back from a past that it was on its way to as well.
    send({ type: 'time.resume' });
    await atRest();
    for (const { id, actor, invoke, state: at } of conductor().promises()) {
      if (at === 'held' && app.outgoing(actor, invoke, true) === undefined) conductor().release(id);
    }
    conductor().deliverKeptBack();
  };

  /** Fulfils a wish that replaces the visit. Resolves with the session of the one before. */
  const replaceVisit = async (event: InspectorEvent) => {
    const before = fileOf(visits.now().record);
    await fulfil(event);
    return before;
  };

  return {
    app,
    charts: book.charts,
    chartAt: book.chartAt,
    casesOf,
    create: visits.create,
    begin: () => {
      visits.begin();
      machine.start();
    },
    now: () => clock().now(),
    note: (gesture) => {
      if (!state().hasTag('open')) return;
      send({ type: 'act.done' });
      conductor().note(gesture);
    },
    watch: (watched) => {
      page = watched;
    },
    shownMachines: () => page.shownMachines(),
    getView: notices.getView,
    subscribe: notices.subscribe,
    followPanel: (panel) => {
      const end = () =>
        setTimeout(() => {
          if (panel.closed) letGo();
        }, MOMENT_MS);
      panel.addEventListener('pagehide', end, { once: true });
    },
    pause: () => {
      noteHand('press “Pause”');
      send({ type: 'time.pause' });
    },
    resume: () => {
      requireRest();
      noteHand('press “Resume”');
      send({ type: 'time.resume' });
      conductor().deliverKeptBack();
    },
    setSpeed: (speed) => {
      noteHand(`choose the speed ${speed}×`);
      send({ type: 'time.speed', speed });
    },
    step: () => {
      requireNow();
      noteHand('press “Step”');
      const settled = conductor()
        .promises()
        .find((promise) => promise.state === 'settled');
      if (settled) conductor().release(settled.id);
      return Boolean(settled) || clock().step();
    },
    setBreakpoints: (texts) => {
      breakpoints = texts;
    },
    advance: async (ms) => {
      requireNow();
      if (!(ms > 0 && ms <= MOST_MS)) {
        throw new Error(`Advance needs a number of milliseconds above 0, up to ${MOST_MS}: a day.`);
      }
      noteHand(`advance by ${ms} ms`);
      const from = clock().now();
      await fulfil({ type: 'time.advance', from, to: from + ms });
    },
    optionsOf: (path) => {
      const snapshot = actorAt(stage.shown(), path)?.getSnapshot();
      return snapshot?.machine ? optionsOf(snapshot.machine, snapshot, casesOf(path)) : [];
    },
    send: (path, event) => {
      act();
      if (!conductor().send(path, event)) throw new Error(`There is no actor ${path} now.`);
    },
    holdResults: (areHeld) => {
      noteHand(`switch “Hold results” ${areHeld ? 'on' : 'off'}`);
      send({ type: areHeld ? 'results.hold' : 'results.free' });
    },
    settle: (promise, output) => {
      act();
      conductor().settle(promise, 'output', output);
    },
    reject: (promise, error) => {
      act();
      conductor().settle(promise, 'error', error);
    },
    release: (held) => {
      requireNow();
      const promise = conductor()
        .promises()
        .find(({ id }) => id === held);
      const action = conductor()
        .heldActions()
        .find(({ id }) => id === held);
      const name = promise?.invoke ?? action?.action;
      noteHand(`release \`${name}\` of ${(promise ?? action)?.actor}`);
      conductor().release(held);
    },
    look: (index) => fulfil(index === null ? { type: 'now.look' } : { type: 'entry.look', index }),
    restore: async (sends) => {
      await rest();
      if (state().context.lookingAt === null) throw new Error('No entry is looked at.');
      return replaceVisit({ type: 'entry.restore', sends });
    },
    skip: (index) => replay(app, scoreOf(recordInSight()), { without: index }),
    annotate: (index, note) => {
      const record = recordInSight();
      const { [index]: _, ...others } = record.notes;
      record.notes = note === '' ? others : { ...others, [index]: note };
      notices.changed();
    },
    replay: async (speed) => {
      await rest();
      await fulfil({ type: 'record.replay', speed });
      const { report } = state().context;
      if (!report) throw new Error('The replay was stopped.');
      return report;
    },
    goTo: async (actor, target) => {
      await rest();
      return replaceVisit({ type: 'state.go', actor, state: target });
    },
    getSession: () => fileOf(visits.now().record),
    exportSession: ({ redacted }) => {
      const file = fileOf(recordInSight());
      return redacted ? redact(file, app.isTyped) : file;
    },
    importSession: async (file) => {
      await rest();
      await fulfil({ type: 'session.import', file });
    },
  };
}
