import { focusMain } from '#views/basics/focus.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

const link = css({
  position: 'fixed',
  zIndex: 50,
  insetInlineStart: '1rem',
  top: '0.75rem',
  padding: '0.75rem 1.25rem',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontWeight: 600,
  ':not(:focus)': { transform: 'translateY(-300%)' },
});

/** A link to the main content, visible while focused. It is the first stop of the Tab key. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, which takes the focus as well
    <a href="#main" onClick={focusMain} css={link}>
      {t('skipLink')}
    </a>
  );
}
