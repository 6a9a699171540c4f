import { useTranslation } from 'react-i18next';
import { figures } from '#content/figures.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { scattered } from '#views/basics/scattered.ts';
import { column, display, exhibitGround, from, pairs } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  /** The fields lie side by side, or on phones one above the other: one compares them. */
  content: css(column, pairs, {
    rowGap: 'var(--gap-3)',
    paddingBlock: 'var(--section)',
    '&& > dl': { gridColumn: '1 / -1' },
  }),
  name: css({
    ...display,
    marginBottom: 'var(--gap-1)',
    fontSize: 'var(--head-5)',
    overflowWrap: 'anywhere',
  }),
  key: css({ marginTop: '0.75rem', fontSize: 'var(--note)', color: 'var(--muted)' }),
  /** The label is in the second column, or where a figure of a looser setting leaves it room. */
  figure: css({
    display: 'grid',
    rowGap: 'var(--gap-2)',
    alignItems: 'end',
    [from.tablet]: {
      gridTemplateColumns: 'minmax(calc(50% + var(--gap) / 2), auto) minmax(0, 1fr)',
    },
  }),
  value: css({
    // The figure begins where the text below it does.
    marginInlineStart: '-0.03em',
    ...display,
    fontSize: 'var(--head-10)',
    lineHeight: 0.8,
    letterSpacing: '-0.05em',
    // A thin space before the sign, which no font of the site has.
    wordSpacing: '-0.16em',
    whiteSpace: 'nowrap',
    order: -1,
    paddingInlineEnd: '0.05em',
  }),
  label: css({ maxWidth: '34rem' }),
};

const COLUMNS = 20;
const ROWS = 5;
const ALL_DOTS = COLUMNS * ROWS;
const DIAMETER = 0.62;
const RING = 0.09;

/** Path data for one dot of each hundred. */
const at = (dot: number) => `M${(dot % COLUMNS) + 0.5} ${Math.floor(dot / COLUMNS) + 0.5}h0`;

const ALL = Array.from({ length: ALL_DOTS }, (_, dot) => at(dot)).join('');
/** The forecasts that missed. */
const MISSES = scattered(ALL_DOTS).slice(figures.predictionAccuracy.value).map(at).join('');

/** The forecasts as a hundred rings, those that were right with a dot, and how often the model is right. */
export function Accuracy() {
  const { t } = useTranslation('ai-marketing');
  const { formatFigure } = useNumbers();
  return (
    <div css={exhibitGround}>
      <div css={styles.content}>
        {(['forecast', 'result'] as const).map((side) => (
          <figure key={side}>
            <p css={styles.name}>{t(`overview.accuracy.${side}`)}</p>
            <svg
              viewBox={`${(1 - DIAMETER) / 2} 0 ${COLUMNS - 1 + DIAMETER} ${ROWS}`}
              stroke="var(--ink)"
              strokeWidth={DIAMETER}
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d={ALL} />
              <path
                d={side === 'forecast' ? ALL : MISSES}
                stroke="var(--paper)"
                strokeWidth={DIAMETER - 2 * RING}
              />
            </svg>
            <figcaption css={styles.key}>{t(`overview.accuracy.${side}Key`)}</figcaption>
          </figure>
        ))}
        <dl>
          <div css={styles.figure}>
            <dt css={styles.label}>
              <p css={styles.name}>{t('overview.accuracy.label')}</p>
              <p>{t('overview.accuracy.note')}</p>
            </dt>
            <dd css={styles.value}>{formatFigure(figures.predictionAccuracy)}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
