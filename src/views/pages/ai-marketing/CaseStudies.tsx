import { figures } from '#content/figures.ts';
import { aiCases } from '#content/pages/aiMarketing.ts';
import { fitted, inkOf } from '#views/basics/display.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { disc, display, from, large, pairs } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { trimmed } from '#views/parts/Pair.tsx';

/** What the gap between the columns takes of each, at most. */
const GAP = 1.06;

/** The dot between two numbers and the least room on each side of it, in em. */
const NUMBER_DOT = { width: 0.2, room: 0.24 };

const styles = {
  list: css({
    display: 'grid',
    gap: 'var(--gap-5)',
    '& > li': { containerType: 'inline-size' },
  }),
  /** What changed is beside what came of it. The heading comes first for those who listen. */
  case: css(pairs, {
    rowGap: 'var(--gap-2)',
    [from.tablet]: {
      gridTemplateRows: 'auto 1fr',
      '& > div': { gridColumn: '7 / -1', gridRow: '1 / 3' },
    },
  }),
  /** Before, and after: their areas are as their numbers. */
  change: css({
    ...display,
    ...fitted,
    order: -1,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: 'var(--gap)',
    placeItems: 'baseline start',
    // Where it breaks, it stays in its column.
    '& > :last-child': { marginInlineEnd: 0 },
    fontSize: 'calc(100cqi / var(--em))',
    lineHeight: 0.8,
  }),
  figure: css({ fontSize: 'calc(100cqi / var(--em) * var(--size))' }),
  before: css({
    justifySelf: 'stretch',
    display: 'flex',
    alignItems: 'baseline',
    '& > :first-of-type': { color: 'var(--muted)' },
  }),
  dot: css({
    ...disc(`${NUMBER_DOT.width}em`, 'var(--signal)'),
    // In the middle of what they leave, and of the height of figures.
    marginInline: 'auto',
    position: 'relative',
    insetInlineStart: 'calc(var(--gap) / 2)',
    bottom: '0.236em',
  }),
  basis: css({ order: -1, maxWidth: '26rem', textWrap: 'balance' }),
  client: css({ fontSize: 'var(--head-1)' }),
  result: css({ ...large('--head-3'), marginBlock: '1rem', textWrap: 'balance' }),
  description: css({ maxWidth: '34rem', color: 'var(--muted)' }),
};

/** Three clients: a number before and after, what that changed, and why. */
export function CaseStudies() {
  const { t } = useTranslation('ai-marketing');
  const { formatFigure, formatEuros } = useNumbers();
  const cases = aiCases.map(({ unit, before, after, ...rest }) => {
    const [first = '', last = ''] = [before, after].map((value) =>
      unit === 'euro' ? formatEuros(value) : formatFigure({ value, unit }),
    );
    const [small, large] = [before, after].map((value) => (value / Math.max(before, after)) ** 0.5);
    return { ...rest, first, last, sizes: [small ?? 1, large ?? 1] as const };
  });
  const half = Math.max(
    ...cases.flatMap(({ first, last, sizes }) => [
      sizes[0] * inkOf(first) + NUMBER_DOT.width + 2 * NUMBER_DOT.room,
      sizes[1] * inkOf(last),
    ]),
  );
  const em = 2 * GAP * half;
  const size = css({ '--em': em.toFixed(3), [from.tablet]: { '--em': (2 * em).toFixed(3) } });
  return (
    <ul css={[styles.list, size]}>
      {cases.map(({ id, figure, first, last, sizes }) => (
        <li key={id}>
          <div css={styles.case}>
            <div>
              <h3 css={styles.client}>{t(`cases.items.${id}.title`)}</h3>
              <p>{t(`cases.items.${id}.when`)}</p>
              <p css={styles.result}>
                <strong>{formatFigure(figures[figure])}</strong> {t(`cases.items.${id}.label`)}
              </p>
              <p css={styles.description}>{t(`cases.items.${id}.description`)}</p>
            </div>
            <p css={styles.change}>
              <span css={styles.before}>
                <span css={[styles.figure, trimmed(first), css({ '--size': sizes[0] })]}>
                  {first}
                </span>{' '}
                <span data-dot css={styles.dot} />
              </span>{' '}
              <span css={[styles.figure, trimmed(last), css({ '--size': sizes[1] })]}>{last}</span>
            </p>
            <p css={styles.basis}>{t(`cases.items.${id}.basis`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
