import { figures } from '#content/figures.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { scattered } from '#views/basics/scattered.ts';
import { from, inkGround, large, SIDE } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  /** The figure, what it is, and the forecasts beside both. */
  band: css(inkGround, {
    display: 'grid',
    gap: 'var(--gap-3) var(--gap)',
    padding: `var(--section) ${SIDE}`,
    // A figure of a looser setting takes more than its half.
    [from.tablet]: {
      gridTemplateColumns: 'minmax(calc(50% - var(--gap) / 2), min-content) minmax(0, 1fr)',
    },
  }),
  figure: css({ display: 'grid', gap: '2rem' }),
  value: css({
    // The figure begins where the text below it does.
    marginInlineStart: '-0.03em',
    ...large('--one-figure', 0.672),
    letterSpacing: '-0.05em',
    // A hair space before the sign, which no font of the site has.
    wordSpacing: '-0.13em',
    whiteSpace: 'nowrap',
    order: -1,
    paddingInlineEnd: '0.05em',
  }),
  name: css({
    ...large('--head-4', 1),
    marginBottom: 'var(--gap-1)',
    overflowWrap: 'anywhere',
  }),
  label: css({ maxWidth: '30rem' }),
  key: css({ marginTop: '1rem', fontSize: 'var(--small)', color: 'var(--muted)' }),
};

const DOTS_PER_SIDE = 10;
const ALL_DOTS = DOTS_PER_SIDE * DOTS_PER_SIDE;
const DIAMETER = 0.72;
const RING = 0.06;

/** Path data for one dot of each hundred. */
const at = (dot: number) =>
  `M${(dot % DOTS_PER_SIDE) + 0.5} ${Math.floor(dot / DOTS_PER_SIDE) + 0.5}h0`;

const ALL = Array.from({ length: ALL_DOTS }, (_, dot) => at(dot)).join('');
/** The forecasts that missed. */
const MISSES = scattered(ALL_DOTS).slice(figures.predictionAccuracy.value).map(at).join('');

/** How often the model is right, and the forecasts as a hundred dots, of which those that missed are rings. */
export function Accuracy() {
  const { t } = useTranslation('ai-marketing');
  const { formatFigure } = useNumbers();
  return (
    <div css={styles.band}>
      <dl>
        <div css={styles.figure}>
          <dt css={styles.label}>
            <p css={styles.name}>{t('overview.accuracy.label')}</p>
            <p>{t('overview.accuracy.note')}</p>
          </dt>
          <dd css={styles.value}>{formatFigure(figures.predictionAccuracy)}</dd>
        </div>
      </dl>
      <figure>
        <svg
          viewBox={`${(1 - DIAMETER) / 2} ${(1 - DIAMETER) / 2} ${DOTS_PER_SIDE - 1 + DIAMETER} ${DOTS_PER_SIDE - 1 + DIAMETER}`}
          stroke="var(--ink)"
          strokeWidth={DIAMETER}
          strokeLinecap="round"
          // Its edges are those of the outer dots, which no pixel may cut.
          overflow="visible"
          aria-hidden="true"
        >
          <path d={ALL} />
          <path d={MISSES} stroke="var(--paper)" strokeWidth={DIAMETER - 2 * RING} />
        </svg>
        <figcaption css={styles.key}>
          {t('overview.accuracy.forecastKey')} {t('overview.accuracy.resultKey')}
        </figcaption>
      </figure>
    </div>
  );
}
