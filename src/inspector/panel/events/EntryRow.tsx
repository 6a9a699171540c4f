/** @jsxImportSource react */
import { memo } from 'react';
import type { Inspector } from '../../inspector.ts';
import { Words } from '../basics/controls.tsx';
import { formatTime } from '../basics/format.ts';
import { isEntryIgnored, outcomeOf, summaryOf } from './entryTexts.ts';
import type { Fold, Row } from './rows.ts';

type EntryRowProps = {
  row: Row;
  charts: Inspector['charts'];
  quiet: readonly string[];
  hide: (text: string) => string;
  note: string | undefined;
  isChosen: boolean;
  isStop: boolean;
};

/** `Folded: 56 × backdrop`: what goes on by itself. */
const foldText = ({ times, text }: Fold) =>
  text ??
  `Folded: ${Object.entries(times)
    .map(([name, number]) => `${number} × ${name}`)
    .join(', ')}`;

function Summary({
  row,
  charts,
  quiet,
  hide,
}: Omit<EntryRowProps, 'note' | 'isChosen' | 'isStop'>) {
  const { entry, ways } = row;
  const { from, to, event } = summaryOf(entry, charts);
  const outcome = hide(outcomeOf(entry, ways, quiet));
  const isWrong = entry.stopped !== undefined || entry.cause.type === 'error';
  if (entry.cause.type === 'act') return <span className="act">{hide(event)}</span>;
  return (
    <>
      <code className="event">
        <Words of={event} />
      </code>
      <span className="route" title={from === to ? to : `${from} → ${to}`}>
        {from !== to && <span className="muted">{from} → </span>}
        {to}
      </span>
      {outcome && (
        <span className={isWrong ? 'outcome note' : 'outcome muted'} title={outcome}>
          {outcome}
        </span>
      )}
    </>
  );
}

/** An entry on one line, or noise in a row. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { row, charts, quiet, hide, note, isChosen, isStop } = props;
  const { entry, fold } = row;
  return (
    <div
      role="option"
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-index={entry.index}
      data-ignored={!fold && isEntryIgnored(entry)}
    >
      <code className="at muted">{entry.index}</code>
      <code className="at muted">{formatTime(entry.at)}</code>
      {fold ? (
        <span className={fold.first.cause.type === 'act' ? 'act' : 'act muted'}>
          {foldText(fold)}
        </span>
      ) : (
        <Summary {...{ row, charts, quiet, hide }} />
      )}
      {note && <span className="outcome note">Note: {note}</span>}
    </div>
  );
});
