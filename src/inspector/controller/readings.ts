import { type MachineCases, ownCases } from '@interpunct/model-kit/cases';
import type { SnapshotFrom } from 'xstate';
import type { ChartBook } from '../charts/chartBook.ts';
import { type Charts, type SessionFile, toSessionFile } from '../handOver/sessionFile.ts';
import type { InspectedApp, WatchedPage } from '../inspected.ts';
import type { inspectorMachine } from '../record/inspector.machine.ts';
import type { SessionRecord } from '../record/record.ts';
import type { Notices } from './notices.ts';
import type { Stage } from './stage.ts';
import { viewOf } from './viewOf.ts';
import type { Visits } from './visits.ts';

/** What the parts of a controller have in common. */
export type Shared = {
  app: InspectedApp;
  book: ChartBook;
  /** The charts that a file has to fit. */
  charts: Charts;
  notices: Notices;
  page: () => WatchedPage;
  stage: Stage;
  visits: Visits;
};

export type Readings = ReturnType<typeof readingsOf>;

/** What is read of an inspector. */
export function readingsOf(
  { app, book, charts, notices, page, stage, visits }: Shared,
  state: () => SnapshotFrom<typeof inspectorMachine>,
) {
  /** The record in sight: that of a file, or the visit's. */
  const recordInSight = () => state().context.imported ?? visits.now().record;

  const getView = notices.keeping(() => {
    const { surroundings } = page();
    const record = recordInSight();
    return viewOf({ app, book, visits, stage, record, surroundings, state: state() });
  });

  return {
    recordInSight,
    getView,
    /** Actors that come up later have the cases of their charts. */
    casesOf: (path: string): MachineCases | undefined => {
      const actor = getView().actors.find((one) => one.path === path);
      const cases = app.cases[path] ?? app.cases[actor?.chart ?? ''];
      return cases && ownCases(cases);
    },
    fileOf: (record: SessionRecord): SessionFile => {
      const { chains: _, dropped: __, startedAt: startAt, ...told } = record;
      const shows = stage.shows();
      const shown = record === visits.now().record ? shows.page : record.page;
      const stored = record.surroundings ? record.stored : shows.stored;
      const surroundings = record.surroundings ?? page().surroundings;
      const session = { ...told, startAt, page: shown, stored, surroundings };
      return toSessionFile({ app, charts, root: app.root.id, ...session });
    },
  };
}
