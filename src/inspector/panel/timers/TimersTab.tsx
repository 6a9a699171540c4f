/** @jsxImportSource react */
import { Columns } from '../basics/controls.tsx';
import { formatTime } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import { Breakpoints } from './Breakpoints.tsx';
import { PromiseList } from './PromiseList.tsx';

/** What is still to come: pending timers and pending promises. */
export function TimersTab() {
  const { view } = useInspected();
  const { now, timers, promises } = view;
  return (
    <>
      <Breakpoints />
      <section aria-label="Pending timers">
        <h3>Pending timers</h3>
        {timers.length === 0 ? (
          <p className="muted">No timer is pending.</p>
        ) : (
          <table>
            <Columns names={['Timer', 'Owner', 'Left', 'Due at']} />
            <tbody>
              {timers
                .toSorted((one, other) => one.remaining - other.remaining)
                .map(({ actor, id, name, remaining, to }) => (
                  <tr key={`${actor} ${id}`}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td>{to === undefined ? actor : `${actor}, to ${to}`}</td>
                    <td>
                      <code>{formatTime(remaining)}</code>
                    </td>
                    <td>
                      <code>{formatTime(now + remaining)}</code>
                    </td>
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
