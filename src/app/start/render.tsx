import { StrictMode, startTransition } from 'react';
import { Site } from '#app/visit/Site.tsx';
import type { ScrollMemory } from '#app/visit/scrollMemory.ts';
import type { World } from '#app/wiring/world.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { Theme } from '#views/basics/globalStyles.tsx';
import type { Inspection } from './inspection.ts';
import { TAKEN_OVER } from './milestones.ts';
import { createRoot, hydrateRoot } from './reactDom.ts';

type Rendering = {
  site: SiteActor;
  scrollMemory: ScrollMemory;
  report: World['report'];
  inspection: Inspection | undefined;
};

/**
 * Hydrates the prerendered page. While developing, nothing is prerendered, so the page is rendered.
 * Resolves when React is done, and rejects if it gives up.
 */
export function render(
  document: Document,
  { site, scrollMemory, report, inspection }: Rendering,
): Promise<void> {
  const container = document.getElementById('site');
  if (!container) throw new Error('the document has no element with the id "site"');
  return new Promise((resolve, reject) => {
    const show = (shown: SiteActor) => (
      <Site site={shown} scrollMemory={scrollMemory} onReady={resolve} />
    );
    const tree = (
      <StrictMode>
        {/* A prerendered document has these styles. */}
        {import.meta.env.DEV && <Theme />}
        {inspection ? inspection.render(show) : show(site)}
      </StrictMode>
    );
    const handlers = {
      onRecoverableError: (error: unknown) => report('The prerendered page did not fit.', error),
      onCaughtError: inspection?.noteError,
      onUncaughtError: reject,
    };
    if (import.meta.env.DEV) {
      createRoot(container, handlers).render(tree);
    } else {
      // React renders a transition in slices, between which input is handled.
      startTransition(() => {
        hydrateRoot(container, tree, handlers);
      });
    }
    dispatchEvent(new Event(TAKEN_OVER));
  });
}
