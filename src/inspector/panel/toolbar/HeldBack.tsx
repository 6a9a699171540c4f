/** @jsxImportSource react */
import { useInspected } from '../basics/useInspected.ts';

/** Lists what would have gone out of a page that goes on, and lets it go by hand. */
export function HeldBack() {
  const { inspector, view, attempt } = useInspected();
  if (view.lookingAt !== null || view.outgoing.length === 0) return null;
  return (
    <section className="looking" aria-label="Held back">
      <p>Nothing of this has gone out:</p>
      <ul>
        {view.outgoing.map(({ id, what }) => (
          <li key={id}>
            would {what}{' '}
            <button
              type="button"
              aria-label={`Release: ${what}`}
              onClick={() => attempt(() => id !== null && inspector.release(id))}
            >
              Release
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
