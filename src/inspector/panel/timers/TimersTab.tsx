/** @jsxImportSource react */
import { Table } from '../basics/controls.tsx';
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
          <Table
            columns={['Timer', 'Owner', 'Left', 'Due at']}
            rows={Object.fromEntries(
              [...timers]
                .sort((one, other) => one.remaining - other.remaining)
                .map(({ actor, id, name, remaining, to }) => [
                  `${actor} ${id}`,
                  [
                    <code key="name">{name}</code>,
                    to === undefined ? actor : `${actor}, to ${to}`,
                    <code key="left">{formatTime(remaining)}</code>,
                    <code key="due">{formatTime(now + remaining)}</code>,
                  ],
                ]),
            )}
          />
        )}
      </section>
      <section aria-label="Pending promises">
        <h3>Pending promises</h3>
        <PromiseList promises={promises} />
      </section>
    </>
  );
}
