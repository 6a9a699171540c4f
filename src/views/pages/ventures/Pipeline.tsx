import { useTranslation } from 'react-i18next';
import { pipelineStages } from '#content/pages/ventures.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  /** On wide screens, the grids of dots touch and read as one that narrows from stage to stage. */
  stages: css({
    display: 'grid',
    rowGap: '2.5rem',
    [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
  stage: css({
    display: 'grid',
    gridTemplateColumns: 'clamp(6rem, 28%, 12rem) minmax(0, 1fr)',
    columnGap: 'clamp(1.25rem, 4vw, 2.5rem)',
    alignItems: 'start',
    [below.phone]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)', columnGap: '1rem' },
    [from.desktop]: { display: 'block' },
  }),
  text: css({ [from.desktop]: { padding: '1.5rem 2rem 0 0' } }),
  share: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-figure)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
  }),
  name: css({
    marginBlock: '0.75rem 0.5rem',
    fontSize: 'var(--head-2)',
    lineHeight: 1.15,
    [below.phone]: { fontSize: 'var(--head-1)' },
  }),
  description: css({ color: 'var(--muted)' }),
};

/** Path data for the first `count` dots of a grid of ten by ten, from the bottom up. */
function dots(count: number): string {
  const points = Array.from({ length: count }, (_, index) => [
    5 + 10 * (index % 10),
    95 - 10 * Math.floor(index / 10),
  ]);
  return points.map((point) => `M${point.join(' ')}h0`).join('');
}

const ALL_STARTUPS = dots(100);
const SURVIVORS = dots(Math.min(...pipelineStages.map(({ percentage }) => percentage)));
const stages = pipelineStages.map((stage) => ({ ...stage, present: dots(stage.percentage) }));

/** How many of a hundred startups reach each stage. The highlighted ones reach the last. */
export function Pipeline() {
  const { t } = useTranslation('ventures');
  const { formatPercent } = useNumbers();
  return (
    <ol css={styles.stages}>
      {stages.map(({ id, percentage, present }) => (
        <li key={id} css={styles.stage}>
          <svg viewBox="2 0 100 100" fill="none" strokeLinecap="round" aria-hidden="true">
            <path d={ALL_STARTUPS} stroke="var(--lattice)" strokeWidth="1.6" />
            <path d={present} stroke="var(--ink)" strokeWidth="3.6" />
            <path d={SURVIVORS} stroke="var(--ink)" strokeWidth="6" />
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
