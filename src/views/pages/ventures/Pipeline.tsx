import { useTranslation } from 'react-i18next';
import { pipelineStages } from '#content/pages/ventures.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  /** On wide screens, the grids of dots stand a column apart, and narrow from stage to stage. */
  stages: css({
    display: 'grid',
    rowGap: '2.5rem',
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 'var(--gap)' },
  }),
  stage: css({
    display: 'grid',
    gridTemplateColumns: 'clamp(6rem, 28%, 12rem) minmax(0, 1fr)',
    columnGap: 'clamp(1.25rem, 4vw, 2.5rem)',
    alignItems: 'start',
    [below.phone]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)', columnGap: '1rem' },
    [from.desktop]: { display: 'block' },
  }),
  text: css({ [from.desktop]: { paddingTop: '1.5rem' } }),
  share: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-figure)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
    // Where a visitor sets more space between letters, it needs that between the columns, too.
    [from.desktop]: { marginInlineEnd: 'calc(-1 * var(--gap))' },
  }),
  name: css({
    marginBlock: '0.75rem 0.5rem',
    fontSize: 'var(--head-2)',
    lineHeight: 1.15,
    [below.phone]: { fontSize: 'var(--head-1)' },
  }),
  description: css({ color: 'var(--muted)' }),
};

const ROWS = 8;
const COLUMNS = 13;

/** Path data for the first `count` dots of a grid of all startups, from the bottom up. */
const dots = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `M${(index % COLUMNS) + 0.5} ${ROWS - 0.5 - Math.floor(index / COLUMNS)}h0`,
  ).join('');

const stages = pipelineStages.map((stage) => ({ ...stage, present: dots(stage.count) }));

/** How many of all startups reached each stage: a dot for each. */
export function Pipeline() {
  const { t } = useTranslation('ventures');
  const { formatPercent } = useNumbers();
  return (
    <ol css={styles.stages}>
      {stages.map(({ id, percentage, present }) => (
        <li key={id} css={styles.stage}>
          <svg
            viewBox={`0 0 ${COLUMNS} ${ROWS}`}
            fill="none"
            strokeLinecap="round"
            strokeWidth="0.4"
            aria-hidden="true"
          >
            <path d={dots(ROWS * COLUMNS)} stroke="var(--line)" />
            <path d={present} stroke="var(--ink)" />
          </svg>
          <div css={styles.text}>
            <p css={styles.share}>{formatPercent(percentage)}</p>
            <h3 css={styles.name}>{t(`pipeline.stages.${id}.name`)}</h3>
            <p css={styles.description}>{t(`pipeline.stages.${id}.description`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
