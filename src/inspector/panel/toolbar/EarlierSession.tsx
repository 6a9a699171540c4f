/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { describeCause } from '../../handOver/gestureText.ts';
import { isAct } from '../../record/entry.ts';
import { Button } from '../basics/controls.tsx';
import { count, countEntries, formatTime } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';

/** Offers the sessions that a reload, a jump to a state or a restored entry has replaced, behind one line. */
export function EarlierSession() {
  const { panel, inspector, view, ask, toldOf } = useInspected();
  const earlier = useSelector(panel, ({ context }) => context.earlier);
  // The page may show one of them.
  if (earlier.length === 0 || view.isImported) return null;
  return (
    <details className="earlier">
      <summary>{count(earlier.length, 'earlier session')}</summary>
      {[...earlier].reverse().map((session) => {
        const { entries, surroundings, page } = session;
        const end = entries.at(-1);
        const act = entries.filter(isAct).at(-1);
        return (
          <section
            key={`${entries[0]?.at} ${end?.index}`}
            className="row"
            aria-label="Session before"
          >
            <p>
              {surroundings &&
                `Begun at ${new Date(surroundings.startedAt).toLocaleTimeString()}. `}
              {countEntries(entries)}
              {end && `, until ${formatTime(end.at)}`}
              {page && ` at ${page.address}`}
              {act && `, after ${describeCause(act.cause)}`}.
            </p>
            <Button
              onClick={() =>
                ask('Bringing the session back…', async () => {
                  await inspector.importSession(session);
                  return toldOf('The session before is back. The page shows its end.');
                })
              }
            >
              Bring back
            </Button>
            <Button onClick={() => panel.send({ type: 'earlier.forget', session })}>Forget</Button>
          </section>
        );
      })}
    </details>
  );
}
