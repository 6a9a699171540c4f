/** @jsxImportSource react */

import type { ActorKind } from '@interpunct/model-kit/xstate';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ActorName } from '../actors/ActorName.tsx';
import { PayloadEditor } from '../basics/PayloadEditor.tsx';
import { useInspected } from '../basics/useInspected.ts';
import { ValueTree } from '../basics/ValueTree.tsx';
import { ChartView } from '../ChartView.tsx';
import { lastTransitions } from './lastTransitions.ts';
import { followLayouts, laidOut, layOut } from './layouts.ts';
import { OptionList } from './OptionList.tsx';

/** Writes the payload of the event that is to be sent. */
function EventEditor() {
  const { panel, inspector, sendWritten, writing } = useInspected();
  if (!writing) return null;
  const { actor, type } = writing;
  return (
    <PayloadEditor
      key={`${actor} ${type}`}
      title={`${type}, to ${actor}`}
      cases={inspector.casesOf(actor)?.events[type] ?? {}}
      action="Send"
      isEvent
      onClose={() => panel.send({ type: 'writing.end' })}
      onSend={(payload) => sendWritten(actor, { ...(payload as object), type })}
    />
  );
}

const SPEAKS =
  'has no chart: the world speaks through it. The tab “Events” has what it said. A look or a replay repeats that and does not listen to the world; a restored session listens from then on.';

/** Why there is no chart, and what becomes of such an actor. */
const NO_CHART: Record<ActorKind, string> = {
  machine: 'The chart of this actor is not known.',
  promise: 'A promise has no chart. The tab “Timers” has it until it settles.',
  transition: 'A transition actor has no chart, only the context beside.',
  callback: `A callback ${SPEAKS}`,
  observable: `An observable ${SPEAKS}`,
  other: 'This actor has no chart: it is of the app’s own kind, or a file did not hold its code.',
};

/** The chart of the chosen actor, its context, and the events that it can take. */
export function ChartTab() {
  const { inspector, view, actor, send, hide } = useInspected();
  const path = actor?.path ?? '';
  const last = useMemo(
    () => lastTransitions(view.entries, path, view.lookingAt),
    [view.entries, path, view.lookingAt],
  );
  const chart = inspector.charts[actor?.chart ?? ''];
  const layout = useSyncExternalStore(followLayouts, () => chart && laidOut(chart));
  useEffect(() => {
    if (chart) layOut(chart);
  }, [chart]);
  const { standsIn } = view;
  const isSought = standsIn?.actor === path;
  if (!actor) return <p className="muted">The page has no actors yet.</p>;

  return (
    <>
      <div className="drawing">
        <h2>
          <ActorName path={path} />
        </h2>
        {chart && layout ? (
          <ChartView
            key={path}
            {...{ chart, layout }}
            active={[...actor.active]}
            last={last}
            sought={isSought ? `${chart.root.id}.${standsIn.state.split(' ').at(-1)}` : undefined}
            onTransition={(id) => {
              const event = chart.transitions.find((transition) => transition.id === id)?.event;
              if (event) send(path, event);
            }}
          />
        ) : (
          <p className="muted">{chart ? 'The chart is being laid out.' : NO_CHART[actor.kind]}</p>
        )}
      </div>
      <div className="aside">
        <EventEditor />
        <section aria-label="Events">
          <h2>Events</h2>
          <OptionList actor={path} isActive={actor.status === 'active'} />
        </section>
        <section aria-label="Context">
          <h2>Context</h2>
          <ValueTree value={hide(actor.context)} />
        </section>
      </div>
    </>
  );
}
