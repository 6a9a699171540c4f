import { useTranslation } from 'react-i18next';
import { figures } from '#content/figures.ts';
import { successCases } from '#content/pages/partnership.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Quote } from '#views/parts/Quote.tsx';

const styles = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  case: css({
    display: 'grid',
    gap: '0.75rem clamp(2rem, 4vw, 4rem)',
    paddingBlock: 'clamp(1.75rem, 3.5vw, 2.75rem)',
    borderBottom: '1px solid var(--line)',
    [from.desktop]: { gridTemplateColumns: '0.8fr 1.5fr 1.2fr', alignItems: 'baseline' },
  }),
  partner: css({ fontSize: 'var(--head-1)', lineHeight: 1.15 }),
  result: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-7)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
    textWrap: 'balance',
  }),
  description: css({ color: 'var(--muted)' }),
  quote: css({ marginTop: '0.75rem', [from.desktop]: { gridColumn: '2 / -1' } }),
};

/** Past partners: what each partnership achieved, and how. */
export function SuccessCases() {
  const { t } = useTranslation('partnership');
  const { formatFigure } = useNumbers();
  return (
    <ul css={styles.list}>
      {successCases.map(({ id, partner, figure }) => (
        <li key={id} css={styles.case}>
          <h3 css={styles.partner}>{partner}</h3>
          <p css={styles.result}>
            {t(`cases.items.${id}.result`, {
              figure: figure && formatFigure(figures[figure]),
            })}
          </p>
          <p css={styles.description}>{t(`cases.items.${id}.description`)}</p>
          {id !== 'launch' && (
            <div css={styles.quote}>
              <Quote
                text={t(`cases.items.${id}.quote`)}
                by={t(`cases.items.${id}.by`, { partner })}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
