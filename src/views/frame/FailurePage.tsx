import type { PageActor } from '#machines/page.machine.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { useShown } from '#views/basics/visit.ts';
import { Button, buttonLooks } from '#views/parts/controls/Button.tsx';
import { Notice } from '#views/parts/sections/Notice.tsx';

/** Replaces a page whose code did not load. */
export function LoadFailure({ actor }: { actor: PageActor }) {
  const { t } = useTranslation();
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'page.retry' }));
  return (
    <div role="alert">
      <Notice title={t('failure.load.title')} lead={t('failure.load.lead')}>
        <Button aria-disabled={!canRetry} onClick={() => actor.send({ type: 'page.retry' })}>
          {t('failure.load.action')}
        </Button>
      </Notice>
    </div>
  );
}

/** Replaces a page that crashed. Its link home loads a document, so nothing of the crash remains. */
export function CrashFailure() {
  const { t } = useTranslation();
  const { prefix } = useShown();
  return (
    <div role="alert">
      <Notice title={t('failure.crash.title')} lead={t('failure.crash.lead')}>
        <a href={`${prefix}/`} css={buttonLooks.primary}>
          {t('failure.crash.action')}
        </a>
      </Notice>
    </div>
  );
}
