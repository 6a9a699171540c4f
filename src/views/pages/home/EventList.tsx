import { useTranslation } from 'react-i18next';
import { calendarOf } from '#content/calendars.ts';
import { events } from '#content/pages/events.ts';
import { useDates } from '#views/basics/dates.ts';
import { below, from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';

const styles = {
  /** The way to a seat, and a calendar of all above those of each. */
  steps: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.75rem 1.75rem',
    marginBottom: '2rem',
  }),
  event: css({
    paddingBlock: '1.2rem',
    borderTop: '1px solid var(--line)',
    // The month is below the days, and the name beside them.
    [below.tablet]: {
      display: 'grid',
      gridTemplateColumns: '6.75rem minmax(0, 1fr) auto',
      columnGap: '0.75rem',
      alignItems: 'baseline',
      paddingBlock: '0.8rem 0.2rem',
      '& > div': { gridColumn: '2 / -1' },
      '& > details': { gridColumn: '1 / 3' },
      '& > details[open]': { gridColumn: '1 / -1' },
    },
    [below.largeText]: { display: 'block' },
    [from.tablet]: {
      display: 'grid',
      gridTemplateColumns: '13.5rem 1fr auto',
      gap: '0.25rem 2rem',
      alignItems: 'baseline',
    },
    [from.desktop]: { gridTemplateColumns: '16rem 1fr 1.45fr auto', columnGap: '1.5rem' },
    // The next one.
    ':first-of-type': {
      marginInline: 'calc(-1 * min(var(--gap-1), var(--gutter)))',
      padding: '1.6rem var(--gap-1)',
      [below.tablet]: { paddingBlock: '1rem 0.4rem' },
      border: 0,
      borderRadius: 'var(--radius-card)',
      background: 'var(--line)',
      '@media (forced-colors: active)': { border: '1px solid' },
    },
    '&:nth-of-type(2)': { border: 0 },
  }),
  date: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-3)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    [below.tablet]: { fontSize: 'var(--body)' },
  }),
  name: css({
    fontSize: 'var(--head-2)',
    lineHeight: 1.15,
    [below.tablet]: { fontSize: 'var(--head-1)' },
  }),
  place: css({ marginTop: '0.25rem', color: 'var(--muted)', fontSize: 'var(--plain)' }),
  /** As high as a control of its own. */
  calendar: css({
    display: 'inline-block',
    marginBlock: '-0.8rem',
    paddingBlock: '0.8rem',
    fontSize: 'var(--plain)',
    [onTablet]: { gridArea: '1 / -2' },
  }),
  invitation: css({
    color: 'var(--ink)',
    '::before': {
      content: '""',
      display: 'inline-block',
      width: '0.5em',
      height: '0.5em',
      marginInlineEnd: '0.5em',
      borderRadius: '50%',
      background: 'var(--ink)',
    },
  }),
  /** Folded on phones alone, and in browsers that cannot open it elsewhere. The calendar is beside it until it opens. */
  description: css({
    display: 'inline-block',
    color: 'var(--muted)',
    fontSize: 'var(--plain)',
    '& > summary': {
      padding: '0.6rem 1.25rem 0.6rem 0',
      [below.phone]: { paddingInlineEnd: 0 },
    },
    [onTablet]: { gridColumn: '2 / -1' },
    [from.tablet]: {
      '@supports selector(::details-content)': {
        '& > summary': { display: 'none' },
        '&::details-content': { contentVisibility: 'visible' },
      },
    },
  }),
};

/** A way to a seat and a calendar of all, then the year's events, by date, each with its calendar. */
export function EventList() {
  const { t, i18n } = useTranslation('home');
  const { formatDays } = useDates();
  return (
    <>
      <div css={styles.steps}>
        <ButtonLink to="contact" about="event-seat">
          {t('events.action')}
        </ButtonLink>
        <a href={calendarOf(i18n.language)} css={styles.calendar}>
          {t('events.allInCalendar')}
        </a>
      </div>
      <ol>
        {events.map(({ id, name, startDate, endDate, venue, city, ...event }) => (
          <li key={id} css={styles.event}>
            <time dateTime={startDate} css={styles.date}>
              {formatDays(startDate, endDate).replaceAll('\u00a0', ' ')}
            </time>
            <div>
              <h3 css={styles.name}>{name}</h3>
              <p css={styles.place}>
                {venue}, {city}
              </p>
            </div>
            <details css={styles.description}>
              <summary>{t('events.more')}</summary>
              {'isByInvitation' in event && (
                <p css={styles.invitation}>{t('events.byInvitation')}</p>
              )}
              <p>{t(`events.items.${id}.description`)}</p>
            </details>
            <a href={calendarOf(i18n.language, startDate)} css={styles.calendar}>
              {t('events.addToCalendar')}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
