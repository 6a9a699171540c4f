/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { Switch } from '../basics/Switch.tsx';
import { useInspected } from '../basics/useInspected.ts';

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 5, 10];

/** Holds, steps and speeds up virtual time. */
export function TimeControls() {
  const { panel, inspector, view, ask, attempt } = useInspected();
  const advanceBy = useSelector(panel, ({ context }) => context.advanceBy);
  const isBusy = useSelector(panel, (snapshot) => snapshot.matches({ work: 'busy' }));
  // Time that passes behind the past would pass unseen.
  const isHidden = isBusy || view.lookingAt !== null;

  const step = () =>
    attempt(() => {
      if (inspector.step()) return;
      panel.send({ type: 'message.tell', message: { text: 'No timer is due.', tone: 'done' } });
    });
  const { advance } = view;
  const advanceOrStop = (event: FormEvent) => {
    event.preventDefault();
    if (advance) attempt(() => inspector.look(null));
    else {
      ask('Advancing…', async () => {
        await inspector.advance(Number(advanceBy));
        return undefined;
      });
    }
  };

  return (
    <fieldset className="tools">
      <legend>Time</legend>
      <button
        type="button"
        className={view.isPaused ? 'primary' : undefined}
        disabled={isBusy}
        onClick={() => attempt(view.isPaused ? inspector.resume : inspector.pause)}
      >
        {view.isPaused ? 'Resume' : 'Pause'}
      </button>
      <button
        type="button"
        title="Fire the timer that is due next"
        disabled={isHidden}
        onClick={step}
      >
        Step
      </button>
      <form className="joined" onSubmit={advanceOrStop}>
        <input
          aria-label="Milliseconds to advance"
          inputMode="numeric"
          size={6}
          value={advanceBy}
          onChange={({ target }) => panel.send({ type: 'advance.typed', text: target.value })}
        />
        <span aria-hidden="true" className="unit">
          ms
        </span>
        <button type="submit" disabled={isHidden && !advance}>
          {advance ? 'Stop' : 'Advance'}
        </button>
      </form>
      {advance && (
        <progress
          aria-label="Time advanced"
          max={advance.to - advance.from}
          value={view.now - advance.from}
        />
      )}
      <select
        aria-label="Speed"
        title="Speed of time"
        value={view.speed}
        onChange={({ target }) => attempt(() => inspector.setSpeed(Number(target.value)))}
      >
        {(SPEEDS.includes(view.speed) ? SPEEDS : [...SPEEDS, view.speed]).map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
      <Switch
        isOn={view.areResultsHeld}
        title="Promises wait for a hand before they start"
        onToggle={() => attempt(() => inspector.holdResults(!view.areResultsHeld))}
      >
        Hold results
      </Switch>
    </fieldset>
  );
}
