/** @jsxImportSource react */
import { useLayoutEffect, useRef } from 'react';
import { NEEDS_ROOT } from '../../inspected.ts';
import { Button } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';
import { summaryOf } from '../events/entryTexts.ts';
import { focusSlider } from './SessionControls.tsx';

/** Says that page and charts show the past, and how to leave it. */
export function LookingBar({ lookingAt }: { lookingAt: number }) {
  const { inspector, view, ask, toldOf, look, replace, isBusy } = useInspected();
  const { canShow } = inspector.app;
  const entry = view.entries.find(({ index }) => index === lookingAt);
  const note = view.notes[lookingAt];
  const what = entry ? `: ${summaryOf(entry, inspector.charts).event}` : '';
  const told = [
    `Looking at entry ${lookingAt}${view.isImported ? ' of another session' : ''}${what}`,
    ...(note ? [`Note: “${note}”`] : []),
    ...(canShow ? [] : [`The page stays at now. ${NEEDS_ROOT}`]),
    ...view.outgoing.map((one) => `Would ${one.what}`),
  ].join(' · ');
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
      <p role="status">{told}</p>
      <div className="row">
        {canShow && (
          <Button
            className="primary"
            title="Go on from this entry. Nothing goes out by itself. The session before is kept. What the browser has stored stays as it is."
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
      </div>
    </section>
  );
}
