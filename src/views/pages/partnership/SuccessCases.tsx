import { figures } from '#content/figures.ts';
import { successCases } from '#content/pages/partnership.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { from, grid, large } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Quote } from '#views/parts/Quote.tsx';
import { ClientMark, ClientWork } from './ClientWork.tsx';

const styles = {
  list: css({
    display: 'grid',
    gap: 'var(--gap-5) var(--gap)',
    [from.wall]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  /** What was made is beside what came of it. */
  case: css(grid, {
    gridTemplateRows: 'auto 1fr',
    rowGap: 'var(--gap-2)',
    '& > *': { gridColumn: '1 / -1' },
    [from.tablet]: {
      '& > :is(h3, div)': { gridColumn: '1 / 7' },
      '& > figure': { gridColumn: '7 / -1', gridRow: '1 / 3' },
    },
    // Three stand side by side, and share the rows of their parts.
    [from.wall]: {
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      '& > :nth-child(n)': { gridColumn: '1 / -1', gridRow: 'auto' },
    },
  }),
  partner: css({
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    fontSize: 'var(--head-2)',
    lineHeight: 1.1,
  }),
  caption: css({
    marginTop: '1rem',
    textWrap: 'balance',
    fontSize: 'var(--small)',
    color: 'var(--muted)',
  }),
  result: css({
    ...large('--head-4', 1),
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  description: css({
    marginBlock: 'var(--gap-1) var(--gap-2)',
    maxWidth: '36rem',
    color: 'var(--muted)',
  }),
};

/** Past partners: what each partnership achieved, how, and one thing that was made for it. */
export function SuccessCases() {
  const { t } = useTranslation('partnership');
  const { formatFigure } = useNumbers();
  return (
    <ul css={styles.list}>
      {successCases.map(({ id, partner, figure }) => (
        <li key={id} css={styles.case}>
          <h3 css={styles.partner}>
            <ClientMark id={id} />
            {partner}
          </h3>
          <figure>
            <ClientWork id={id} />
            <figcaption css={styles.caption}>{t(`cases.items.${id}.caption`)}</figcaption>
          </figure>
          <div>
            <p css={styles.result}>
              {t(`cases.items.${id}.result`, {
                figure: figure && formatFigure(figures[figure]),
              })}
            </p>
            <p css={styles.description}>{t(`cases.items.${id}.description`)}</p>
            <Quote
              text={t(`cases.items.${id}.quote`)}
              by={t(`cases.items.${id}.by`, { client: partner.replaceAll(' ', '\u00a0') })}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
