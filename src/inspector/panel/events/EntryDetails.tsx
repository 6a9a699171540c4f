/** @jsxImportSource react */
import { eventName } from '@interpunct/model-kit/describeChart';
import type { Delivery } from '@interpunct/model-kit/recorded';
import { describeStopped } from '../../handOver/labels.ts';
import type { Inspector } from '../../inspector.ts';
import { differencesBetween } from '../../record/differences.ts';
import { type Entry, isIgnored } from '../../record/entry.ts';
import { Button, Switch, Table } from '../basics/controls.tsx';
import { differenceCells } from '../basics/differenceCells.tsx';
import { formatTime, formatValue } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import { isOwnAction, OUTSIDE, summaryOf, wayOf } from './entryTexts.ts';

function readableTransition(id: string, charts: Inspector['charts']): string {
  const { source, event, way } = wayOf(id, charts);
  return `${source}, ${event === '' ? 'always' : `by ${eventName(event)}`}${way}`;
}

/** Everything that followed from an entry, and what it changed, or how it differs from one to compare it with. */
export function EntryDetails({ entry, before }: { entry: Entry; before: Entry | undefined }) {
  const { inspector, view, settings, change, ask, attempt, isBusy } = useInspected();
  const { from, to, event } = summaryOf(entry);
  const compared = view.entries.find(({ index }) => index === settings.compared);
  const other = compared ?? before;
  const changes = other ? differencesBetween(other.kept, entry.kept, inspector.app.root.id) : [];
  const isVain = (delivery: Delivery) =>
    isIgnored(delivery) && !entry.stopped?.some(({ actor }) => actor === delivery.receiver);
  return (
    <section className="details" aria-label={`Entry ${entry.index}`}>
      <div className="row">
        <h3>
          Entry {entry.index}: <code>{event}</code>{' '}
          <span className="muted">
            {from} → {to}, {formatTime(entry.at)}
          </span>
        </h3>
        <Button
          disabled={isBusy || ['start', 'act'].includes(entry.cause.type)}
          onClick={() =>
            ask('Skipping…', async () => ({
              text: `Played the session without entry ${entry.index}. The page stays as it is.`,
              report: {
                ...(await inspector.skip(entry.index)),
                title: `Without entry ${entry.index}`,
              },
            }))
          }
        >
          Skip this entry
        </Button>
        <Switch
          isOn={compared !== undefined}
          title="Show how the entry that you choose next differs from this one"
          onClick={() => change({ compared: compared ? null : entry.index })}
        >
          {compared ? `Compare with ${compared.index}` : 'Compare'}
        </Switch>
      </div>
      <label className="field row muted">
        Note
        <input
          defaultValue={view.notes[entry.index]}
          placeholder="It stands in the log, the file and the steps"
          onChange={({ target }) => attempt(() => inspector.annotate(entry.index, target.value))}
        />
      </label>
      {entry.stopped && <p className="wrong">{describeStopped(entry.stopped)}.</p>}
      {entry.deliveries.length > 0 && <h4>Deliveries</h4>}
      <ol className="deliveries">
        {entry.deliveries.map((delivery, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deliveries never change their places
          <li key={place} data-ignored={isVain(delivery)}>
            <p>
              <span className="muted">{delivery.sender ?? OUTSIDE} →</span> {delivery.receiver}{' '}
              <code>{eventName(delivery.event.type)}</code>{' '}
              {isVain(delivery) && <span className="badge muted">ignored</span>}
            </p>
            {delivery.microsteps
              .filter((taken) => taken.length > 0)
              .map((taken, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: microsteps never change their places
                <p key={step}>
                  {taken.map((id) => readableTransition(id, inspector.charts)).join('; ')}
                </p>
              ))}
            {delivery.actions.some(isOwnAction) && (
              <p className="muted">Actions: {delivery.actions.filter(isOwnAction).join(', ')}</p>
            )}
            {Object.keys(delivery.event).length > 1 && (
              <p>
                <code className="muted">{formatValue(delivery.event, 240)}</code>
              </p>
            )}
          </li>
        ))}
      </ol>
      <h4>{compared ? `From entry ${compared.index} to entry ${entry.index}` : 'Changes'}</h4>
      {changes.length === 0 ? (
        <p className="muted">
          {compared === entry
            ? 'Choose the other entry.'
            : 'Both have the same states and contexts.'}
        </p>
      ) : (
        changes.map(({ actor, differences }) => (
          <Table
            key={actor}
            caption={actor}
            columns={['Field', 'Before', 'After']}
            rows={Object.fromEntries(
              differences.map((place) => [place.path, differenceCells(place)]),
            )}
          />
        ))
      )}
    </section>
  );
}
