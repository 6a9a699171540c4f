/** @jsxImportSource react */
import { memo, useLayoutEffect, useRef } from 'react';
import type { Entry } from '../../record/entry.ts';
import { formatTime } from '../basics/format.ts';
import { isIgnored, OUTSIDE, readableEvent } from './entryTexts.ts';

/** The heights of an entry's first line with the space below the arrows, and of an arrow, in px. */
const HEAD = 25;
const ARROW = 24;

type SequenceEntryProps = { entry: Entry; columns: readonly string[]; isChosen: boolean };

/** The arrows of one entry. Each column has two halves, so that an arrow runs between their centres. */
const SequenceEntry = memo(function SequenceEntry({
  entry,
  columns,
  isChosen,
}: SequenceEntryProps) {
  return (
    <li
      data-chosen={isChosen}
      // The exact height, so that an entry off the screen is found where it is.
      style={{ containIntrinsicHeight: `${HEAD + ARROW * entry.deliveries.length}px` }}
    >
      <span className="at">
        {entry.index} · {formatTime(entry.at)}
      </span>
      <ol>
        {entry.deliveries.map((delivery, place) => {
          const from = columns.indexOf(delivery.sender ?? OUTSIDE);
          const to = columns.indexOf(delivery.receiver);
          const left = Math.min(from, to);
          const isSelf = from === to;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: deliveries never change their places
              key={place}
              className="arrow"
              data-direction={isSelf ? 'self' : from < to ? 'right' : 'left'}
              data-ignored={isIgnored(delivery)}
              style={{
                gridRow: place + 1,
                gridColumn: `${2 * left + 2} / ${isSelf ? 2 * left + 4 : 2 * Math.max(from, to) + 2}`,
              }}
            >
              <span className="unseen">
                {delivery.sender ?? OUTSIDE} to {delivery.receiver}:{' '}
              </span>
              <code>{readableEvent(delivery.event.type)}</code>
              {isIgnored(delivery) && <span className="unseen">, ignored</span>}
            </li>
          );
        })}
      </ol>
    </li>
  );
});

/** The entries as a sequence: a column for each actor, an arrow for each event between two of them. */
export function SequenceView({
  entries,
  lookingAt,
}: {
  entries: readonly Entry[];
  lookingAt: number | null;
}) {
  const ends = entries.flatMap(({ deliveries }) =>
    deliveries.flatMap(({ sender, receiver }) => [sender ?? OUTSIDE, receiver]),
  );
  const columns = [...new Set([OUTSIDE, ...ends])];
  const sequence = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const row = lookingAt === null ? null : sequence.current?.querySelector('[data-chosen=true]');
    row?.scrollIntoView({ block: 'nearest' });
  }, [lookingAt]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach a scroll container
    <section ref={sequence} className="sequence" aria-label="Sequence" tabIndex={0}>
      <div className="columns" style={{ '--columns': columns.length } as React.CSSProperties}>
        <ul className="heads" aria-label="Actors">
          {columns.map((column) => (
            <li key={column}>{column}</li>
          ))}
        </ul>
        <ol className="entries">
          {entries.map((entry) => (
            <SequenceEntry
              key={entry.index}
              entry={entry}
              columns={columns}
              isChosen={entry.index === lookingAt}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
