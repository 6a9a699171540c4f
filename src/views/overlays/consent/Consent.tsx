import type { ConsentActor } from '#machines/consent.machine.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { PreferencesDialog } from './PreferencesDialog.tsx';

/** The banner of a first visit, and the dialog of the preferences. */
export function Consent({ actor }: { actor: ConsentActor }) {
  const hasChoice = useSelector(actor, ({ context }) => context.saved !== null);
  const isCustomizing = useSelector(actor, (snapshot) => snapshot.matches('customizing'));
  return (
    <>
      {!hasChoice && <ConsentBanner actor={actor} isCovered={isCustomizing} />}
      {isCustomizing && <PreferencesDialog actor={actor} />}
    </>
  );
}
