import { createActor, type SnapshotFrom } from 'xstate';
import { createChartBook } from '../charts/chartBook.ts';
import { type SessionFile, toSessionFile } from '../handOver/sessionFile.ts';
import type { InspectedApp, InspectorInput, WatchedPage } from '../inspected.ts';
import type { InspectorEvent, inspectorMachine } from '../record/inspector.machine.ts';
import { noteIntervention, type SessionRecord } from '../record/record.ts';
import { createBreakpoints } from './breakpoints.ts';
import { fulfilling } from './fulfilling.ts';
import { createNotices } from './notices.ts';
import { permissionsOf } from './permissions.ts';
import { createStage } from './stage.ts';
import { viewOf } from './viewOf.ts';
import { createVisits } from './visits.ts';
import { wishesOf } from './wishes.ts';

/** What the parts of the inspector of one document share. */
export type Controller = ReturnType<typeof createController>;

/** Creates the machine of an inspector, the visit that it records, and what wishes have in common. */
export function createController(app: InspectedApp, input: InspectorInput) {
  const book = createChartBook(app.root, app.machines, app.canShow);
  // A file names the charts that each session of the app has.
  const charts = app.canShow ? { ...book.charts } : book.charts;
  let page: WatchedPage = { surroundings: undefined };

  // The machine comes last, since it has all the others at hand. They ask for its state later.
  const state = (): SnapshotFrom<typeof inspectorMachine> => machine.getSnapshot();
  const send = (event: InspectorEvent) => machine.send(event);

  const notices = createNotices(() => state().matches({ time: 'running' }));
  const breakpoints = createBreakpoints(
    app.root.id,
    // A link leads to its state first.
    () => state().hasTag('open') && (!page.isOnItsWay || state().context.goal !== null),
    send,
  );
  const visits = createVisits(
    app,
    permissionsOf(app, state, () => page),
    notices.changed,
    breakpoints.holdAt,
    (reason) => send({ type: 'time.break', reason }),
  );
  const stage = createStage(app, visits, notices.changed, () => ({
    page: page.shown?.(),
    stored: page.stored?.(),
  }));

  /** The record in sight: that of a file, or the visit's. */
  const recordInSight = () => state().context.imported ?? visits.now().record;

  const getView = notices.keeping(() => {
    const { surroundings } = page;
    const record = recordInSight();
    return viewOf({ app, book, visits, stage, record, surroundings, state: state() });
  });

  /** Actors that come up later have the cases of their charts. */
  const casesOf = (path: string) => {
    const actor = getView().actors.find((one) => one.path === path);
    return app.cases[path] ?? app.cases[actor?.chart ?? ''];
  };

  const fileOf = (record: SessionRecord): SessionFile => {
    const { chains: _, dropped: __, startedAt: startAt, ...told } = record;
    const shows = stage.shows();
    const shown = record === visits.now().record ? shows.page : record.page;
    const stored = record.surroundings ? record.stored : shows.stored;
    const surroundings = record.surroundings ?? page.surroundings;
    const session = { ...told, startAt, page: shown, stored, surroundings };
    return toSessionFile({ app, charts, root: app.root.id, ...session });
  };

  const means = { app, book, charts, visits, stage, notices, recordInSight, casesOf };
  const machine = createActor(fulfilling({ ...means, page: () => page }), { input });
  // At once: who waits for a wish finds it in the view when it is fulfilled.
  machine.subscribe(notices.notify);

  return {
    ...means,
    ...wishesOf(machine, visits, fileOf),
    machine,
    state,
    send,
    clock: visits.clock,
    conductor: () => visits.now().conductor,
    getView,
    fileOf,
    page: () => page,
    watch: (watched: WatchedPage) => {
      page = watched;
    },
    setBreakpoints: breakpoints.set,
    /** Notes what a tester does to time and results, with the name of its button in the panel. */
    noteIntervention: (text: string) =>
      noteIntervention(visits.now().record, visits.clock().now(), text),
  };
}
