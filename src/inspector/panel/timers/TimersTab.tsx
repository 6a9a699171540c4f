/** @jsxImportSource react */
import { nameNews } from '../../handOver/labels.ts';
import type { Unheard } from '../../record/heldBack.ts';
import { Button, GoingRow, Rows, Table, Words } from '../basics/controls.tsx';
import { formatTime, formatValue } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import { Breakpoints } from './Breakpoints.tsx';
import { PromiseList } from './PromiseList.tsx';

/** What is kept back of one kind for one actor, in order. A clock may tick on for minutes. */
function foldAlike(unheard: readonly Unheard[]): [Unheard, ...Unheard[]][] {
  const folds = new Map<string, [Unheard, ...Unheard[]]>();
  for (const one of unheard) {
    const name = `${one.actor} ${one.from} ${one.event.type}`;
    const fold = folds.get(name);
    if (fold) fold.push(one);
    else folds.set(name, [one]);
  }
  return [...folds.values()];
}

/** What is still to come: pending timers, pending promises, and what the world has said meanwhile. */
export function TimersTab() {
  const { inspector, view, attempt, hide } = useInspected();
  const { timers, promises, unheard } = view;
  return (
    <>
      <Breakpoints />
      <section aria-label="Pending timers">
        <h2>Pending timers</h2>
        {timers.length === 0 ? (
          <p className="muted">No timer is pending.</p>
        ) : (
          <Table
            columns={['Timer', 'Owner', 'Left']}
            rows={[...timers]
              .sort((one, other) => one.remaining - other.remaining)
              .map(({ actor, id, name, remaining, to }) => [
                `${actor} ${id}`,
                <code key="name">
                  <Words of={name} />
                </code>,
                <Words key="owner" of={to === undefined ? actor : `${actor}, to ${to}`} />,
                <code key="left">{formatTime(remaining)}</code>,
              ])}
          />
        )}
      </section>
      <section aria-label="Pending promises">
        <h2 tabIndex={-1}>Pending promises</h2>
        <PromiseList promises={promises} />
      </section>
      {unheard.length > 0 && (
        <section aria-label="Kept back">
          <h2>Kept back</h2>
          <Rows>
            {foldAlike(unheard).map(([first, ...later]) => {
              const { type, ...payload } = first.event;
              const { what, who } = nameNews(first, inspector.charts);
              return (
                <GoingRow key={`${type} ${who}`}>
                  {later.length > 0 && `${later.length + 1} × `}
                  <code>{what}</code> {who} waits while time is held{' '}
                  <Button
                    aria-label={`Release ${later.length > 0 ? 'the first ' : ''}${what} ${who}`}
                    onClick={() => attempt(() => inspector.release(first.id))}
                  >
                    Release
                  </Button>{' '}
                  {Object.keys(payload).length > 0 && (
                    <code>{formatValue(hide(payload), 200)}</code>
                  )}
                </GoingRow>
              );
            })}
          </Rows>
        </section>
      )}
    </>
  );
}
