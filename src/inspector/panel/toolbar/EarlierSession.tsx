/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { count } from '../basics/format.ts';
import { useInspected } from '../basics/inspected.ts';

/** Offers the session from before a reload, or before a jump to a state. */
export function EarlierSession() {
  const { panel, inspector, ask } = useInspected();
  const earlier = useSelector(panel, ({ context }) => context.earlier);
  if (!earlier || earlier.entries.length === 0) return null;
  return (
    <section className="looking" aria-label="Session before">
      <p>
        A new record has begun. The one before is kept:{' '}
        {count(earlier.entries.length, 'entry', 'entries')}.
      </p>
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
