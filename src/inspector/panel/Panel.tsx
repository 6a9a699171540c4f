/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Inspector } from '../inspector.ts';
import { ActorList } from './actors/ActorList.tsx';
import { PartBoundary } from './basics/PartBoundary.tsx';
import { useGoThere } from './basics/useGoThere.ts';
import { InspectedContext, requestsOf, useInspected } from './basics/useInspected.ts';
import { ChartTab } from './chart/ChartTab.tsx';
import { CoverageTab } from './coverage/CoverageTab.tsx';
import { SessionCoverage } from './coverage/sessionCoverage.ts';
import { CoverageContext } from './coverage/useCoverage.ts';
import { EventsTab } from './events/EventsTab.tsx';
import { Gallery } from './Gallery.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import type { PanelActor } from './panel.machine.ts';
import { Tabs } from './Tabs.tsx';
import { TimersTab } from './timers/TimersTab.tsx';
import { EarlierSession } from './toolbar/EarlierSession.tsx';
import { HandOver } from './toolbar/HandOver.tsx';
import { HeldBack } from './toolbar/HeldBack.tsx';
import { LookingBar } from './toolbar/LookingBar.tsx';
import { ReportView } from './toolbar/ReportView.tsx';
import { SessionControls } from './toolbar/SessionControls.tsx';
import { TimeControls } from './toolbar/TimeControls.tsx';

function GalleryTab() {
  const { inspector } = useInspected();
  const goThere = useGoThere();
  return (
    <Gallery
      inspector={inspector}
      onOpen={(actor, state) =>
        goThere(actor, state, `The page shows ${actor} in ${state}. Time is paused.`)
      }
    />
  );
}

const CONTENTS = {
  chart: ChartTab,
  events: EventsTab,
  timers: TimersTab,
  coverage: CoverageTab,
  gallery: GalleryTab,
};

/** What a person is told: what runs, what was done, what went wrong. */
function Status({ panel, fault }: { panel: PanelActor; fault: string | null }) {
  const message = useSelector(panel, ({ context }) => context.message);
  const task = useSelector(panel, ({ context }) => context.task);
  return (
    <p className="status" role="status" data-tone={message?.tone ?? (fault && 'problem')}>
      {task?.label ?? message?.text ?? fault}
    </p>
  );
}

/** The report of the last replay, and text that could not be copied. */
function Outcome({ panel }: { panel: PanelActor }) {
  const report = useSelector(panel, ({ context }) => context.report);
  const uncopied = useSelector(panel, ({ context }) => context.uncopied);
  const dismiss = () => panel.send({ type: 'report.dismiss' });
  return (
    <>
      {report && <ReportView report={report} onDismiss={dismiss} />}
      {uncopied !== null && (
        <section className="report" aria-label="Text to copy">
          <div className="row">
            <h3>Text to copy</h3>
            <button type="button" onClick={dismiss}>
              Close the text
            </button>
          </div>
          <textarea aria-label="Text to copy by hand" readOnly rows={8} value={uncopied} />
        </section>
      )}
    </>
  );
}

/** The panel of one recorder. Another recorder, such as that of a reloaded page, gets another one. */
function ConnectedPanel({ panel, inspector }: { panel: PanelActor; inspector: Inspector }) {
  const view = useSyncExternalStore(inspector.subscribe, inspector.getView);
  const chosen = useSelector(panel, ({ context }) => context.actor);
  const coverage = useMemo(() => new SessionCoverage(inspector, () => localStorage), [inspector]);
  useEffect(() => {
    const end = () => coverage.end();
    addEventListener('pagehide', end);
    coverage.count();
    const unsubscribe = inspector.subscribe(() => coverage.count());
    return () => {
      removeEventListener('pagehide', end);
      unsubscribe();
      end();
    };
  }, [inspector, coverage]);

  const actor = view.actors.find(({ path }) => path === chosen) ?? view.actors[0];
  const inspected = useMemo(
    () => ({ panel, inspector, view, actor, ...requestsOf(panel) }),
    [panel, inspector, view, actor],
  );
  return (
    <InspectedContext value={inspected}>
      <CoverageContext value={coverage}>
        <div className="toolbar">
          <TimeControls />
          <SessionControls />
          <HandOver />
        </div>
        {view.lookingAt !== null && <LookingBar lookingAt={view.lookingAt} />}
        <HeldBack />
        <EarlierSession />
        <Status panel={panel} fault={view.fault} />
        <Outcome panel={panel} />
        <div className="body">
          <ActorList />
          <Tabs contents={CONTENTS} />
        </div>
      </CoverageContext>
    </InspectedContext>
  );
}

/** What stands in for the panel while no recorder is there. */
function Unconnected({ panel }: { panel: PanelActor }) {
  const isLost = useSelector(panel, (snapshot) => snapshot.matches({ connection: 'lost' }));
  const isPageClosed = useSelector(panel, ({ context }) => context.isPageClosed);
  const text = isPageClosed
    ? 'The window with the page is closed. Open the page again with ?inspect.'
    : isLost
      ? 'The page has no recorder.'
      : 'The page is loading…';
  return (
    <p className="unconnected" role="status">
      {text}
    </p>
  );
}

/** Everything that a tester sees beside the page. */
export function Panel({ panel }: { panel: PanelActor }) {
  const inspector = useSelector(panel, ({ context }) => context.inspector);
  return (
    <section className="panel" aria-label="Inspector">
      <PanelHeader panel={panel} />
      {inspector ? (
        <PartBoundary>
          <ConnectedPanel panel={panel} inspector={inspector} />
        </PartBoundary>
      ) : (
        <Unconnected panel={panel} />
      )}
    </section>
  );
}
