import { useTranslation } from 'react-i18next';
import { figures } from '#content/figures.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  root: css({
    display: 'grid',
    gap: '2rem clamp(2rem, 6vw, 6rem)',
    alignItems: 'center',
    marginTop: 'var(--gap-5)',
    [from.desktop]: { gridTemplateColumns: 'auto 1fr' },
  }),
  figure: css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }),
  value: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-10)',
    lineHeight: 0.85,
    letterSpacing: '-0.05em',
    // A thin space before the sign, which no font of the site has.
    wordSpacing: '-0.08em',
    whiteSpace: 'nowrap',
  }),
  label: css({ marginTop: '1.25rem' }),
  note: css({ maxWidth: '24rem', color: 'var(--muted)' }),
};

const ROWS = 5;
const COLUMNS = 20;

/** Path data for the dots `start` to `end` (exclusive) of a grid of 100, in reading order. */
const dotsBetween = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index)
    .map((dot) => `M${(dot % COLUMNS) + 0.5} ${Math.floor(dot / COLUMNS) + 0.5}h0`)
    .join('');

const { value } = figures.predictionAccuracy;
const HITS = dotsBetween(0, value);
const MISSES = dotsBetween(value, ROWS * COLUMNS);

/** How often the model is right, as a number and as that many dots out of a hundred. */
export function Accuracy() {
  const { t } = useTranslation('ai-marketing');
  const { formatFigure } = useNumbers();
  return (
    <div css={styles.root}>
      <dl>
        <div css={styles.figure}>
          <dt css={styles.label}>
            <p>
              <strong>{t('overview.accuracy.label')}</strong>
            </p>
            <p css={styles.note}>{t('overview.accuracy.note')}</p>
          </dt>
          <dd css={styles.value}>{formatFigure(figures.predictionAccuracy)}</dd>
        </div>
      </dl>
      <svg
        viewBox={`0 0 ${COLUMNS} ${ROWS}`}
        width="100%"
        fill="none"
        strokeWidth="0.55"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={HITS} stroke="var(--signal)" />
        <path d={MISSES} stroke="var(--line)" />
      </svg>
    </div>
  );
}
