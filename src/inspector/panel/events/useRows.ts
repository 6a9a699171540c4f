import { useDeferredValue, useMemo } from 'react';
import type { Inspector, InspectorView } from '../../inspector.ts';
import type { EntryFilter } from '../panel.machine.ts';
import { filterEntries, type Row, rowsOf } from './entryTexts.ts';

/** The rows of the log, as it is filtered: the slider goes through them, too. */
export function useRows(
  { entries, notes }: Pick<InspectorView, 'entries' | 'notes'>,
  filter: EntryFilter,
  quiet: readonly string[],
  charts: Inspector['charts'],
): readonly Row[] {
  // A long log must not keep the rest of the panel waiting.
  const listed = useDeferredValue(entries);
  return useMemo(() => {
    const shown = filterEntries({ entries: listed, notes }, filter, charts);
    const isUnfolded = !['all', 'taken'].includes(filter.kind) || filter.actor !== '';
    return rowsOf(shown, notes, isUnfolded, { charts, quiet });
  }, [listed, notes, filter, charts, quiet]);
}
