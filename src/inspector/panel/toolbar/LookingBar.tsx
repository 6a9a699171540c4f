/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { useInspected } from '../basics/inspected.ts';

/** Says that page and charts show the past, and how to leave it. */
export function LookingBar({ lookingAt }: { lookingAt: number }) {
  const { panel, inspector, view, ask } = useInspected();
  const isBusy = useSelector(panel, (snapshot) => snapshot.matches({ work: 'busy' }));
  const bar = useRef<HTMLElement>(null);

  // The bar goes with the press of its buttons. The slider takes the focus that would be lost.
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (!element?.contains(element.ownerDocument.activeElement)) return;
      const slider = element.closest('.panel')?.querySelector<HTMLElement>('input[type=range]');
      slider?.focus();
    };
  }, []);

  return (
    <section ref={bar} className="looking" aria-label="Looking back">
      <p role="status">
        Looking at entry {lookingAt} of {view.entries.at(-1)?.index ?? lookingAt}. The page is held.
      </p>
      <button
        type="button"
        className="primary"
        title="Go on from this entry. What came after it leaves the record."
        disabled={isBusy}
        onClick={() =>
          ask('Restoring…', async () => {
            await inspector.restore();
            return { text: `Restored entry ${lookingAt}. Time is paused.` };
          })
        }
      >
        Restore
      </button>
      <button type="button" onClick={() => panel.send({ type: 'entry.chosen', index: null })}>
        Back to now
      </button>
    </section>
  );
}
