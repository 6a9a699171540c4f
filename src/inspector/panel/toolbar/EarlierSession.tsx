/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { useInspected } from '../basics/inspected.ts';

/** Offers the session of the document that the page has left, such as before a reload. */
export function EarlierSession() {
  const { panel, inspector, ask } = useInspected();
  const earlier = useSelector(panel, ({ context }) => context.earlier);
  if (!earlier || earlier.entries.length === 0) return null;
  return (
    <section className="looking" aria-label="Session before">
      <p>The page was loaded again. Its {earlier.entries.length} entries before that are kept.</p>
      <button
        type="button"
        onClick={() =>
          ask('Bringing the session back…', async () => {
            await inspector.importSession(earlier);
            panel.send({ type: 'earlier.forget' });
            return { text: 'The session before is back. The page shows its end.' };
          })
        }
      >
        Bring back
      </button>
      <button type="button" onClick={() => panel.send({ type: 'earlier.forget' })}>
        Forget
      </button>
    </section>
  );
}
