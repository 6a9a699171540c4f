/** @jsxImportSource react */
import { calledIn } from '../../charts/calledIn.ts';
import type { PromiseUnderWay } from '../../record/heldBack.ts';
import { Button, GoingButton, GoingRow, Toolbar } from '../basics/controls.tsx';
import { formatValue } from '../basics/format.ts';
import { PayloadEditor } from '../basics/PayloadEditor.tsx';
import { useInspected } from '../basics/useInspected.ts';

function standingOf({ state, result }: PromiseUnderWay): string {
  if (state === 'running') return 'under way';
  if (state === 'held') return 'held before its start';
  return result?.type === 'error'
    ? 'has failed, and is kept back'
    : 'has succeeded, and is kept back';
}

const VERBS = { output: 'Settle', error: 'Reject' };

/** Without a case, a promise resolves with nothing, and rejects with an error. */
const EMPTY = {
  output: { nothing: undefined },
  error: { failure: { message: 'Rejected in the inspector' } },
};

/** Writes the value with which a promise settles. */
function ResultEditor({ promise }: { promise: PromiseUnderWay }) {
  const { panel, inspector, attempt, tell, settling } = useInspected();
  if (settling?.promise !== promise.id) return null;
  const called = calledIn(inspector.charts, promise.invoke);
  const all = inspector.casesOf(promise.actor)?.results;
  // A promise without an id has the name of what it runs.
  const results = all?.[promise.invoke] ?? all?.[called];
  const name = `${called} of ${promise.actor}`;
  const isOutput = settling.as === 'output';
  const known = isOutput ? results?.outputs : results?.errors;
  const hasCases = known !== undefined && Object.keys(known).length > 0;
  const empty = isOutput && !all ? {} : EMPTY[settling.as];
  return (
    <PayloadEditor
      key={settling.as}
      title={`${VERBS[settling.as]} ${name}`}
      cases={hasCases ? known : empty}
      isFree={!hasCases}
      action={`${VERBS[settling.as]} with this`}
      onClose={() => panel.send({ type: 'writing.end' })}
      onSend={(value) =>
        attempt(() => {
          if (isOutput) inspector.settle(promise.id, value);
          else inspector.reject(promise.id, value);
          panel.send({ type: 'writing.end' });
          tell(`${isOutput ? 'Settled' : 'Rejected'} ${name}.`);
        })
      }
    />
  );
}

/** What goes into a promise, or has come out of it. */
function Datum({ name, value }: { name: string; value: unknown }) {
  const { hide } = useInspected();
  return value === undefined ? null : (
    <p>
      <span className="muted">{name}</span> <code>{formatValue(hide(value), 200)}</code>
    </p>
  );
}

/** A promise that has not reached its chart, and what a hand can do with it. */
function UnderWay({ promise }: { promise: PromiseUnderWay }) {
  const { panel, inspector, view, attempt, tell } = useInspected();
  const { id, actor, invoke, input, result, state } = promise;
  const isHeld = view.lookingAt !== null;
  const called = calledIn(inspector.charts, invoke);
  const name = `${called} of ${actor}`;
  return (
    <GoingRow>
      <p>
        <strong>{called}</strong> <span className="muted">of {actor}</span>{' '}
        <span className="badge muted">{standingOf(promise)}</span>
      </p>
      <Datum name="Input" value={input ?? undefined} />
      <Datum name={result?.type === 'error' ? 'Error' : 'Result'} value={result?.value} />
      <Toolbar aria-label={name} className="row">
        {(['output', 'error'] as const).map((as) => (
          <Button
            key={as}
            disabled={isHeld}
            aria-label={`${VERBS[as]} ${name}`}
            onClick={() => panel.send({ type: 'result.write', promise: id, as })}
          >
            {VERBS[as]}…
          </Button>
        ))}
        {state !== 'running' && (
          <GoingButton
            disabled={isHeld}
            aria-label={`Release ${name}`}
            onClick={() =>
              attempt(() => {
                inspector.release(id);
                tell(`Released ${name}.`);
              })
            }
          >
            Release
          </GoingButton>
        )}
      </Toolbar>
      <ResultEditor promise={promise} />
    </GoingRow>
  );
}

/** The promises that have not reached their charts. */
export function PromiseList({ promises }: { promises: readonly PromiseUnderWay[] }) {
  const { lookingAt, outgoing } = useInspected().view;
  const isOtherHeld = lookingAt === null && outgoing.length > 0;
  if (promises.length === 0) {
    return (
      <p className="muted">
        No promise is pending.{isOtherHeld && ' Something else is held: release it above.'} “Hold
        results” keeps the next ones until you settle them.
      </p>
    );
  }
  return (
    <ul className="promises">
      {promises.map((promise) => (
        <UnderWay key={promise.id} promise={promise} />
      ))}
    </ul>
  );
}
