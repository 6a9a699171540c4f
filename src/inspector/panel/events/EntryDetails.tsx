/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import type { Entry } from '../../record/entry.ts';
import { formatTime, formatValue } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import { isIgnored, OUTSIDE, readableEvent, summaryOf } from './entryTexts.ts';
import { contextChanges } from './keptContexts.ts';

/** `chat.panel.closed|chat.toggle|0` reads better as `panel.closed, by chat.toggle`. */
function readableTransition(id: string): string {
  const [source = '', event = ''] = id.split('|');
  const state = source.split('.').slice(1).join('.') || source;
  return event === '' ? `${state}, always` : `${state}, by ${readableEvent(event)}`;
}

/** Everything that followed from an entry, and what it changed. */
export function EntryDetails({ entry, before }: { entry: Entry; before: Entry | undefined }) {
  const { panel, inspector, ask } = useInspected();
  const isBusy = useSelector(panel, (snapshot) => snapshot.matches({ work: 'busy' }));
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
        <button
          type="button"
          disabled={isBusy || entry.cause.type === 'start'}
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
        </button>
      </div>
      <h4>Deliveries</h4>
      <ol className="deliveries">
        {entry.deliveries.map((delivery, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deliveries never change their places
          <li key={place} data-ignored={isIgnored(delivery)}>
            <p>
              <span className="muted">{delivery.sender ?? OUTSIDE} →</span> {delivery.receiver}{' '}
              <code>{readableEvent(delivery.event.type)}</code>{' '}
              {isIgnored(delivery) && <span className="badge">ignored</span>}
            </p>
            {delivery.microsteps
              .filter((taken) => taken.length > 0)
              .map((taken, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: microsteps never change their places
                <p key={step} className="taken">
                  {taken.map(readableTransition).join('; ')}
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
          <table key={actor} className="diff">
            <caption>{actor}</caption>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ path, before: old, after }) => (
                <tr key={path}>
                  <th scope="row">{path || 'all of it'}</th>
                  <td>{old === undefined ? '–' : <del>{formatValue(old)}</del>}</td>
                  <td>{after === undefined ? '–' : <ins>{formatValue(after)}</ins>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))
      )}
    </section>
  );
}
