/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { secretHider, secretsIn } from '../handOver/secrets.ts';
import { NEEDS_ROOT } from '../inspected.ts';
import type { Inspector } from '../inspector.ts';
import type { Entry } from '../record/entry.ts';
import { ActorList } from './actors/ActorList.tsx';
import { placeText } from './basics/format.ts';
import { PartBoundary } from './basics/PartBoundary.tsx';
import { InspectedContext, requestsOf, useInspected } from './basics/useInspected.ts';
import { ChartTab } from './chart/ChartTab.tsx';
import { CoverageTab } from './coverage/CoverageTab.tsx';
import { SessionCoverage } from './coverage/sessionCoverage.ts';
import { focusEntry } from './events/EntryDetails.tsx';
import { EventsTab } from './events/EventsTab.tsx';
import { changedLast, rowsOf } from './events/rows.ts';
import { Gallery } from './Gallery.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import type { PanelActor } from './panel.machine.ts';
import { pressShortcut, SHORTCUTS } from './Shortcuts.tsx';
import { Tabs } from './Tabs.tsx';
import { TimersTab } from './timers/TimersTab.tsx';
import { ConditionControls } from './toolbar/ConditionControls.tsx';
import { HandOver } from './toolbar/HandOver.tsx';
import { HeldBack } from './toolbar/HeldBack.tsx';
import { focusSlider, SessionBar } from './toolbar/SessionBar.tsx';
import { TimeControls } from './toolbar/TimeControls.tsx';

const CONTENTS = {
  chart: ChartTab,
  events: EventsTab,
  timers: TimersTab,
  coverage: CoverageTab,
  gallery: GalleryTab,
};

function GalleryTab() {
  const { app } = useInspected().inspector;
  return app.canShow ? <Gallery /> : <p className="muted">{NEEDS_ROOT}</p>;
}

const NOBODY: readonly string[] = [];

/** Counts what the session of an inspector has covered, as long as the panel is there. */
function useCoverage(inspector: Inspector): SessionCoverage {
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
  return coverage;
}

/** What masks the secrets of a session. It is another one where these are others: each would make other rows. */
function useHider(entries: readonly Entry[]) {
  const secrets = useMemo(() => {
    const [first] = entries;
    return JSON.stringify(secretsIn(first ? [{ entries, start: first.kept }] : []));
  }, [entries]);
  return useMemo(() => secretHider(JSON.parse(secrets)), [secrets]);
}

/** The panel of one recorder. Another recorder, such as that of a reloaded page, gets another one. */
function ConnectedPanel({ panel, inspector }: { panel: PanelActor; inspector: Inspector }) {
  const view = useSyncExternalStore(inspector.subscribe, inspector.getView);
  const context = useSelector(panel, (snapshot) => snapshot.context);
  const { settings, place } = context;
  const isBusy = useSelector(panel, (snapshot) => snapshot.matches({ work: 'busy' }));
  const coverage = useCoverage(inspector);

  // What a message says of time and place holds until they change.
  const moment = `${view.isPaused} ${view.lookingAt} ${view.isImported} ${view.fault}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moment` is not read; its change ends a message
  useEffect(() => panel.send({ type: 'message.tell', message: null }), [panel, moment]);
  const requests = useMemo(() => requestsOf(panel, inspector), [panel, inspector]);
  const { standsIn } = view;
  const isNow = view.isPaused && view.lookingAt === null && !view.isBusy;
  const isReached = standsIn !== null && isNow && view.fault === null;
  const reached = isReached ? [placeText(standsIn), inspector.app.unheld].join(' ').trim() : null;
  // A link has nobody who asked, so the panel tells where it has led.
  useEffect(() => {
    if (reached !== null) requests.tell(reached);
  }, [requests, reached]);
  const { intervention } = view;
  useEffect(() => {
    if (intervention?.actor) panel.send({ type: 'break.met', actor: intervention.actor });
  }, [panel, intervention]);
  const { breakpoints } = settings;
  useEffect(() => inspector.setBreakpoints(breakpoints), [inspector, breakpoints]);

  const known = [...view.actors, ...view.ended];
  const quiet = place.isQuiet ? inspector.app.quiet : NOBODY;
  const quieted = useMemo(
    () => ({ charts: inspector.charts, quiet, root: inspector.app.root.id }),
    [inspector, quiet],
  );
  const { entries, notes } = view;
  // The slider goes through the rows of the log, too.
  const rows = useMemo(
    () => rowsOf({ entries, notes }, settings.filter, quieted),
    [entries, notes, settings.filter, quieted],
  );
  // Until a tester chooses an actor, what happened last does.
  const isHeld = view.isPaused || view.lookingAt !== null;
  const changed = isHeld ? changedLast(entries, view.lookingAt, quieted) : undefined;
  const find = (one: string | null | undefined) => known.find(({ path }) => path === one);
  const actor = find(context.actorInFocus) ?? find(context.actor) ?? find(changed) ?? known[0];
  const hide = useHider(entries);
  const told = { ...context, ...requests, inspector, view, coverage, rows, actor, quiet, hide };
  return (
    <InspectedContext value={{ ...told, panel, isBusy }}>
      <SessionBar />
      <div className="rest">
        <div className="toolbar row">
          <TimeControls />
          <HandOver />
          <ConditionControls />
        </div>
        <HeldBack />
        <div className="body">
          <ActorList />
          <Tabs contents={CONTENTS} />
        </div>
      </div>
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
    <p className="unconnected muted" role="status">
      {text}
    </p>
  );
}

/** Leaves the entry that is looked at. What goes with it passes the focus on. */
function lookAtNow(inspector: Inspector): void {
  const isLost = (part: string) => document.activeElement?.closest(part);
  if (isLost('.details')) focusEntry();
  else if (isLost('.session')) focusSlider();
  void inspector.look(null).catch(() => {});
}

/** Everything that a tester sees beside the page. */
export function Panel({ panel }: { panel: PanelActor }) {
  const inspector = useSelector(panel, ({ context }) => context.inspector);
  // Where nothing has the focus, as after an editor has gone, the document alone hears the key.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyped = (event.target as Element).matches('input, textarea, select');
      if (event.key === '?' && !isTyped) document.getElementById(SHORTCUTS)?.togglePopover();
      // A list of keys, a pick and a replay have a use of their own for it.
      const isFree =
        panel.getSnapshot().matches({ work: 'idle' }) && !document.querySelector(':popover-open');
      if (event.key === 'Escape' && isFree && inspector && inspector.getView().lookingAt !== null)
        lookAtNow(inspector);
      pressShortcut(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [panel, inspector]);
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
