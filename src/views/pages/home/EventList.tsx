import { useId } from 'react';
import { calendarOf } from '#content/calendars.ts';
import { events } from '#content/pages/events.ts';
import { useDates } from '#views/basics/dates.ts';
import { column, from, grid, halves, inLines, large, plain } from '#views/basics/theme.tsx';
import { usePast } from '#views/basics/usePast.ts';
import { useReveal } from '#views/basics/useReveal.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';

const lastDays = events.map(({ endDate }) => endDate);

/** How many events have their text beside them. That of the others unfolds. */
const TOLD = 3;

const styles = {
  content: css(column, { paddingBlock: 'var(--section) clamp(3.5rem, 5vw, 6rem)' }),
  head: css(halves, {
    rowGap: '1rem',
    alignItems: 'baseline',
    marginBottom: 'var(--gap-2)',
  }),
  title: css({ fontSize: 'var(--head-4)' }),
  lead: css({ fontSize: 'var(--lead)', textWrap: 'balance', color: 'var(--muted)' }),
  /** The way to a seat, and a calendar of all above those of each. */
  steps: css({
    ...inLines('0.75rem 1.75rem'),
    marginTop: '1.25rem',
    '& > :last-child': { paddingBlock: '0.7rem' },
  }),
  list: css(grid, { rowGap: 'var(--gap-1)' }),
  /** Three stand side by side. */
  event: css({
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    paddingTop: '0.85rem',
    borderTop: '1px solid var(--line)',
    [`:nth-of-type(-n + ${TOLD})`]: { borderTop: '2px solid var(--ink)' },
    [from.tablet]: { gridColumn: 'span 4' },
    [from.wall]: { [`:nth-of-type(n + ${TOLD + 1})`]: { gridColumn: 'span 2' } },
  }),
  date: css({
    ...large('--head-1'),
    [`li:nth-of-type(-n + ${TOLD}) > &`]: { fontSize: 'var(--head-3)', marginBottom: '0.35rem' },
  }),
  name: css({
    ...plain,
    fontSize: 'var(--body)',
    fontWeight: 600,
    lineHeight: 1.35,
  }),
  place: css({ color: 'var(--muted)', fontSize: 'var(--plain)' }),
  over: css({ color: 'var(--muted)' }),
  description: css({ marginTop: '0.5rem', lineHeight: 1.45, textWrap: 'balance' }),
  more: css({
    fontSize: 'var(--plain)',
    '& summary': {
      width: 'fit-content',
      paddingBlock: '0.35rem',
      listStyleType: "'+\\2002'",
    },
    '& summary:hover': { textDecoration: 'underline' },
    '&[open] summary': { listStyleType: "'–\\2002'" },
  }),
  /** As high as a control of its own, and at the foot of those that stand side by side. */
  calendar: css({
    display: 'inline-block',
    alignSelf: 'flex-start',
    marginTop: 'auto',
    paddingBlock: '0.75rem 0.35rem',
    fontSize: 'var(--plain)',
  }),
};

type EventTextProps = { id: (typeof events)[number]['id']; day: string; isOver: boolean };

/** What happens there. What is over has no calendar. */
function EventText({ id, day, isOver }: EventTextProps) {
  const { t, i18n } = useTranslation('home');
  return (
    <>
      <p css={styles.description}>{t(`events.items.${id}.description`)}</p>
      {!isOver && (
        <a href={calendarOf(i18n.language, day)} css={styles.calendar}>
          {t('events.addToCalendar')}
        </a>
      )}
    </>
  );
}

/** What happens this year, with a way to a seat and a calendar of all, then each event, by date, with its own. */
export function EventList() {
  const { t, i18n } = useTranslation('home');
  const { formatDays } = useDates();
  const titleId = useId();
  const revealed = useReveal<HTMLDivElement>();
  const past = usePast(lastDays);
  const isAllOver = past === events.length;
  const lead = isAllOver ? 'events.leadWhenOver' : past > 0 ? 'events.leadLater' : 'events.lead';
  return (
    <section aria-labelledby={titleId}>
      <div ref={revealed} css={styles.content}>
        <div css={styles.head}>
          <h2 id={titleId} css={styles.title}>
            {t('events.title')}
          </h2>
          <div>
            <p css={styles.lead}>{t(lead)}</p>
            <div css={styles.steps}>
              <ButtonLink to="contact" about={isAllOver ? undefined : 'event-seat'}>
                {t(isAllOver ? 'events.actionWhenOver' : 'events.action')}
              </ButtonLink>
              {past === 0 && (
                <a href={calendarOf(i18n.language)} css={styles.calendar}>
                  {t('events.allInCalendar')}
                </a>
              )}
            </div>
          </div>
        </div>
        <ol css={styles.list}>
          {events.map(({ id, name, startDate, endDate, venue, city, ...event }, index) => (
            <li key={id} css={[styles.event, index < past && styles.over]}>
              <time dateTime={startDate} css={styles.date}>
                {formatDays(startDate, endDate).replaceAll('\u00a0', ' ')}
              </time>
              <h3 css={styles.name}>{name}</h3>
              <p css={styles.place}>
                {venue}, {city}
                {index < past
                  ? `\u00a0·\u00a0${t('events.over')}`
                  : 'isByInvitation' in event && `\u00a0·\u00a0${t('events.byInvitation')}`}
              </p>
              {index < TOLD ? (
                <EventText id={id} day={startDate} isOver={index < past} />
              ) : (
                <details css={styles.more}>
                  <summary>{t('events.more')}</summary>
                  <EventText id={id} day={startDate} isOver={index < past} />
                </details>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
