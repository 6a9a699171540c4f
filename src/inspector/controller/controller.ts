import { byName } from '@interpunct/model-kit/byName';
import { createActor, type SnapshotFrom } from 'xstate';
import { calledIn } from '../charts/calledIn.ts';
import { createChartBook } from '../charts/chartBook.ts';
import type { Charts } from '../handOver/sessionFile.ts';
import type { InspectedApp, InspectorInput, WatchedPage } from '../inspected.ts';
import type { Intervention } from '../record/entry.ts';
import type { InspectorEvent, inspectorMachine } from '../record/inspector.machine.ts';
import { noteIntervention } from '../record/record.ts';
import { createBreakpoints } from './breakpoints.ts';
import { fulfilling } from './fulfilling.ts';
import { createNotices } from './notices.ts';
import { permissionsByState } from './permissionsByState.ts';
import { readingsOf } from './readings.ts';
import { createStage } from './stage.ts';
import { createVisits } from './visits.ts';
import { wishesOf } from './wishes.ts';

/** What the parts of the inspector of one document share. */
export type Controller = ReturnType<typeof createController>;

/** An app that knows its charts. They name what has no id. */
const withCharts = (app: InspectedApp, charts: Charts): InspectedApp => ({
  ...app,
  charts,
  outgoing: (actor, name, ...kind) => app.outgoing(actor, calledIn(charts, name), ...kind),
});

/** Creates the machine of an inspector, the visit that it records, and what wishes have in common. */
export function createController(given: InspectedApp, input: InspectorInput) {
  const book = createChartBook(given.root, given.machines, given.canShow);
  const app = withCharts(given, book.charts);
  // A file names the charts that each session of the app has.
  const charts = app.canShow ? byName(book.charts) : book.charts;
  let page: WatchedPage = { surroundings: undefined };
  const pageNow = () => page;

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
  const visits = createVisits(app, permissionsByState(app, state, pageNow), {
    changed: notices.changed,
    isHeldAt: breakpoints.holdAt,
    stuck: (reason) => send({ type: 'time.break', reason }),
  });
  const stage = createStage(app, visits, notices.changed, () => ({
    page: page.shown?.(),
    stored: page.stored?.(),
  }));

  const shared = { app, book, charts, notices, page: pageNow, stage, visits };
  const readings = readingsOf(shared, state);
  const means = { ...shared, ...readings };
  const machine = createActor(fulfilling(means), { input });
  // At once: who waits for a wish finds it in the view when it is fulfilled.
  machine.subscribe(notices.notify);

  return {
    ...means,
    ...wishesOf(machine, visits, readings.fileOf),
    machine,
    state,
    send,
    clock: visits.clock,
    conductor: () => visits.now().conductor,
    watch: (watched: WatchedPage) => {
      page = watched;
    },
    setBreakpoints: breakpoints.set,
    /** Notes what a tester does to time and results. */
    noteIntervention: (kind: Intervention['kind'], about?: string) =>
      noteIntervention(visits.now().record, {
        at: visits.clock().now(),
        kind,
        about,
        page: stage.shows().page,
      }),
  };
}
