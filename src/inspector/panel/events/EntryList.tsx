/** @jsxImportSource react */
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react';
import { formatTime } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import { EntryRow } from './EntryRow.tsx';
import { isRowOf } from './rows.ts';

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
};

/** The entries in order, the newest last and in view. Choosing one looks at it. */
export function EntryList() {
  const { inspector, view, quiet, look, hide, ...inspected } = useInspected();
  // A long log must not keep the rest of the panel waiting.
  const rows = useDeferredValue(inspected.rows);
  const lookingAt = rows.find((row) => isRowOf(row, view.lookingAt))?.index ?? null;
  const stop = lookingAt ?? rows.at(-1)?.index;

  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const focused = Number((event.target as HTMLElement).dataset.index);
    const step = STEPS[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      look(focused);
    } else if (step !== undefined) {
      event.preventDefault();
      const place = rows.findIndex(({ index }) => index === focused);
      const next = rows[Math.max(0, Math.min(rows.length - 1, place + step))];
      if (!next) return;
      const row = event.currentTarget.querySelector<HTMLElement>(`[data-index="${next.index}"]`);
      row?.focus();
      look(next.index);
    }
  };
  const chooseByPress = (event: MouseEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (row) look(Number(row.dataset.index));
  };

  const log = useRef<HTMLDivElement>(null);
  const last = view.entries.at(-1)?.index ?? 0;
  const lastShown = useRef(last);
  // A restored session ends earlier: its end is in sight.
  useLayoutEffect(() => {
    if (lookingAt === null && last < lastShown.current) log.current?.scrollTo(0, 0);
    lastShown.current = last;
  }, [lookingAt, last]);
  // The slider chooses entries as well.
  useLayoutEffect(() => {
    log.current?.querySelector(`[data-index="${lookingAt}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [lookingAt]);

  // The rows share a column: the last of them has the longest time.
  const style = { '--time': `${formatTime(rows.at(-1)?.entry.at ?? 0).length}ch` } as CSSProperties;
  if (rows.length === 0) return <p className="muted">No entry fits.</p>;
  return (
    <div ref={log} className="log" style={style}>
      <div role="listbox" aria-label="Entries" onKeyDown={chooseByKey} onClick={chooseByPress}>
        {rows.map((row) => (
          <EntryRow
            key={row.index}
            row={row}
            charts={inspector.charts}
            quiet={quiet}
            hide={hide}
            note={view.notes[row.index]}
            isChosen={row.index === lookingAt}
            isStop={row.index === stop}
          />
        ))}
      </div>
    </div>
  );
}
