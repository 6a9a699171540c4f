import { overlayComponents } from '#app/wiring/overlays.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import type { OverlayActor } from '#machines/overlay.machine.ts';
import { useSelector } from '#views/basics/useSelector.ts';

type ConsentHostProps = { consent: ConsentActor; overlay: OverlayActor };

/** The banner and the dialog, once their code is there. After a choice, visits do not load it. */
export function ConsentHost({ consent, overlay }: ConsentHostProps) {
  const isWanted = useSelector(consent, (snapshot) => snapshot.hasTag('asking'));
  const isReady = useSelector(overlay, (snapshot) => snapshot.matches('ready'));
  const Consent = isReady ? overlayComponents.consent : undefined;
  return isWanted && Consent ? <Consent actor={consent} /> : null;
}
