/** @jsxImportSource react */
import { type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { Entry } from '../../record/entry.ts';
import { useInspected } from '../basics/useInspected.ts';
import { EntryRow } from './EntryRow.tsx';

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
};

/** Rows that are laid out together, and only near the view. */
const BLOCK = 50;
/** About the height of a row, in px. */
const ROW_HEIGHT = 43;

type BlockProps = {
  entries: readonly Entry[];
  /** The index of the chosen entry, if it is in this block. */
  chosen: number | null;
  /** The index of the entry that Tab stops at, if it is in this block. */
  stop: number | null;
};

const isSameBlock = (one: BlockProps, other: BlockProps) =>
  one.chosen === other.chosen &&
  one.stop === other.stop &&
  one.entries.length === other.entries.length &&
  one.entries.every((entry, place) => entry === other.entries[place]);

const EntryBlock = memo(function EntryBlock({ entries, chosen, stop }: BlockProps) {
  const height = `auto ${entries.length * ROW_HEIGHT}px`;
  return (
    <div className="block" style={{ containIntrinsicSize: height }}>
      {entries.map((entry) => (
        <EntryRow
          key={entry.index}
          entry={entry}
          isChosen={entry.index === chosen}
          isStop={entry.index === stop}
        />
      ))}
    </div>
  );
}, isSameBlock);

const blockOf = (index: number) => Math.floor(index / BLOCK);

function toBlocks(entries: readonly Entry[]): Map<number, Entry[]> {
  const blocks = new Map<number, Entry[]>();
  for (const entry of entries) {
    const block = blocks.get(blockOf(entry.index));
    if (block) block.push(entry);
    else blocks.set(blockOf(entry.index), [entry]);
  }
  return blocks;
}

/** The entries in order, the newest last and in view. Choosing one looks at it. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  const { panel, view } = useInspected();
  const { lookingAt } = view;
  const stop = entries.some(({ index }) => index === lookingAt) ? lookingAt : entries.at(-1)?.index;

  const choose = (index: number) => panel.send({ type: 'entry.chosen', index });
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const focused = Number((event.target as HTMLElement).dataset.index);
    const step = STEPS[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(focused);
    } else if (event.key === 'Escape' && lookingAt !== null) {
      panel.send({ type: 'entry.chosen', index: null });
    } else if (step !== undefined) {
      event.preventDefault();
      const place = entries.findIndex(({ index }) => index === focused);
      const next = entries[Math.max(0, Math.min(entries.length - 1, place + step))];
      if (!next) return;
      const row = event.currentTarget.querySelector<HTMLElement>(`[data-index="${next.index}"]`);
      row?.focus();
      choose(next.index);
    }
  };
  const chooseByPress = (event: MouseEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (row) choose(Number(row.dataset.index));
  };

  const blocks = useMemo(() => toBlocks(entries), [entries]);
  const within = (block: number, index: number | null | undefined) =>
    index != null && blockOf(index) === block ? index : null;
  const log = useRef<HTMLDivElement>(null);
  // The slider chooses entries as well.
  useLayoutEffect(() => {
    log.current?.querySelector(`[data-index="${lookingAt}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [lookingAt]);

  if (entries.length === 0) return <p className="muted">No entry fits.</p>;
  return (
    <div ref={log} className="log">
      <div role="listbox" aria-label="Entries" onKeyDown={chooseByKey} onClick={chooseByPress}>
        {[...blocks].map(([block, inside]) => (
          <EntryBlock
            key={block}
            entries={inside}
            chosen={within(block, lookingAt)}
            stop={within(block, stop)}
          />
        ))}
      </div>
    </div>
  );
}
