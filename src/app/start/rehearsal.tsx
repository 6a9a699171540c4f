import { startTransition, useEffect } from 'react';
import type { PageName } from '#app/pages/address.ts';
import { componentOf } from '#app/pages/pageLoader.ts';
import { VisitScope } from '#app/visit/VisitScope.tsx';
import { actorsOf } from '#app/wiring/createSite.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { createRoot, type Root } from './reactDom.ts';

function DoneReport({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return null;
}

/**
 * Renders a page out of sight, in slices between which input comes first, and throws it away.
 *
 * What a page costs the first time, such as compiling its code, writing its style sheets and making
 * its formatters, is paid before somebody follows the link, and not while they wait. A page that
 * throws is left for the visit to find: only there it has somebody to tell.
 */
export function rehearse(site: SiteActor, page: PageName): Promise<void> {
  const Page = componentOf(page);
  let root: Root;
  const rendered = new Promise<void>((resolve) => {
    const done = () => resolve();
    root = createRoot(document.createElement('div'), { onUncaughtError: done });
    startTransition(() =>
      root.render(
        <VisitScope site={site}>
          <Page actors={actorsOf(site)} />
          <DoneReport onDone={done} />
        </VisitScope>,
      ),
    );
  });
  return rendered.then(() => root.unmount());
}
