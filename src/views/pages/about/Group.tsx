import { useId } from 'react';
import { networkSectors } from '#content/figures.ts';
import { team } from '#content/pages/about.ts';
import { disc, from, inLines, large, pairs } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Figure } from '#views/parts/lists/Figures.tsx';

const styles = {
  /** What a figure counts stands below it: names below that of people, and a dot a year below that of years. */
  group: css(pairs, {
    rowGap: 'var(--gap-3)',
    // Side by side on phones, too.
    '& > dl:nth-of-type(-n + 2)': { gridColumn: 'span 6' },
    '&& > :nth-of-type(1):is(ul)': { gridColumn: '1 / -1' },
  }),
  people: css({ display: 'grid', rowGap: '1rem' }),
  person: css(pairs, { rowGap: '0.25rem', alignItems: 'center' }),
  /** The roles begin on one line of the grid. In smaller windows they end where the dots below them do. */
  name: css({
    ...inLines('0 1rem'),
    alignItems: 'baseline',
    justifyContent: 'space-between',
    [from.footer]: { '& > :last-child': { width: 'calc((100% - var(--gap)) / 3)' } },
  }),
  others: css({ color: 'var(--muted)' }),
  sectors: css({ marginBottom: '0.6rem', fontWeight: 600 }),
  large: css(large('--head-3')),
  legend: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1.5rem',
    fontWeight: 400,
    '& > span': { display: 'flex', alignItems: 'center', gap: '0.5em' },
  }),
  dot: css({ ...disc('0.75em', 'none'), border: '2px solid var(--ink)' }),
  full: css({ background: 'var(--ink)' }),
};

const yearsOf = ({ before, since }: (typeof team)[number]) => before + since;
const MOST = Math.max(...team.map(yearsOf));

const DIAMETER = 0.62;
const RING = 0.09;

/** A dashed line, whose dashes of no length look like dots. */
const dashes = (count: number) => (count > 0 ? `M.5.5h${count - 0.9}` : '');

/** The group in three figures, each with all that it counts: people, their years, and where the members work. */
export function Group() {
  const { t } = useTranslation('about');
  const sectorsId = useId();
  return (
    <div css={styles.group}>
      <dl>
        <Figure name="team" label={t('figures.items.team.label')} />
      </dl>
      <dl>
        <Figure name="experience" label={t('figures.items.experience.label')}>
          <p css={styles.legend}>
            {(['before', 'since'] as const).map((time) => (
              <span key={time}>
                <span css={[styles.dot, time === 'since' && styles.full]} /> {t(`figures.${time}`)}
              </span>
            ))}
          </p>
        </Figure>
      </dl>
      <ul css={styles.people}>
        {team.map((person) => (
          <li key={person.name} css={styles.person}>
            <p css={styles.name}>
              <span css={styles.large}>{person.name}</span> <span>{t(`team.${person.id}`)}</span>
            </p>
            <svg
              viewBox={`${(1 - DIAMETER) / 2} 0 ${MOST - 1 + DIAMETER} 1`}
              stroke="var(--ink)"
              strokeWidth={DIAMETER}
              strokeLinecap="round"
              overflow="visible"
              strokeDasharray="0 1"
              role="img"
              aria-label={t('figures.years', { number: yearsOf(person), since: person.since })}
            >
              <path d={dashes(yearsOf(person))} />
              <path
                d={dashes(person.before)}
                stroke="var(--paper)"
                strokeWidth={DIAMETER - 2 * RING}
              />
            </svg>
          </li>
        ))}
        <li css={[styles.large, styles.others]}>{t('figures.freelancers')}</li>
      </ul>
      <dl>
        <Figure name="network" label={t('figures.items.network.label')} />
      </dl>
      <div>
        <p id={sectorsId} css={styles.sectors}>
          {t('sectors.title')}
        </p>
        <ul css={styles.large} aria-labelledby={sectorsId}>
          {networkSectors.map((id) => (
            <li key={id}>{t(`sectors.items.${id}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
