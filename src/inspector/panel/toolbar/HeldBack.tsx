/** @jsxImportSource react */
import { Button, GoingRow, Rows } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';

/** Lists what would have gone out of a page that goes on, and lets it go by hand. */
export function HeldBack() {
  const { inspector, view, attempt } = useInspected();
  if (view.lookingAt !== null || view.outgoing.length === 0) return null;
  return (
    <section className="held row" aria-label="Held back">
      <p>This waits until you release it:</p>
      <Rows>
        {view.outgoing.map(({ id, what }) => (
          <GoingRow key={id}>
            would {what}{' '}
            <Button
              aria-label={`Release: ${what}`}
              onClick={() => attempt(() => id !== null && inspector.release(id))}
            >
              Release
            </Button>
          </GoingRow>
        ))}
      </Rows>
      {inspector.app.unheld && <span className="muted">{inspector.app.unheld}</span>}
    </section>
  );
}
