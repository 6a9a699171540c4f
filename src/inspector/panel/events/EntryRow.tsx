/** @jsxImportSource react */
import { memo } from 'react';
import type { Entry } from '../../record/entry.ts';
import { formatTime } from '../basics/format.ts';
import { isEntryIgnored, summaryOf } from './entryTexts.ts';

type EntryRowProps = { entry: Entry; isChosen: boolean; isStop: boolean };

/** An entry on one line. */
export const EntryRow = memo(function EntryRow({ entry, isChosen, isStop }: EntryRowProps) {
  const { from, to, event } = summaryOf(entry);
  const steps = entry.deliveries.reduce(
    (sum, { microsteps }) => sum + microsteps.filter((taken) => taken.length > 0).length,
    0,
  );
  // XState's own actions, such as those of timers, say nothing that the entry does not.
  const actions = entry.deliveries
    .flatMap((delivery) => delivery.actions)
    .filter((action) => !action.startsWith('xstate.'));
  const isIgnored = isEntryIgnored(entry);
  return (
    <div
      role="option"
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-index={entry.index}
      data-ignored={isIgnored}
      data-cause={entry.cause.type}
    >
      <span className="index">{entry.index}</span>
      <span className="at">{formatTime(entry.at)}</span>
      <code className="event">{event}</code>
      <span className="route">
        <span className="muted">{from} →</span> {to}
      </span>
      <span className="outcome">
        {isIgnored ? 'ignored' : `${steps} ${steps === 1 ? 'step' : 'steps'}`}
        {actions.length > 0 && <span className="actions"> · {actions.join(', ')}</span>}
      </span>
    </div>
  );
});
