import { useTranslation } from 'react-i18next';
import { figures } from '#content/figures.ts';
import { toldClient } from '#content/pages/services.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { css } from '#views/jsx/css.ts';
import { largeFigure } from '#views/parts/FigureValue.tsx';

const styles = {
  story: css({ fontSize: 'var(--intro)', lineHeight: 1.4 }),
  change: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 'var(--gap-2)',
    marginTop: 'var(--gap-3)',
  }),
  figure: css({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingTop: '1.25rem',
    borderTop: '2px solid var(--muted)',
    ':last-of-type': { borderColor: 'var(--signal)' },
  }),
  label: css({ marginTop: '0.6rem', textWrap: 'balance', color: 'var(--muted)' }),
};

/** What changed for one client: the story, and the enquiries before and after it. */
export function Proof() {
  const { t } = useTranslation('services');
  const { formatFigure } = useNumbers();
  return (
    <>
      <p css={styles.story}>{t('case.text', { client: toldClient })}</p>
      <dl css={styles.change}>
        <div css={styles.figure}>
          <dt css={styles.label}>{t('case.before')}</dt>
          <dd css={largeFigure}>{formatFigure(figures.enquiriesBefore)}</dd>
        </div>
        <div css={styles.figure}>
          <dt css={styles.label}>{t('case.after')}</dt>
          <dd css={largeFigure}>{formatFigure(figures.enquiriesAfter)}</dd>
        </div>
      </dl>
    </>
  );
}
