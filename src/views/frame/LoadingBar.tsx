import type { PageActor } from '#machines/page.machine.ts';
import { disc } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

/** A line that the brand's dot draws along the top of the window. */
const bar = css({
  position: 'fixed',
  zIndex: 40,
  insetInline: 0,
  top: 0,
  height: 3,
  background: 'var(--signal)',
  transform: 'translateX(-5%)',
  animation: 'load var(--load) var(--ease)',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 0,
    ...disc('0.75rem', 'inherit'),
  },
});

/** Shows that the next page is loading, once the wait is long enough to be noticed. */
export function LoadingBar({ actor }: { actor: PageActor }) {
  const { t } = useTranslation();
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  return isWaiting ? <div role="progressbar" aria-label={t('loading')} css={bar} /> : null;
}
