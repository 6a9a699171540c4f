import { useTranslation } from 'react-i18next';
import { calendarOf } from '#content/calendars.ts';
import { events } from '#content/pages/events.ts';
import { useDates } from '#views/basics/dates.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';

const styles = {
  list: css({ borderTop: '1px solid var(--line)' }),
  steps: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.75rem 1.75rem',
    marginTop: 'var(--gap-2)',
  }),
  /** On phones, what folds out and the calendar are one row, and two once it is open. */
  event: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0.25rem 2rem',
    paddingBlock: '1.4rem',
    borderBottom: '1px solid var(--line)',
    '& > time, & > div, & > [open]': { flexBasis: '100%' },
    [from.tablet]: {
      display: 'grid',
      gridTemplateColumns: '13rem 1fr auto',
      alignItems: 'stretch',
    },
    [from.desktop]: { gridTemplateColumns: '13.5rem 1fr 1.1fr auto', alignItems: 'baseline' },
  }),
  date: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-2)',
    lineHeight: 1.15,
    color: 'var(--signal-text)',
  }),
  name: css({ fontSize: 'var(--head-2)', lineHeight: 1.15 }),
  place: css({ marginTop: '0.25rem', color: 'var(--muted)', fontSize: 'var(--note)' }),
  /** As high as a control of its own. */
  calendar: css({
    width: 'fit-content',
    marginBlock: '-0.8rem',
    paddingBlock: '0.8rem',
    fontSize: 'var(--plain)',
    [from.tablet]: { gridArea: '1 / -2' },
  }),
  invitation: css({ fontSize: 'var(--note)', color: 'var(--signal-text)' }),
  /** Folded on phones alone, and in browsers that cannot open it elsewhere. */
  description: css({
    color: 'var(--muted)',
    '& > summary': { paddingBlock: '0.6rem', listStyleType: '"+ "' },
    '&[open] > summary': { listStyleType: '"− "' },
    [from.desktop]: { '&&': { gridArea: '1 / 3' } },
    [from.tablet]: {
      gridColumn: '2 / -1',
      '@supports selector(::details-content)': {
        '& > summary': { display: 'none' },
        '&::details-content': { contentVisibility: 'visible' },
      },
    },
  }),
};

/** The year's events, by date, each with its calendar, and at their end a way to a seat and a calendar of all. */
export function EventList() {
  const { t, i18n } = useTranslation('home');
  const { formatDays } = useDates();
  return (
    <>
      <ol css={styles.list}>
        {events.map(({ id, name, startDate, endDate, venue, city, ...event }) => (
          <li key={id} css={styles.event}>
            <time dateTime={startDate} css={styles.date}>
              {formatDays(startDate, endDate)}
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
      <div css={styles.steps}>
        <ButtonLink to="contact" about="event-seat">
          {t('events.action')}
        </ButtonLink>
        <a href={calendarOf(i18n.language)} css={styles.calendar}>
          {t('events.allInCalendar')}
        </a>
      </div>
    </>
  );
}
