/** @jsxImportSource react */
import { formatTime } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import { PromiseList } from './PromiseList.tsx';
import { Timeline } from './Timeline.tsx';

/** What is still to come: pending timers and pending promises. */
export function TimersTab() {
  const { view } = useInspected();
  const { now, timers, promises, entries } = view;
  return (
    <>
      <Timeline now={now} entries={entries} timers={timers} />
      <section aria-label="Pending timers">
        <h3>Pending timers</h3>
        {timers.length === 0 ? (
          <p className="muted">No timer is pending.</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">Timer</th>
                <th scope="col">Owner</th>
                <th scope="col" className="figure">
                  Left
                </th>
                <th scope="col" className="figure">
                  Due at
                </th>
              </tr>
            </thead>
            <tbody>
              {timers
                .toSorted((one, other) => one.remaining - other.remaining)
                .map(({ actor, id, name, remaining, to }) => (
                  <tr key={`${actor} ${id}`}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td>{to === undefined ? actor : `${actor}, to ${to}`}</td>
                    <td className="figure">{formatTime(remaining)}</td>
                    <td className="figure">{formatTime(now + remaining)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-label="Pending promises">
        <h3>Pending promises</h3>
        <PromiseList promises={promises} />
      </section>
    </>
  );
}
