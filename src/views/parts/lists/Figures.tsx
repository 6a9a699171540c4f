import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { figures } from '#content/figures.ts';
import { formatFigure } from '#views/basics/format.ts';

type FigureName = keyof typeof figures;

const styles = {
  list: css({
    display: 'grid',
    gap: 'clamp(1.5rem, 4vw, 3rem)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  }),
  figure: css({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingTop: '1.25rem',
    borderTop: '2px solid var(--signal)',
  }),
  value: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'clamp(2.75rem, 5.6vw, 4.5rem)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
    whiteSpace: 'nowrap',
  }),
  label: css({ marginTop: '0.6rem', color: 'var(--muted)' }),
};

type FiguresProps = { items: readonly { name: FigureName; label: string }[] };

/** Large figures, each above its label. */
export function Figures({ items }: FiguresProps) {
  const { i18n } = useTranslation();
  return (
    <dl css={styles.list}>
      {items.map(({ name, label }) => (
        <div key={name} css={styles.figure}>
          <dt css={styles.label}>{label}</dt>
          <dd css={styles.value}>{formatFigure(i18n.language, figures[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
