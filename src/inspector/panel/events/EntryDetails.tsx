/** @jsxImportSource react */
import { eventName } from '@interpunct/model-kit/describeChart';
import type { Inspector } from '../../inspector.ts';
import { type Entry, isIgnored } from '../../record/entry.ts';
import { Button, Table } from '../basics/controls.tsx';
import { formatTime, formatValue } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import { OUTSIDE, summaryOf } from './entryTexts.ts';
import { contextChanges } from './keptContexts.ts';

/** `chat.panel.closed|chat.toggle|0` reads better as `panel.closed, by chat.toggle → panel.open`. */
function readableTransition(id: string, charts: Inspector['charts']): string {
  const [source = '', event = ''] = id.split('|');
  const below = (state: string) => state.split('.').slice(1).join('.') || state;
  const { transitions = [] } = charts[source.split('.')[0] ?? ''] ?? {};
  const targets = transitions.find((one) => one.id === id)?.targets.map(below) ?? [];
  const way = targets.length > 0 ? ` → ${targets.join(' and ')}` : '';
  return `${below(source)}, ${event === '' ? 'always' : `by ${eventName(event)}`}${way}`;
}

/** Everything that followed from an entry, and what it changed. */
export function EntryDetails({ entry, before }: { entry: Entry; before: Entry | undefined }) {
  const { inspector, view, ask, attempt, isBusy } = useInspected();
  const { from, to, event } = summaryOf(entry);
  const changes = contextChanges(before, entry, inspector.app.root.id);
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
      </div>
      <label className="field row muted">
        Note
        <input
          defaultValue={view.notes[entry.index]}
          placeholder="It stands in the log, the file and the steps"
          onChange={({ target }) => attempt(() => inspector.annotate(entry.index, target.value))}
        />
      </label>
      {entry.deliveries.length > 0 && <h4>Deliveries</h4>}
      <ol className="deliveries">
        {entry.deliveries.map((delivery, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deliveries never change their places
          <li key={place} data-ignored={isIgnored(delivery)}>
            <p>
              <span className="muted">{delivery.sender ?? OUTSIDE} →</span> {delivery.receiver}{' '}
              <code>{eventName(delivery.event.type)}</code>{' '}
              {isIgnored(delivery) && <span className="badge muted">ignored</span>}
            </p>
            {delivery.microsteps
              .filter((taken) => taken.length > 0)
              .map((taken, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: microsteps never change their places
                <p key={step}>
                  {taken.map((id) => readableTransition(id, inspector.charts)).join('; ')}
                </p>
              ))}
            {delivery.actions.length > 0 && (
              <p className="muted">Actions: {delivery.actions.join(', ')}</p>
            )}
            {Object.keys(delivery.event).length > 1 && (
              <p>
                <code className="muted">{formatValue(delivery.event, 240)}</code>
              </p>
            )}
          </li>
        ))}
      </ol>
      <h4>Context</h4>
      {changes.length === 0 ? (
        <p className="muted">No context changed.</p>
      ) : (
        changes.map(({ actor, differences }) => (
          <Table
            key={actor}
            caption={actor}
            columns={['Field', 'Before', 'After']}
            rows={Object.fromEntries(
              differences.map(({ path, before: old, after }) => [
                path,
                [
                  <code key="path">{path || 'all of it'}</code>,
                  old === undefined ? '–' : <del key="old">{formatValue(old)}</del>,
                  after === undefined ? '–' : <ins key="new">{formatValue(after)}</ins>,
                ],
              ]),
            )}
          />
        ))
      )}
    </section>
  );
}
