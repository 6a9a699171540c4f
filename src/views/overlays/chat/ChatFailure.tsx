import { lowWindow } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Button } from '#views/parts/controls/Button.tsx';
import { LinkedText } from '#views/parts/controls/LinkedText.tsx';

const styles = {
  root: css({
    position: 'absolute',
    insetInlineEnd: 'var(--side, var(--corner))',
    bottom: 'calc(var(--corner) + 3.5rem)',
    width: 'min(24rem, calc(100vw - 2rem))',
    // What its box is in is as high as the banner.
    maxHeight: 'calc(100dvh - 100% - var(--corner) - 3.5rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    [lowWindow]: {
      insetInline: 0,
      bottom: 0,
      width: 'auto',
      maxHeight: 'calc(100dvh - 100%)',
      zIndex: 1,
    },
    padding: '1.25rem',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface)',
    boxShadow: 'var(--shadow-layer)',
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '0.6rem', marginTop: '1rem' }),
};

type ChatFailureProps = { onRetry: () => void; onClose: () => void };

/** Replaces a chat panel that did not load or that crashed. It comes with the launcher. */
export function ChatFailure({ onRetry, onClose }: ChatFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" css={styles.root}>
      <p>
        <LinkedText text={t('chat.error')} />
      </p>
      <div css={styles.actions}>
        <Button onClick={onRetry}>{t('chat.retry')}</Button>
        <Button look="secondary" onClick={onClose}>
          {t('chat.close')}
        </Button>
      </div>
    </div>
  );
}
