import { overlayComponents } from '#app/wiring/overlays.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import type { OverlayActor } from '#machines/overlay.machine.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { LayerFailure } from '#views/overlays/LayerFailure.tsx';
import { useEndedByTyping } from './useEndedByTyping.ts';

type ConsentHostProps = { consent: ConsentActor; overlay: OverlayActor };

/**
 * The banner and the dialog, once their code is there. After a choice, visits do not load it. Who asks for the dialog
 * is told if it did not arrive.
 */
export function ConsentHost({ consent, overlay }: ConsentHostProps) {
  const { t } = useTranslation();
  const isWanted = useSelector(consent, (snapshot) => snapshot.hasTag('asking'));
  const isAsked = useSelector(consent, (snapshot) => snapshot.matches('customizing'));
  const isReady = useSelector(overlay, (snapshot) => snapshot.hasTag('usable'));
  const isOnItsWay = useSelector(overlay, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(overlay, (snapshot) => snapshot.hasTag('lost'));
  const Consent = isReady ? overlayComponents.consent : undefined;
  const cancel = () => consent.send({ type: 'consent.cancel' });
  useEndedByTyping(isAsked && isOnItsWay, cancel);
  if (isWanted && Consent) return <Consent actor={consent} />;
  if (!isAsked || !hasFailed) return null;
  return (
    <LayerFailure
      text={t('consent.failure')}
      onRetry={() => consent.send({ type: 'consent.customize' })}
      close={t('consent.cancel')}
      onClose={cancel}
    />
  );
}
