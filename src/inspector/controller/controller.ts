import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { createChartBook } from '../charts/chartBook.ts';
import { type SessionFile, toSessionFile } from '../handOver/sessionFile.ts';
import type { InspectedApp, InspectorInput, WatchedPage } from '../inspected.ts';
import { isBreakpointMet } from '../record/breakpoint.ts';
import type { Entry } from '../record/entry.ts';
import type { InspectorEvent, inspectorMachine } from '../record/inspector.machine.ts';
import type { SessionRecord } from '../record/record.ts';
import { fulfilling } from './fulfilling.ts';
import { createNotices } from './notices.ts';
import { createStage } from './stage.ts';
import { viewOf } from './viewOf.ts';
import { createVisits } from './visits.ts';

/** So long after a breakpoint, in ms, what the page sends by itself belongs to the same moment. */
const BREAK_MS = 100;

/** What the parts of the inspector of one document share. */
export type Controller = ReturnType<typeof createController>;

/** Creates the machine of an inspector, the visit that it records, and what wishes have in common. */
export function createController(app: InspectedApp, input: InspectorInput) {
  const book = createChartBook(app.root, app.machines, app.canShow);
  // A file names the charts that each session of the app has.
  const charts = app.canShow ? { ...book.charts } : book.charts;
  let page: WatchedPage = { surroundings: undefined, isHandlingAct: () => false };
  let breakpoints: readonly string[] = [];

  const state = (): SnapshotFrom<typeof inspectorMachine> => machine.getSnapshot();
  const send = (event: InspectorEvent) => machine.send(event);
  const isTravelling = () => state().matches({ page: 'travelling' });

  /** Whether what asks something of the world does so by itself. */
  const isReaching = () => {
    const { isQuiet, sends } = state().context;
    return state().matches({ page: 'restoring' }) ? sends : state().hasTag('open') && !isQuiet;
  };
  const mayDo = (actor: string, name: string, isPromise: boolean) =>
    app.outgoing(actor, name, isPromise) === undefined || isReaching();

  /** Notes what a tester does to time and results, with the name of its button in the panel. */
  const noteIntervention = (text: string, isBreak?: true) => {
    const { record } = visits.now();
    const after = record.entries.at(-1)?.index ?? -1;
    record.interventions = [
      ...record.interventions,
      { after, at: clock().now(), text, ...(isBreak && { isBreak }) },
    ];
  };

  const holdAt = (entry: Entry, before: KeptRoot) => {
    const met = breakpoints.find((one) => isBreakpointMet(one, before, entry, app.root.id));
    // A link leads to its state first.
    const isOnItsWay = page.isOnItsWay === true && state().context.goal === null;
    if (met === undefined || isOnItsWay || !state().hasTag('open')) return;
    clock().halt();
    noteIntervention(`“Break when” \`${met}\` holds the time`, true);
    const { index } = entry;
    send({ type: 'time.break', reason: `Time is held at entry ${index}: ${met}.` });
    // What the page sends at once, and in the frame after, may follow from it or not.
    const { record } = visits.now();
    setTimeout(() => {
      const later = record.entries.filter((one) => one.index > index).map((one) => one.index);
      const which =
        later.length > 1 ? `Entries ${later[0]} to ${later.at(-1)}` : `Entry ${later[0]}`;
      const text = `${which} came in the same moment.`;
      if (later.length > 0) send({ type: 'break.followed', text });
    }, BREAK_MS);
  };

  const notices = createNotices(
    () =>
      viewOf({
        app,
        book,
        visits,
        stage,
        record: recordInSight(),
        surroundings: page.surroundings,
        state: state(),
      }),
    () => state().matches({ time: 'running' }),
  );
  const visits = createVisits(
    app,
    {
      // A page that cannot show the past lives on.
      isOpen: () => state().hasTag('open') || isTravelling() || !app.canShow,
      startsPromises: (actor, invoke) =>
        !state().context.areResultsHeld &&
        actor !== state().context.traveller &&
        mayDo(actor, invoke, true),
      carriesOut: (actor, action) => (mayDo(actor, action, false) ? 'now' : 'when released'),
      isHandlingAct: () => page.isHandlingAct(),
      pointedAt: () => page.pointedAt?.(),
      outside: () => page.outside?.(),
      shown: () => page.shown?.(),
      admitsResults: () => state().matches({ time: 'running' }) || isTravelling(),
    },
    notices.changed,
    holdAt,
    (reason) => send({ type: 'time.break', reason }),
  );
  const stage = createStage(app, visits, notices.changed, () => ({
    page: page.shown?.(),
    stored: page.stored?.(),
  }));
  const { clock } = visits;
  const conductor = () => visits.now().conductor;

  /** Actors that come up later have the cases of their charts. */
  const casesOf = (path: string) => {
    const actor = notices.getView().actors.find((one) => one.path === path);
    return app.cases[path] ?? app.cases[actor?.chart ?? ''];
  };

  /** The record in sight: that of a file, or the visit's. */
  const recordInSight = () => state().context.imported ?? visits.now().record;

  const machine = createActor(
    fulfilling({
      app,
      book,
      charts,
      visits,
      stage,
      notices,
      recordInSight,
      page: () => page,
      casesOf,
    }),
    { input },
  );
  // At once: who waits for a wish finds it in the view when it is fulfilled.
  machine.subscribe(notices.notify);

  const atRest = () => waitFor(machine, (snapshot) => !snapshot.hasTag('busy'));

  /** Refuses a wish while another one is being fulfilled. */
  const requireRest = () => {
    if (state().hasTag('busy')) throw new Error('The page is still on its way.');
  };

  /** Refuses a change of the visit while the page shows something else. */
  const requireNow = () => {
    requireRest();
    if (state().hasTag('open')) return;
    throw new Error('The page shows the past. Restore the entry, or go back to now.');
  };

  /** Waits until a wish is done. Rejects with its fault. */
  const fulfil = async (event: InspectorEvent) => {
    send(event);
    const { context } = await atRest();
    conductor().deliverKeptBack();
    if (context.fault !== null) throw new Error(context.fault);
  };

  const fileOf = (record: SessionRecord): SessionFile => {
    const { start, startedAt: startAt, from, entries, notes, interventions } = record;
    const shows = stage.shows();
    return toSessionFile({
      app,
      charts,
      root: app.root.id,
      start,
      startAt,
      from,
      entries: [...entries],
      notes,
      interventions,
      page: record === visits.now().record ? shows.page : record.page,
      stored: record.surroundings ? record.stored : shows.stored,
      surroundings: record.surroundings ?? page.surroundings,
    });
  };

  return {
    app,
    book,
    visits,
    clock,
    conductor,
    stage,
    notices,
    machine,
    state,
    send,
    casesOf,
    recordInSight,
    atRest,
    requireRest,
    requireNow,
    fulfil,
    fileOf,
    page: () => page,
    watch: (watched: WatchedPage) => {
      page = watched;
    },
    setBreakpoints: (texts: readonly string[]) => {
      breakpoints = texts;
    },
    /** What is asked of an entry waits until the page shows it. */
    settle: async () => {
      if (state().matches({ page: 'opening' })) await atRest();
      requireRest();
    },
    noteIntervention,
    /**
     * Fulfils a wish that replaces the visit. Resolves with the session of the one before. Where the wish
     * fails after that, its error has the session as `replaced`.
     */
    replaceVisit: async (event: InspectorEvent) => {
      const visit = visits.now();
      const before = fileOf(visit.record);
      await fulfil(event).catch((error: Error) => {
        throw visits.now() === visit ? error : Object.assign(error, { replaced: before });
      });
      return before;
    },
  };
}
