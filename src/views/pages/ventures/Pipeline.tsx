import { pipelineStages } from '#content/pages/ventures.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { scattered } from '#views/basics/scattered.ts';
import { below, from, onTablet } from '#views/basics/theme.tsx';
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
  /** On tablets, the dots stand beside the share and the text. */
  stage: css({
    display: 'grid',
    alignContent: 'start',
    gap: 'var(--gap-1) var(--gap)',
    [onTablet]: {
      gridTemplateColumns: '1fr 1fr',
      '& > svg': { gridRow: 'span 2' },
      '& > p': { order: 1 },
      '& > div': { order: 2 },
    },
  }),
  wide: css({ [below.desktop]: { display: 'none' } }),
  band: css({ [from.desktop]: { display: 'none' } }),
  // Where a visitor sets more space between letters, it needs that between the columns, too.
  share: css(largeFigure, { [from.desktop]: { marginInlineEnd: 'calc(-1 * var(--gap))' } }),
  name: css({ marginBottom: '0.5rem', fontSize: 'var(--head-1)', lineHeight: 1.15 }),
  description: css({ textWrap: 'balance', color: 'var(--muted)' }),
};

const ALL = pipelineStages[0].count;
const DIAMETER = 0.84;
const RING = 0.05;

/** A startup has one place in each field. Those that went furthest are first. */
const PLACES = scattered(ALL);

/** Path data of dots in so many columns. */
const dots = (places: readonly number[], columns: number) =>
  places
    .map((place) => `M${(place % columns) + 0.5} ${Math.floor(place / columns) + 0.5}h0`)
    .join('');

/** Those who reached a stage, a dot each, and the others as rings, in so many columns. */
function Startups({ count, columns }: { count: number; columns: number }) {
  return (
    <svg
      viewBox={`${(1 - DIAMETER) / 2} 0 ${columns - 1 + DIAMETER} ${ALL / columns}`}
      stroke="var(--ink)"
      strokeWidth={DIAMETER}
      strokeLinecap="round"
      overflow="visible"
      aria-hidden="true"
      css={columns > ALL / columns ? styles.band : styles.wide}
    >
      <path d={dots(PLACES, columns)} />
      <path
        d={dots(PLACES.slice(count), columns)}
        stroke="var(--paper)"
        strokeWidth={DIAMETER - 2 * RING}
      />
    </svg>
  );
}

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
            <p css={styles.share}>{formatPercent(percentage)}</p>
            <Startups count={count} columns={8} />
            <Startups count={count} columns={26} />
            <div>
              <h3 css={styles.name}>{t(`pipeline.stages.${id}.name`)}</h3>
              <p css={styles.description}>{t(`pipeline.stages.${id}.description`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
