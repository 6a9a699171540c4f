/** @jsxImportSource react */
import type { FormEvent } from 'react';
import { LONGEST_ADVANCE_MS } from '../../controller/time.ts';
import { STEP_KEY } from '../../ownKeys.ts';
import { actorLabel } from '../actors/ActorName.tsx';
import { Button, Choice, Switch } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';
import { nextStep } from './nextStep.ts';

const SPEEDS = [0.1, 1, 2, 10];

/** What no speed changes. */
const REAL =
  'Requests take real time: the faster time runs, the sooner a deadline ends before an answer.';

/** Lets so much time pass as is written, or stops that. */
function Advance({ isHidden }: { isHidden: boolean }) {
  const { inspector, view, ask, look, settings, change } = useInspected();
  const { advanceBy } = settings;
  const { advance } = view;
  const advanceOrStop = (event: FormEvent) => {
    event.preventDefault();
    if (advance) look(null);
    else {
      ask('Advancing…', async () => {
        await inspector.advance(Number(advanceBy));
        return undefined;
      });
    }
  };
  return (
    <>
      <form className="row" onSubmit={advanceOrStop}>
        <input
          aria-label="Milliseconds to advance"
          inputMode="numeric"
          aria-invalid={!(Number(advanceBy) > 0 && Number(advanceBy) <= LONGEST_ADVANCE_MS)}
          size={6}
          value={advanceBy}
          onChange={({ target }) => change({ advanceBy: target.value })}
        />
        <span aria-hidden="true" className="muted">
          ms
        </span>
        <Button type="submit" isInert={isHidden && !advance}>
          {advance ? 'Stop' : 'Advance'}
        </Button>
      </form>
      {advance && (
        <progress
          aria-label="Time advanced"
          max={advance.to - advance.from}
          value={view.now - advance.from}
        />
      )}
    </>
  );
}

/** Steps and speeds up virtual time. */
export function TimeControls() {
  const { inspector, view, attempt, tell, isBusy } = useInspected();
  // Time that passes behind the past would pass unseen.
  const isHidden = isBusy || view.lookingAt !== null;

  const next = nextStep(view, inspector.charts);
  // While time runs, another one is next at each moment.
  const told = view.isPaused && next.name ? `: ${next.name}` : '';
  const owner = view.actors.find(({ path }) => path === next.actor);
  const called = told && owner ? ` of ${actorLabel(inspector.app, owner)}` : '';
  const step = () =>
    attempt(() => {
      if (next.isFar) return tell(`${next.title}.`);
      const of = told && next.actor ? ` of ${next.actor}` : '';
      tell(inspector.step() ? `Stepped${told}${of}.` : 'No timer is due.');
    });

  return (
    // The fields among its buttons are stops of Tab, and so is each button.
    <fieldset aria-label="Time" className="tools row">
      <Button
        className="step"
        title={`${next.title} (${STEP_KEY})`}
        aria-keyshortcuts={STEP_KEY}
        isInert={isHidden}
        // It keeps the focus of a keyboard that has led there.
        aria-disabled={next.isFar}
        onClick={step}
      >
        Step
        <span aria-hidden="true">{told + called}</span>
      </Button>
      <Advance isHidden={isHidden} />
      <Choice
        aria-label="Speed"
        title={`Speed of time. ${REAL}`}
        value={view.speed}
        choices={[...new Set([...SPEEDS, view.speed])].map((speed) => [speed, `${speed}×`])}
        onChoose={(speed) =>
          attempt(() => {
            inspector.setSpeed(Number(speed));
            if (Number(speed) > 1) tell(REAL);
          })
        }
      />
      <Switch
        isOn={view.areResultsHeld}
        title="Promises wait for a hand before they start. A reload switches it off."
        onClick={() => attempt(() => inspector.holdResults(!view.areResultsHeld))}
      >
        Hold results
      </Switch>
    </fieldset>
  );
}
