/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import type { ReplayReport } from '../../record/replay.ts';
import { count, formatTime } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';

const REPLAY_SPEEDS = [0, 1, 2, 5, 10];

const outcomeOf = ({ differences }: ReplayReport) =>
  differences.length === 0
    ? 'The replay matches the record.'
    : `The replay leaves the record in ${count(differences.length, 'place')}.`;

/** Goes through the session: to an entry, on from it, or through all of them again. */
export function SessionControls() {
  const { panel, inspector, view, ask } = useInspected();
  const replaySpeed = useSelector(panel, ({ context }) => context.replaySpeed);
  const isBusy = useSelector(panel, (snapshot) => snapshot.matches({ work: 'busy' }));
  // The slider is ahead of the page: presses count from the entry that was chosen last.
  const wanted = useSelector(panel, (snapshot) =>
    snapshot.matches({ work: 'looking' }) ? snapshot.context.wanted : undefined,
  );
  const { entries, lookingAt } = view;
  const first = entries[0]?.index ?? 0;
  const last = entries.at(-1)?.index ?? 0;
  const chosen = (wanted === undefined ? lookingAt : wanted) ?? last;
  const place = `Entry ${chosen} of ${last}`;
  const at = entries[chosen - first]?.at;
  const isReplaying = view.replay.isRunning;

  const replay = () =>
    ask('Replaying…', async () => {
      const report = await inspector.replay(replaySpeed);
      return { text: outcomeOf(report), report: { ...report, title: 'Replay' } };
    });

  return (
    <fieldset className="tools">
      <legend>Session</legend>
      <label className="slider">
        <span className="place">
          {place}
          {view.dropped > 0 && <span className="muted"> ({view.dropped} older dropped)</span>}
        </span>
        <input
          type="range"
          aria-label="Session"
          min={first}
          max={last}
          value={chosen}
          disabled={entries.length === 0}
          aria-valuetext={at === undefined ? place : `${place}, at ${formatTime(at)}`}
          onChange={({ target }) =>
            panel.send({ type: 'entry.chosen', index: Number(target.value) })
          }
        />
      </label>
      {lookingAt === null && (
        // The bar of an entry that is looked at has the button that works.
        <button type="button" title="Choose an entry to go on from" disabled>
          Restore
        </button>
      )}
      <div className="joined">
        <button
          type="button"
          title={isReplaying ? 'Go back to now' : 'Play the session from its start'}
          disabled={!isReplaying && (entries.length === 0 || isBusy)}
          onClick={isReplaying ? () => inspector.look(null) : replay}
        >
          {isReplaying ? 'Stop' : 'Replay'}
        </button>
        <select
          aria-label="Speed of the replay"
          value={replaySpeed}
          onChange={({ target }) =>
            panel.send({ type: 'replaySpeed.chosen', speed: Number(target.value) })
          }
        >
          {REPLAY_SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed === 0 ? 'at once' : `${speed}×`}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
