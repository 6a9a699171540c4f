import { createRoot } from 'react-dom/client';
import { parseAddress } from '#app/pages/address.ts';
import { loadPage } from '#app/pages/pageLoader.ts';
import { VisitScope } from '#app/visit/VisitScope.tsx';
import { createSite } from '#app/wiring/createSite.ts';
import { Theme } from '#views/basics/globalStyles.tsx';
import { PictureDefinitions } from '#views/parts/Picture.tsx';
import { DesignPage } from './DesignPage.tsx';
import { renderSpecimen } from './specimens.tsx';

/**
 * Shows the design system, or the one specimen that the address names. The site below is never started,
 * so nothing moves on, is sent or is stored.
 */
export async function openDesign(document: Document): Promise<void> {
  const entry = parseAddress('/en/contact', 'en');
  await Promise.all([loadPage(entry), loadPage(parseAddress('/en/', 'en'))]);
  const emptyStore = { read: () => null, write: () => false, remove: () => false };
  const site = createSite(entry, {
    session: emptyStore,
    local: emptyStore,
    language: { preferred: 'en', isStored: true },
    now: () => 0,
    entryUrl: '',
    reload: () => {},
    report: () => {},
  });
  const specimen = new URLSearchParams(document.location.search).get('specimen');
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no element with the id "root"');
  createRoot(root).render(
    <>
      <Theme />
      <VisitScope site={site}>
        <PictureDefinitions />
        {specimen ? renderSpecimen(specimen, site) : <DesignPage />}
      </VisitScope>
    </>,
  );
}
