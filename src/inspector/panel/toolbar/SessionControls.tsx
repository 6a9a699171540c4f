/** @jsxImportSource react */
import type { ReplayReport } from '../../record/replay.ts';
import { Button, Choice, Toolbar } from '../basics/controls.tsx';
import { count, formatTime } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';

const REPLAY_SPEEDS = [0, 1, 2, 5, 10];

const outcomeOf = ({ differences }: ReplayReport) =>
  differences.length === 0
    ? 'The replay matches the record.'
    : `The replay leaves the record in ${count(differences.length, 'place')}.`;

/** Gives the slider the focus when what had it is disabled or gone: it is there in every state. */
export const focusSlider = (panel: ParentNode | null) =>
  panel?.querySelector<HTMLElement>('input[type=range]')?.focus();

/** Goes through the session: to an entry, on from it, or through all of them again. */
export function SessionControls() {
  const { inspector, view, ask, look, isBusy, settings, change } = useInspected();
  const { replaySpeed } = settings;
  const { entries, lookingAt } = view;
  /** Some entries are dropped: the slider leads to the one before. */
  const entryBefore = (index: number) => entries.filter((entry) => entry.index <= index).at(-1);
  const first = entries[0]?.index ?? 0;
  const last = entries.at(-1)?.index ?? 0;
  const chosen = lookingAt ?? last;
  const place = `Entry ${chosen} of ${last}`;
  const at = entryBefore(chosen)?.at;
  const isReplaying = view.replay.isRunning;

  const replay = () =>
    ask('Replaying…', async () => {
      const report = await inspector.replay(replaySpeed);
      return { text: outcomeOf(report), report: { ...report, title: 'Replay' } };
    });

  return (
    <Toolbar aria-label="Session">
      <label className="slider row">
        <span className="place">
          {place}
          {view.dropped > 0 && <span className="muted"> ({view.dropped} dropped)</span>}
        </span>
        <input
          type="range"
          aria-label="Session"
          min={first}
          max={last}
          value={chosen}
          disabled={entries.length === 0}
          aria-valuetext={at === undefined ? place : `${place}, at ${formatTime(at)}`}
          onChange={({ target }) => look(entryBefore(Number(target.value))?.index ?? first)}
        />
      </label>
      <div className="row">
        <Button
          title={isReplaying ? 'Go back to now' : 'Play the session from its start'}
          disabled={!isReplaying && (entries.length === 0 || isBusy)}
          onClick={isReplaying ? () => look(null) : replay}
        >
          {isReplaying ? 'Stop' : 'Replay'}
        </Button>
        <Choice
          aria-label="Speed of the replay"
          value={replaySpeed}
          choices={REPLAY_SPEEDS.map((speed) => [speed, speed === 0 ? 'at once' : `${speed}×`])}
          onChoose={(speed) => change({ replaySpeed: Number(speed) })}
        />
      </div>
    </Toolbar>
  );
}
