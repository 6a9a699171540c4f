import { journeySteps } from '#content/pages/institute.ts';
import { partsOf, useDates } from '#views/basics/dates.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { below, from } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

/** Between two Fridays, in units of the drawing. */
const WEEK = 100;
const FRIDAY = { y: 156, radius: 44 };
const MONDAY = 10;

const columns = [0.5 * WEEK, 1.5 * WEEK] as const;

/** The Monday after the two weeks, and the first Monday of the column beside them. */
const NEXT = { near: 2.5 * WEEK, far: 3.16 * WEEK };

/** From a Friday to a Monday after it. */
const lineBetween = (x: number, monday: number) =>
  `M${x + 36} ${FRIDAY.y - 25}C${x + 60} ${FRIDAY.y - 55} ${monday - 56} ${MONDAY} ${monday} ${MONDAY}`;

/** The middle of the first line. */
const WEEKEND = { x: 106, y: 59.25 };

/** Path data of the Fridays of two weeks, and of a Monday. */
const fridaysOfStep = columns.map((x) => `M${x} ${FRIDAY.y}h0`).join('');
const dotOn = (monday: number) => `M${monday} ${MONDAY}h0`;

/** Between the number of a step and its days. */
const SEPARATOR = ' · ';

/** Phones with text of a usual size: there, the weeks are small. */
const usualPhone = '@media (min-width: 19em) and (max-width: 39.99em)';

const enlarged = { transformBox: 'fill-box', scale: '1.9' } as const;

const styles = {
  steps: css({
    display: 'grid',
    gap: 'var(--gap-3)',
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 'var(--gap)' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  /** On phones, the title is beside the weeks, behind the Monday that follows them, and the text below both. */
  step: css({
    [below.tablet]: {
      display: 'grid',
      gridTemplate: '1fr auto 1fr / minmax(0, 2fr) minmax(0, 3.6fr)',
      columnGap: '14%',
      '& > svg': { gridArea: '1 / 1 / 4' },
      '& > div': { display: 'contents' },
      '& > div > :first-child': { gridRow: 1, alignSelf: 'end' },
      '& > div > h3': { gridRow: 3 },
      '& > div > :last-child': { gridArea: '4 / 1 / 5 / -1' },
    },
    // Large text stands below the weeks.
    [below.largeText]: { display: 'block', paddingInlineEnd: '16%' },
  }),
  weeks: css({
    overflow: 'visible',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    // Behind the last week, the Monday after it ends where the column does.
    [from.tablet]: { width: '79.05%' },
  }),
  near: css({ [from.desktop]: { 'li:not(:last-of-type) &': { display: 'none' } } }),
  far: css({ [below.desktop]: { display: 'none' }, 'li:last-of-type &': { display: 'none' } }),
  /** What the first dots of both kinds are. In the small drawing of a phone they are larger, from an edge on. */
  monday: css({
    [usualPhone]: {
      ...enlarged,
      textAnchor: 'end',
      transformOrigin: '100% 100%',
      translate: '52px',
    },
  }),
  friday: css({
    [usualPhone]: {
      ...enlarged,
      textAnchor: 'start',
      transformOrigin: '0 100%',
      translate: '-42px 12px',
    },
  }),
  text: css({
    [from.tablet]: { marginTop: 'clamp(1rem, 2vw, 2rem)' },
  }),
  progress: css({
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    marginBottom: '0.4rem',
    fontSize: 'var(--small)',
    fontWeight: 600,
    svg: { flex: 1, height: '4px' },
  }),
  number: css({ marginBottom: '0.4rem', fontSize: 'var(--plain)', fontWeight: 600 }),
  /** On phones the days stand below the step. */
  separator: css({ [below.tablet]: { display: 'none' } }),
  days: css({ [below.tablet]: { display: 'block' } }),
  title: css({
    fontSize: 'var(--head-1)',
    lineHeight: 1.1,
    [below.phone]: { fontSize: 'var(--body)' },
  }),
  description: css({ marginTop: '0.6rem', color: 'var(--muted)' }),
};

function Weeks({ id, fridays }: Pick<(typeof journeySteps)[number], 'id' | 'fridays'>) {
  const { t } = useTranslation('institute');
  return (
    <svg
      viewBox={`${columns[0] - FRIDAY.radius} -22 ${2 * WEEK} 256`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.5"
      strokeLinecap="round"
      css={styles.weeks}
      aria-hidden="true"
    >
      <path d={lineBetween(...columns)} />
      <path d={dotOn(columns[1])} strokeWidth="18" />
      {(['near', 'far'] as const).map((place) => (
        <g key={place} css={styles[place]}>
          <path d={lineBetween(columns[1], NEXT[place])} />
          <path d={dotOn(NEXT[place])} strokeWidth="18" />
        </g>
      ))}
      <path d={fridaysOfStep} strokeWidth={2 * FRIDAY.radius} />
      <g fill="var(--paper)" stroke="none" textAnchor="middle" fontSize="42">
        {fridays.map((date, week) => (
          <text key={date} x={columns[week]} y={FRIDAY.y + 13}>
            {partsOf(date)[2]}
          </text>
        ))}
      </g>
      {id === 'assessment' && (
        <g fill="var(--ink)" stroke="none" textAnchor="middle" fontSize="15">
          <circle data-dot cx={WEEKEND.x} cy={WEEKEND.y} r="9" fill="var(--signal)" />
          <text x={columns[1]} y="-9" css={styles.monday}>
            {t('hero.second')}
          </text>
          <text x={columns[0]} y={FRIDAY.y + 64} css={styles.friday}>
            {t('hero.first')}
          </text>
        </g>
      )}
    </svg>
  );
}

/** How much of the journey is done after a step, in percent: a line in ink on a thin one. */
function Progress({ share }: { share: number }) {
  const { t } = useTranslation('institute');
  const { formatPercent } = useNumbers();
  return (
    <p
      role="progressbar"
      aria-label={t('journey.progress')}
      aria-valuenow={share}
      css={styles.progress}
    >
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 2h100" stroke="var(--line)" />
        <path d={`M0 2h${share}`} stroke="var(--ink)" strokeWidth="4" />
      </svg>
      {formatPercent(share)}
    </p>
  );
}

/** The learning journey on the calendar of the executive programme: numbered steps, each below its two weeks. */
export function Journey() {
  const { t } = useTranslation('institute');
  const { formatDays } = useDates();
  return (
    <ol css={styles.steps}>
      {journeySteps.map(({ id, fridays }, index) => {
        const [step, days] = t('journey.step', {
          number: index + 1,
          first: partsOf(fridays[0])[2],
          second: formatDays(fridays[1], fridays[1]),
        }).split(SEPARATOR);
        return (
          <li key={id} css={styles.step}>
            <Weeks id={id} fridays={fridays} />
            <div css={styles.text}>
              <Progress share={(100 * (index + 1)) / journeySteps.length} />
              <p css={styles.number}>
                {step}
                <span css={styles.separator}>{SEPARATOR}</span>
                <span css={styles.days}>{days}</span>
              </p>
              <h3 css={styles.title}>{t(`journey.steps.${id}.title`)}</h3>
              <p css={styles.description}>{t(`journey.steps.${id}.description`)}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
