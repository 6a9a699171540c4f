/** @jsxImportSource react */
import { useLayoutEffect, useRef } from 'react';
import { NEEDS_ROOT } from '../../inspected.ts';
import { Button } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';
import { focusSlider } from './SessionControls.tsx';

/** Says that page and charts show the past, and how to leave it. */
export function LookingBar({ lookingAt }: { lookingAt: number }) {
  const { inspector, view, ask, toldOf, look, replace, isBusy } = useInspected();
  const { canShow } = inspector.app;
  const note = view.notes[lookingAt];
  const bar = useRef<HTMLElement>(null);

  // The bar goes with the press of its buttons. The slider takes the focus that would be lost.
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (!element?.contains(element.ownerDocument.activeElement)) return;
      focusSlider(element.closest('.panel'));
    };
  }, []);

  const restore = (sends: boolean) =>
    ask('Restoring…', async () => {
      await replace(inspector.restore(sends));
      return toldOf(`Restored entry ${lookingAt}. Time is paused.`);
    });

  return (
    <section ref={bar} className="looking row" aria-label="Looking back">
      <p role="status">
        Looking at entry {lookingAt} of {view.entries.at(-1)?.index ?? lookingAt}
        {view.isImported && ' of a session that is over. The present one waits'}.{' '}
        {note && `Note: “${note}”. `}
        {canShow
          ? 'A restore leaves what the browser has stored as it is.'
          : `The page stays at now. ${NEEDS_ROOT}`}
        {canShow && view.outgoing.length > 0 && (
          <> To go on from here would {view.outgoing.map(({ what }) => what).join(', ')}.</>
        )}
      </p>
      {canShow && (
        <Button
          className="primary"
          title="Go on from this entry. Nothing goes out by itself. The session before is kept."
          disabled={isBusy}
          onClick={() => restore(false)}
        >
          Restore
        </Button>
      )}
      {canShow && view.outgoing.length > 0 && (
        <Button
          title="Go on from this entry, and let out what was on its way."
          disabled={isBusy}
          onClick={() => restore(true)}
        >
          Restore and send
        </Button>
      )}
      <Button onClick={() => look(null)}>Back to now</Button>
    </section>
  );
}
