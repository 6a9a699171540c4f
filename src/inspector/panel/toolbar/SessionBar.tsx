/** @jsxImportSource react */
import { inQuotes } from '../../handOver/gestureText.ts';
import { maskedIn } from '../../handOver/secrets.ts';
import { NEEDS_ROOT } from '../../inspected.ts';
import { PAUSE_KEY } from '../../ownKeys.ts';
import { type Entry, numberOf } from '../../record/entry.ts';
import type { ReplayReport } from '../../record/replay.ts';
import { Button, GoingButton, Toolbar } from '../basics/controls.tsx';
import { count, formatTime } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import { summaryOf } from '../events/entryTexts.ts';
import type { Row } from '../events/rows.ts';
import { EarlierSession } from './EarlierSession.tsx';

/** How a replay of some entries went. Where it differs, masks may be why. */
export const replayOutcome = ({ differences }: ReplayReport, entries: readonly Entry[]) =>
  differences.length === 0
    ? 'The replay matches the record.'
    : `The replay leaves the record in ${count(differences.length, 'place')}. ${maskedIn(entries)}`.trim();

/** Gives the slider the focus when what had it is disabled or gone: it is there in every state. */
export const focusSlider = () => document.querySelector<HTMLElement>('input[type=range]')?.focus();

/** Holds virtual time, and lets it run. */
function Pause() {
  const { panel, inspector, view, actor, attempt, isBusy } = useInspected();
  return (
    <Button
      className={view.isPaused ? 'primary' : undefined}
      isInert={isBusy}
      title={PAUSE_KEY}
      aria-keyshortcuts={PAUSE_KEY}
      onClick={({ currentTarget }) => {
        // Where a key has pressed it, what has the focus stays, but for the ways on from an entry.
        const focused = document.activeElement;
        if (actor && document.hasFocus() && focused?.closest('[role=tabpanel]'))
          panel.send({ type: 'focus.kept', actor: actor.path });
        if (focused !== currentTarget && focused?.closest('.session')) focusSlider();
        attempt(view.isPaused ? inspector.resume : inspector.pause);
      }}
    >
      {view.isPaused ? 'Resume' : 'Pause'}
    </Button>
  );
}

/** Goes through the rows of the log. */
function Slider({ told }: { told: string }) {
  const { view, rows, look } = useInspected();
  const { lookingAt } = view;
  const last = rows.length - 1;
  // A filter may have left out the entry that is looked at.
  const isReached = ({ index, fold }: Row) => (fold?.first.index ?? index) <= (lookingAt as number);
  const chosen = lookingAt === null ? last : Math.max(0, rows.filter(isReached).length - 1);
  const { index = 0, entry } = rows[chosen] ?? {};
  return (
    <input
      type="range"
      aria-label="Session"
      min={0}
      max={Math.max(0, last)}
      value={Math.max(0, chosen)}
      disabled={rows.length === 0}
      aria-valuetext={
        entry ? `${told}: entry ${lookingAt ?? index}, at ${formatTime(entry.at)}` : told
      }
      onChange={({ target }) => look(rows[Number(target.value)]?.index ?? null)}
    />
  );
}

/** Plays all of the session again, or stops that. */
function Replay() {
  const { inspector, view, ask, look, isBusy } = useInspected();
  const { isReplaying } = view;
  const replay = () =>
    ask('Replaying…', async () => {
      const report = await inspector.replay();
      return { text: replayOutcome(report, view.entries), report };
    });
  return (
    <Button
      title={isReplaying ? 'Go back to now' : 'Play the session from its start'}
      disabled={view.entries.length === 0}
      isInert={!isReplaying && isBusy}
      onClick={isReplaying ? () => look(null) : replay}
    >
      {isReplaying ? 'Stop' : 'Replay'}
    </Button>
  );
}

/** Leads on from the entry that is looked at, or back to now. */
function WaysOn({ lookingAt }: { lookingAt: number }) {
  const { inspector, view, ask, toldOf, look, replace, isBusy } = useInspected();
  const { canShow } = inspector.app;
  const restore = (sends: boolean) =>
    ask('Restoring…', async () => {
      await replace(inspector.restore(sends));
      return toldOf(`Restored entry ${lookingAt}. Time is paused.`);
    });
  return (
    <Toolbar aria-label="Ways on">
      {canShow && (
        <GoingButton
          className="primary"
          title="Go on from this entry. Nothing goes out by itself. The session before is kept. What the browser has stored stays as it is."
          isInert={isBusy}
          onClick={() => restore(false)}
        >
          Restore
        </GoingButton>
      )}
      {canShow && view.outgoing.length > 0 && (
        <GoingButton
          title="Go on from this entry, and let out what was on its way."
          isInert={isBusy}
          onClick={() => restore(true)}
        >
          Restore and send
        </GoingButton>
      )}
      <GoingButton onClick={() => look(null)}>Back to now</GoingButton>
    </Toolbar>
  );
}

/** Where page and charts stand in the session, and the ways through it. It stays in sight. */
export function SessionBar() {
  const { inspector, view, hide } = useInspected();
  const { entries, lookingAt, dropped } = view;
  const past = entries.filter((one) => one.index <= (lookingAt ?? Infinity));
  const place = `${numberOf(past)} of ${numberOf(entries)}`;
  const told = entries.length === 0 ? 'No entries yet' : `${place} entries`;
  const looked = view.isReplaying ? null : lookingAt;
  const entry = entries.find(({ index }) => index === looked);
  const what = entry ? `: ${hide(summaryOf(entry, inspector.charts).event)}` : '';
  const note = looked !== null && view.notes[looked];
  const besides = [
    ...(note ? [`Note: ${inQuotes(note)}`] : []),
    ...view.outgoing.map((one) => `Would ${one.what}`),
    inspector.app.canShow ? inspector.app.unheld : NEEDS_ROOT,
  ].filter(Boolean);
  return (
    <section
      className="session"
      data-past={looked !== null}
      aria-label={looked === null ? 'Session' : 'Looking back'}
    >
      <p>{dropped > 0 ? `${place} (${dropped} dropped)` : told}</p>
      {looked !== null && (
        <p role="status" title={besides.join(' · ')}>
          {!inspector.app.canShow && 'The page stays at now and takes presses. '}
          Looking at entry {looked}
          {view.isImported && ' of another session'}
          {what}
          {besides.length > 0 && <span className="muted"> · {besides.join(' · ')}</span>}
        </p>
      )}
      <div className="row">
        <Toolbar aria-label="Ways through the session">
          <Pause />
          <Slider told={told} />
          <Replay />
        </Toolbar>
        {lookingAt === null && <EarlierSession />}
        {looked !== null && <WaysOn lookingAt={looked} />}
      </div>
    </section>
  );
}
