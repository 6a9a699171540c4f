import { useTranslation } from 'react-i18next';
import { figures } from '#content/figures.ts';
import { successCases } from '#content/pages/partnership.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { from, grid } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Quote } from '#views/parts/Quote.tsx';

const styles = {
  /** The widest windows have room for all side by side. */
  list: css({
    borderTop: '2px solid var(--ink)',
    [from.wall]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      columnGap: 'var(--gap)',
    },
  }),
  case: css(grid, {
    rowGap: '1rem',
    paddingBlock: 'clamp(1.75rem, 3.5vw, 3rem)',
    borderBottom: '1px solid var(--line)',
    '& > *': { gridColumn: '1 / -1' },
    [from.desktop]: { '& > h3': { gridColumn: '1 / 4' }, '& > div': { gridColumn: '4 / -1' } },
    [from.wall]: { alignContent: 'start', '& > :is(h3, div)': { gridColumn: '1 / -1' } },
  }),
  /** As high as the capitals of the result beside it. */
  partner: css({
    fontSize: 'var(--head-1)',
    lineHeight: 1.15,
    [from.desktop]: { marginTop: '0.35rem' },
  }),
  result: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-figure)',
    lineHeight: 0.98,
    letterSpacing: '-0.04em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  description: css({
    marginTop: 'clamp(1rem, 1.8vw, 1.5rem)',
    maxWidth: '40rem',
    fontSize: 'var(--lead)',
    color: 'var(--muted)',
  }),
  quote: css({
    marginTop: 'clamp(1.25rem, 2.4vw, 2rem)',
    '& blockquote': { fontSize: 'var(--head-4)', lineHeight: 1.3 },
  }),
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
          <div>
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
                  by={t(`cases.items.${id}.by`, { client: partner })}
                />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
