/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { useInspected } from '../basics/useInspected.ts';

/** Every actor with its active leaves. The chosen one is the one whose chart is shown. */
export function ActorList() {
  const { panel, view, actor: chosen } = useInspected();
  const filter = useSelector(panel, ({ context }) => context.actorFilter);
  const word = filter.trim().toLowerCase();
  const actors = view.actors.filter(({ path, leaves }) =>
    [path, ...leaves].some((text) => text.toLowerCase().includes(word)),
  );
  return (
    <section className="actors" aria-label="Actors">
      <input
        type="search"
        aria-label="Filter actors"
        placeholder="Filter actors"
        value={filter}
        onChange={({ target }) => panel.send({ type: 'actors.filtered', text: target.value })}
      />
      <ul>
        {actors.map(({ path, leaves, status }) => (
          <li key={path}>
            <button
              type="button"
              aria-pressed={path === chosen?.path}
              data-status={status}
              onClick={() => panel.send({ type: 'actor.chosen', actor: path })}
            >
              <span className="path">{path}</span>{' '}
              <span className="leaves">{status === 'active' ? leaves.join(' ') : status}</span>
            </button>
          </li>
        ))}
      </ul>
      {actors.length === 0 && <p className="muted">No actor fits the filter.</p>}
    </section>
  );
}
