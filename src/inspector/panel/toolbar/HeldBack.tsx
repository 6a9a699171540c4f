/** @jsxImportSource react */
import { GoingButton } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';

/** Lists what would have gone out of a page that goes on, and lets it go by hand. */
export function HeldBack() {
  const { inspector, view, attempt } = useInspected();
  if (view.lookingAt !== null || view.outgoing.length === 0) return null;
  return (
    <section className="held row" aria-label="Held back">
      <p>Nothing of this goes out until you release it:</p>
      <ul>
        {view.outgoing.map(({ id, what }) => (
          <li key={id}>
            would {what}{' '}
            <GoingButton
              aria-label={`Release: ${what}`}
              onClick={() => attempt(() => id !== null && inspector.release(id))}
            >
              Release
            </GoingButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
