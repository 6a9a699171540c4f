/** @jsxImportSource react */
import { Choice, Filter, Switch } from '../basics/controls.tsx';
import { count } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import { type EntryFilter, KINDS, type Kind } from '../settings.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { EntryList } from './EntryList.tsx';
import { ReportView } from './ReportView.tsx';

/** The record: every entry, how the last replay of it went, and what is in the chosen one. */
export function EventsTab() {
  const { panel, inspector, view, settings, quiet, change, report } = useInspected();
  const { filter } = settings;
  const { entries, lookingAt } = view;
  const place = entries.findIndex(({ index }) => index === lookingAt);
  const chosen = entries[place];
  const number = inspector.app.quiet.length;
  const select = (changed: Partial<EntryFilter>) => change({ filter: { ...filter, ...changed } });

  return (
    <>
      <div className="row filters">
        <Filter
          aria-label="Filter entries"
          placeholder="Filter"
          value={filter.text}
          onFilter={(text) => select({ text })}
        />
        <Choice
          aria-label="Kind of entries"
          value={filter.kind}
          choices={Object.entries(KINDS)}
          onChoose={(kind) => select({ kind: kind as Kind })}
        />
        {number > 0 && (
          <Switch
            isOn={quiet.length > 0}
            title="The log folds what they do, and reports leave it out"
            onClick={() =>
              panel.send({ type: 'place.turned', place: { isQuiet: quiet.length === 0 } })
            }
          >
            Fold {count(number, 'quiet actor')}
          </Switch>
        )}
      </div>
      <EntryList />
      {chosen || report ? (
        <div className="details">
          {report && <ReportView report={report} />}
          {chosen && <EntryDetails key={chosen.index} entry={chosen} before={entries[place - 1]} />}
        </div>
      ) : (
        <p className="muted">Choose an entry to see what followed from it.</p>
      )}
    </>
  );
}
