import { useRef } from 'react';
import { useFocusMainAfter } from '#views/basics/focus.ts';
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
      inset: 'auto 0 0',
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

type LayerFailureProps = {
  text: string;
  onRetry: () => void;
  /** The label of what closes it. */
  close: string;
  onClose: () => void;
};

/** Replaces a layer whose code did not arrive, or that crashed. It comes with the page. */
export function LayerFailure({ text, onRetry, close, onClose }: LayerFailureProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  useFocusMainAfter(root);
  return (
    <div ref={root} role="alert" css={styles.root}>
      <p>
        <LinkedText text={text} />
      </p>
      <div css={styles.actions}>
        <Button onClick={onRetry}>{t('failure.load.action')}</Button>
        <Button look="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </div>
  );
}
