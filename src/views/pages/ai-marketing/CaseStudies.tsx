import { useTranslation } from 'react-i18next';
import { figures } from '#content/figures.ts';
import { aiCases } from '#content/pages/aiMarketing.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { display, from, pairs } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  /** Side by side, where the window has room for three of them. */
  list: css({
    display: 'grid',
    gap: 'var(--gap-5) var(--gap)',
    [from.wall]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  case: css(pairs, {
    rowGap: 'var(--gap-2)',
    alignContent: 'start',
    [from.wall]: { '& > :nth-child(n)': { gridColumn: '1 / -1' } },
  }),
  /** They are seen first, and read after whose they are. */
  numbers: css({ order: -1 }),
  /** Before, and after. */
  change: css({
    ...display,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '0.3em',
    fontSize: 'var(--figure)',
    lineHeight: 0.9,
    letterSpacing: '-0.045em',
    [from.wall]: { fontSize: 'var(--head-7)' },
    // The space between letters is behind the last, too.
    '& > :first-of-type': { marginInlineEnd: '0.045em', color: 'var(--muted)' },
  }),
  dot: css({ width: '0.2em', height: '0.2em', borderRadius: '50%', background: 'var(--ink)' }),
  basis: css({ maxWidth: '26rem', marginTop: '0.75rem', textWrap: 'balance' }),
  client: css({ fontSize: 'var(--head-1)' }),
  result: css({ ...display, marginBlock: '1rem', fontSize: 'var(--head-5)', textWrap: 'balance' }),
  description: css({ maxWidth: '34rem', color: 'var(--muted)' }),
};

/** Three clients: a number before and after, what that changed, and why. */
export function CaseStudies() {
  const { t } = useTranslation('ai-marketing');
  const { formatFigure, formatEuros } = useNumbers();
  return (
    <ul css={styles.list}>
      {aiCases.map(({ id, figure, unit, before, after }) => {
        const [first, last] = [before, after].map((value) =>
          unit === 'euro' ? formatEuros(value) : formatFigure({ value, unit }),
        );
        return (
          <li key={id} css={styles.case}>
            <div>
              <h3 css={styles.client}>{t(`cases.items.${id}.title`)}</h3>
              <p>{t(`cases.items.${id}.when`)}</p>
              <p css={styles.result}>
                <strong>{formatFigure(figures[figure])}</strong> {t(`cases.items.${id}.label`)}
              </p>
              <p css={styles.description}>{t(`cases.items.${id}.description`)}</p>
            </div>
            <div css={styles.numbers}>
              <p css={styles.change}>
                <span>{first}</span> <span css={styles.dot} /> <span>{last}</span>
              </p>
              <p css={styles.basis}>{t(`cases.items.${id}.basis`)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
