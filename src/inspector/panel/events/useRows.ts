import { useMemo } from 'react';
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
  return useMemo(() => {
    const shown = filterEntries({ entries, notes }, filter, charts);
    const isUnfolded = !['all', 'taken'].includes(filter.kind) || filter.actor !== '';
    return rowsOf(shown, notes, isUnfolded, { charts, quiet });
  }, [entries, notes, filter, charts, quiet]);
}
