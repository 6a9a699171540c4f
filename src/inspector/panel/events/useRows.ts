import { useMemo } from 'react';
import type { Inspector, InspectorView } from '../../inspector.ts';
import type { EntryFilter } from '../settings.ts';
import { type Row, rowsOf } from './rows.ts';

/** The rows of the log, as it is filtered: the slider goes through them, too. */
export function useRows(
  { entries, notes }: Pick<InspectorView, 'entries' | 'notes'>,
  filter: EntryFilter,
  quiet: readonly string[],
  { app, charts }: Pick<Inspector, 'app' | 'charts'>,
): readonly Row[] {
  return useMemo(
    () => rowsOf({ entries, notes }, filter, { charts, quiet, root: app.root.id }),
    [entries, notes, filter, app, charts, quiet],
  );
}
