import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ConsentActor } from '#machines/consent.machine.ts';
import type { OverlayActor } from '#machines/overlay.machine.ts';
import { overlayComponents } from './overlays.ts';

type ConsentHostProps = { consent: ConsentActor; overlay: OverlayActor };

/** Asks for the banner's code when there is something to ask. Whoever has chosen never loads it. */
export function ConsentHost({ consent, overlay }: ConsentHostProps) {
  const isWanted = useSelector(consent, (snapshot) => snapshot.hasTag('asking'));
  const isReady = useSelector(overlay, (snapshot) => snapshot.matches('ready'));
  useEffect(() => {
    if (isWanted) overlay.send({ type: 'overlay.request' });
  }, [isWanted, overlay]);
  const Consent = isReady ? overlayComponents.consent : undefined;
  return isWanted && Consent ? <Consent actor={consent} /> : null;
}
