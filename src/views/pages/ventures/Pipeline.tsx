import { pipelineStages } from '#content/pages/ventures.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { scattered } from '#views/basics/scattered.ts';
import { below, from } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { largeFigure } from '#views/parts/FigureValue.tsx';

const styles = {
  caption: css({ marginBottom: 'var(--gap-1)', fontSize: 'var(--small)', color: 'var(--muted)' }),
  stages: css({
    display: 'grid',
    gap: 'var(--gap-3) var(--gap)',
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  /** Below desktops, the dots stand beside what they show. Where the stages stand side by side, their dots are in one row. */
  stage: css({
    display: 'grid',
    gap: 'var(--gap-1) var(--gap)',
    [below.desktop]: {
      gridTemplate: 'auto 1fr / repeat(2, minmax(0, 1fr))',
      '& > svg': { gridArea: '1 / 1 / span 2' },
    },
    [below.tablet]: { columnGap: 'var(--gap-1)' },
    [below.phone]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [from.desktop]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  }),
  // Where a visitor sets more space between letters, it needs that between the columns, too.
  share: css(largeFigure, { [from.desktop]: { marginInlineEnd: 'calc(-1 * var(--gap))' } }),
  name: css({
    marginTop: '0.75rem',
    fontSize: 'var(--head-1)',
    lineHeight: 1.15,
    // The longest word has room beside the dots.
    [below.tablet]: { marginTop: '0.25rem', fontSize: 'var(--lead)' },
  }),
  description: css({ textWrap: 'balance', color: 'var(--muted)' }),
};

const ALL = pipelineStages[0].count;
const COLUMNS = 13;
const DIAMETER = 0.84;
const RING = 0.05;

/** A startup has one place in each field. Those that went furthest are first. */
const PLACES = scattered(ALL);

/** Path data of dots. */
const dots = (places: readonly number[]) =>
  places
    .map((place) => `M${(place % COLUMNS) + 0.5} ${Math.floor(place / COLUMNS) + 0.5}h0`)
    .join('');

/** Those who reached a stage, a dot each, and the others as rings. */
const Startups = ({ count }: { count: number }) => (
  <svg
    viewBox={`${(1 - DIAMETER) / 2} 0 ${COLUMNS - 1 + DIAMETER} ${ALL / COLUMNS}`}
    stroke="var(--ink)"
    strokeWidth={DIAMETER}
    strokeLinecap="round"
    overflow="visible"
    aria-hidden="true"
  >
    <path d={dots(PLACES)} />
    <path d={dots(PLACES.slice(count))} stroke="var(--paper)" strokeWidth={DIAMETER - 2 * RING} />
  </svg>
);

/** How many of all startups reached each stage. */
export function Pipeline() {
  const { t } = useTranslation('ventures');
  const { formatPercent } = useNumbers();
  return (
    <>
      <p css={styles.caption}>{t('pipeline.caption')}</p>
      <ol css={styles.stages}>
        {pipelineStages.map(({ id, count, percentage }) => (
          <li key={id} css={styles.stage}>
            <div>
              <p css={styles.share}>{formatPercent(percentage)}</p>
              <h3 css={styles.name}>{t(`pipeline.stages.${id}.name`)}</h3>
            </div>
            <Startups count={count} />
            <p css={styles.description}>{t(`pipeline.stages.${id}.description`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
