import { css, keyframes } from '@emotion/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PageActor } from '#machines/page.machine.ts';

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } });

const bar = css({
  position: 'fixed',
  zIndex: 40,
  insetInline: 0,
  top: 0,
  height: 3,
  background: 'var(--signal)',
  transformOrigin: '0 50%',
  animation: `${run} 8s var(--ease) forwards`,
});

/** Shows that the next page is loading, once the wait is long enough to be noticed. */
export function LoadingBar({ actor }: { actor: PageActor }) {
  const { t } = useTranslation();
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  return isWaiting ? <div role="progressbar" aria-label={t('loading')} css={bar} /> : null;
}
