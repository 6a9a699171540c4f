/** @jsxImportSource react */
import { memo } from 'react';
import type { Entry } from '../../record/entry.ts';
import { count, formatTime } from '../basics/format.ts';
import { type Fold, isEntryIgnored, type Row, summaryOf } from './entryTexts.ts';

type EntryRowProps = { row: Row; note: string | undefined; isChosen: boolean; isStop: boolean };

/** `56 × backdrop`: what goes on by itself. */
const foldText = ({ times, text }: Fold) =>
  text ??
  Object.entries(times)
    .map(([actor, number]) => `${number} × ${actor}`)
    .join(', ');

function Summary({ entry }: { entry: Entry }) {
  const { from, to, event } = summaryOf(entry);
  const steps = entry.deliveries.reduce(
    (sum, { microsteps }) => sum + microsteps.filter((taken) => taken.length > 0).length,
    0,
  );
  // XState's own actions, such as those of timers, say nothing that the entry does not.
  const actions = entry.deliveries
    .flatMap((delivery) => delivery.actions)
    .filter((action) => !action.startsWith('xstate.'));
  if (entry.cause.type === 'act') return <span className="act">{event}</span>;
  return (
    <>
      <code className="event">{event}</code>
      <span className="route">
        <span className="muted">{from} →</span> {to}
      </span>
      <span className="outcome muted">
        {isEntryIgnored(entry) ? 'ignored' : count(steps, 'step')}
        {actions.length > 0 && ` · ${actions.join(', ')}`}
      </span>
    </>
  );
}

/** An entry on one line, or noise in a row. */
export const EntryRow = memo(function EntryRow({ row, note, isChosen, isStop }: EntryRowProps) {
  const { entry, fold } = row;
  return (
    <div
      role="option"
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-index={entry.index}
      data-ignored={!fold && isEntryIgnored(entry)}
      data-cause={entry.cause.type}
    >
      <code className="at muted">{entry.index}</code>
      <code className="at muted">{formatTime(entry.at)}</code>
      {fold ? <span className="act muted">{foldText(fold)}</span> : <Summary entry={entry} />}
      {note && <span className="outcome note">Note: {note}</span>}
    </div>
  );
});
