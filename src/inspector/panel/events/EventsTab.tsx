/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { count } from '../basics/format.ts';
import { Switch } from '../basics/Switch.tsx';
import { useInspected } from '../basics/useInspected.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { EntryList } from './EntryList.tsx';
import { filterEntries } from './entryTexts.ts';
import { SequenceView } from './SequenceView.tsx';

/** The record: every entry, as a log or as a sequence, and what is in the chosen one. */
export function EventsTab() {
  const { panel, view } = useInspected();
  const filter = useSelector(panel, ({ context }) => context.filter);
  const areIgnoredHidden = useSelector(panel, (snapshot) =>
    snapshot.matches({ ignored: 'hidden' }),
  );
  const isSequence = useSelector(panel, (snapshot) => snapshot.matches({ log: 'sequence' }));
  const { entries, lookingAt } = view;
  // A long log must not keep the rest of the panel waiting.
  const listed = useDeferredValue(entries);
  const shown = useMemo(
    () => filterEntries(listed, filter, areIgnoredHidden),
    [listed, filter, areIgnoredHidden],
  );
  const place = entries.findIndex(({ index }) => index === lookingAt);
  const chosen = entries[place];

  return (
    <>
      <div className="row filters">
        <input
          type="search"
          aria-label="Filter entries"
          placeholder="Filter: actor, event, action"
          value={filter}
          onChange={({ target }) => panel.send({ type: 'entries.filtered', text: target.value })}
        />
        <Switch isOn={areIgnoredHidden} onToggle={() => panel.send({ type: 'ignored.toggle' })}>
          Hide ignored
        </Switch>
        <Switch isOn={isSequence} onToggle={() => panel.send({ type: 'sequence.toggle' })}>
          Sequence
        </Switch>
        <output className="muted">
          {shown.length === listed.length
            ? count(listed.length, 'entry', 'entries')
            : `${shown.length} of ${count(listed.length, 'entry', 'entries')}`}
        </output>
      </div>
      {isSequence ? (
        <SequenceView entries={shown} lookingAt={lookingAt} />
      ) : (
        <EntryList entries={shown} />
      )}
      {chosen ? (
        <EntryDetails entry={chosen} before={entries[place - 1]} />
      ) : (
        <p className="muted hint">Choose an entry to see what followed from it.</p>
      )}
    </>
  );
}
