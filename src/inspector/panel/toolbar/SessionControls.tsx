/** @jsxImportSource react */
import { numberOf } from '../../record/entry.ts';
import type { ReplayReport } from '../../record/replay.ts';
import { Button, Toolbar } from '../basics/controls.tsx';
import { count, formatTime } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import type { Row } from '../events/rows.ts';

const outcomeOf = ({ differences }: ReplayReport) =>
  differences.length === 0
    ? 'The replay matches the record.'
    : `The replay leaves the record in ${count(differences.length, 'place')}.`;

/** Gives the slider the focus when what had it is disabled or gone: it is there in every state. */
export const focusSlider = (panel: ParentNode | null) =>
  panel?.querySelector<HTMLElement>('input[type=range]')?.focus();

/** Goes through the session: to an entry, on from it, or through all of them again. */
export function SessionControls() {
  const { inspector, view, rows, ask, look, isBusy } = useInspected();
  const { entries, lookingAt } = view;
  const last = rows.length - 1;
  // A filter may have left out the entry that is looked at.
  const isReached = ({ index, fold }: Row) => (fold?.first.index ?? index) <= (lookingAt as number);
  const chosen = lookingAt === null ? last : Math.max(0, rows.filter(isReached).length - 1);
  const { index = 0, entry } = rows[chosen] ?? {};
  const past = entries.filter((one) => one.index <= (lookingAt ?? Infinity));
  const place = `${numberOf(past)} of ${numberOf(entries)}`;
  const told = `${place} entries`;
  const isReplaying = view.replay.isRunning;

  const replay = () =>
    ask('Replaying…', async () => {
      const report = await inspector.replay();
      return { text: outcomeOf(report), report: { ...report, title: 'Replay' } };
    });

  return (
    <Toolbar aria-label="Session">
      <label className="slider">
        <span className="place">
          {view.dropped > 0 ? `${place} (${view.dropped} dropped)` : told}
        </span>
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
      </label>
      <Button
        title={isReplaying ? 'Go back to now' : 'Play the session from its start'}
        disabled={!isReplaying && (entries.length === 0 || isBusy)}
        onClick={isReplaying ? () => look(null) : replay}
      >
        {isReplaying ? 'Stop' : 'Replay'}
      </Button>
    </Toolbar>
  );
}
