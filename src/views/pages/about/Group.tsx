import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { networkSectors } from '#content/figures.ts';
import { team } from '#content/pages/about.ts';
import { from, grid } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { FigureValue, largeFigure } from '#views/parts/FigureValue.tsx';

/** Two columns from tablets on. */
const columns = css(grid, {
  '& > *': { gridColumn: '1 / -1' },
  [from.tablet]: { '& > *': { gridColumn: 'span 6' } },
});

const large = css({
  fontFamily: 'var(--display)',
  fontWeight: 700,
  fontSize: 'var(--head-5)',
  lineHeight: 1.1,
  letterSpacing: '-0.025em',
});

const dot = css({
  width: '0.75em',
  height: '0.75em',
  border: '2px solid var(--ink)',
  borderRadius: '50%',
});
const full = css({ background: 'var(--ink)' });

const styles = {
  /** What a figure counts stands below it: names below that of people, and a dot a year below that of years. */
  group: css(columns, { rowGap: 'var(--gap-3)', '& > ul': { gridColumn: '1 / -1' } }),
  /** The first two stand side by side on phones, too. */
  figure: css({
    '&:nth-of-type(-n + 2)': { gridColumn: 'span 6' },
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { marginTop: '0.75rem', fontWeight: 600, textWrap: 'balance' },
  }),
  people: css({ display: 'grid', rowGap: '1rem' }),
  person: css(columns, { rowGap: '0.25rem', alignItems: 'center' }),
  legend: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1.5rem',
    fontWeight: 400,
    '& > span': { display: 'flex', alignItems: 'center', gap: '0.5em' },
  }),
  sectors: css(large, { [from.tablet]: { '&&': { gridColumn: '7 / -1' } } }),
};

/** The most years of one person, and the diameter of a dot and the width of a ring, in units of the drawing. */
const MOST = Math.max(...team.map(({ before, since }) => before + since));
const DIAMETER = 0.62;
const RING = 0.09;

/** A dashed line, whose dashes of no length look like dots. */
const dots = (count: number) => (count > 0 ? `M.5.5h${count - 0.9}` : '');

type FigureProps = { name: 'team' | 'experience' | 'network'; children?: ReactNode };

function Figure({ name, children }: FigureProps) {
  const { t } = useTranslation('about');
  return (
    <dl css={styles.figure}>
      <div>
        <dt>
          <p>{t(`figures.items.${name}.label`)}</p>
          {children}
        </dt>
        <dd css={largeFigure}>
          <FigureValue name={name} />
        </dd>
      </div>
    </dl>
  );
}

/** The group in three figures, each with all that it counts: eight people, their years, and where the members work. */
export function Group() {
  const { t } = useTranslation('about');
  return (
    <div css={styles.group}>
      <Figure name="team" />
      <Figure name="experience">
        <p css={styles.legend}>
          <span>
            <span css={dot} /> {t('figures.before')}
          </span>{' '}
          <span>
            <span css={[dot, full]} /> {t('figures.since')}
          </span>
        </p>
      </Figure>
      <ul css={styles.people}>
        {team.map(({ name, before, since }) => (
          <li key={name} css={styles.person}>
            <p css={large}>{name}</p>
            <svg
              viewBox={`${(1 - DIAMETER) / 2} 0 ${MOST - 1 + DIAMETER} 1`}
              stroke="var(--ink)"
              strokeWidth={DIAMETER}
              strokeLinecap="round"
              strokeDasharray="0 1"
              role="img"
              aria-label={t('figures.years', { number: before + since })}
            >
              <path d={dots(before + since)} />
              <path d={dots(before)} stroke="var(--paper)" strokeWidth={DIAMETER - 2 * RING} />
            </svg>
          </li>
        ))}
      </ul>
      <Figure name="network" />
      <ul css={styles.sectors} aria-label={t('sectors.title')}>
        {networkSectors.map((id) => (
          <li key={id}>{t(`sectors.items.${id}`)}</li>
        ))}
      </ul>
    </div>
  );
}
