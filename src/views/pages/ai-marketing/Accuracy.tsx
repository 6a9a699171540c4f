import { useTranslation } from 'react-i18next';
import { figures } from '#content/figures.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { clearOfNetwork, column, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  content: css(column, {
    display: 'grid',
    gap: 'var(--gap-3) var(--gap-4)',
    alignItems: 'end',
    paddingBlock: 'var(--gap-5)',
    [from.tablet]: { gridTemplateColumns: '1.4fr 1fr' },
    [from.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  }),
  list: css(clearOfNetwork),
  figure: css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }),
  value: css({
    // The figure begins where the text below it does.
    marginInlineStart: '-0.03em',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-10)',
    lineHeight: 0.8,
    letterSpacing: '-0.05em',
    // A thin space before the sign, which no font of the site has.
    wordSpacing: '-0.08em',
    whiteSpace: 'nowrap',
  }),
  label: css({ marginTop: 'var(--gap-2)', maxWidth: '34rem' }),
  name: css({
    marginBottom: '0.5rem',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-4)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  }),
  dots: css({ maxWidth: '30rem', [from.tablet]: { justifySelf: 'end' } }),
};

const COLUMNS = 10;
const DIAMETER = 0.62;
const RING = 0.09;

/** Path data for the dots `start` to `end` (exclusive) of a grid of 100, in reading order. */
const dotsBetween = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index)
    .map((dot) => `M${(dot % COLUMNS) + 0.5} ${Math.floor(dot / COLUMNS) + 0.5}h0`)
    .join('');

const { value } = figures.predictionAccuracy;
const HITS = dotsBetween(0, value);
const MISSES = dotsBetween(value, COLUMNS ** 2);

/** How often the model is right, as a number and as that many dots out of a hundred. */
export function Accuracy() {
  const { t } = useTranslation('ai-marketing');
  const { formatFigure } = useNumbers();
  return (
    <div css={styles.content}>
      <dl css={styles.list}>
        <div css={styles.figure}>
          <dt css={styles.label}>
            <p css={styles.name}>{t('overview.accuracy.label')}</p>
            <p>{t('overview.accuracy.note')}</p>
          </dt>
          <dd css={styles.value}>{formatFigure(figures.predictionAccuracy)}</dd>
        </div>
      </dl>
      <svg
        viewBox={`0 0 ${COLUMNS} ${COLUMNS}`}
        width="100%"
        stroke="currentColor"
        strokeWidth={DIAMETER}
        strokeLinecap="round"
        aria-hidden="true"
        css={styles.dots}
      >
        <path d={HITS + MISSES} />
        <path d={MISSES} stroke="var(--paper)" strokeWidth={DIAMETER - 2 * RING} />
      </svg>
    </div>
  );
}
