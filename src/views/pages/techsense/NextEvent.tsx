import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarOf } from '#content/calendars.ts';
import { summit } from '#content/pages/summit.ts';
import { partsOfDay, summitDays } from '#content/pages/techsense.ts';
import { partsOf, useDates } from '#views/basics/dates.ts';
import { below, column, from, visuallyHidden } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';

const display = {
  fontFamily: 'var(--display)',
  fontWeight: 700,
} as const;

const styles = {
  poster: css(column, {
    display: 'grid',
    gap: 'var(--gap-3)',
    paddingBlock: 'var(--gap-4)',
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
  }),
  label: css({ marginBottom: '0.5rem', fontWeight: 600 }),
  title: css({ fontSize: 'var(--head-6)' }),
  /** A language may write it small, but it begins its line. */
  month: css({
    ...display,
    fontSize: 'var(--head-6)',
    lineHeight: 1.04,
    letterSpacing: '-0.025em',
    '::first-letter': { textTransform: 'uppercase' },
  }),
  question: css({ marginTop: '0.75rem', fontSize: 'var(--lead)' }),
  /** It reaches to the next day. */
  day: css({
    [from.tablet]: { 'div:not(:last-child) > &': { marginInlineEnd: 'calc(-1 * var(--gap-3))' } },
  }),
  date: css({
    display: 'flex',
    alignItems: 'center',
    // The figure begins where the text below it does.
    marginInlineStart: '-0.03em',
    fontSize: 'var(--poster)',
    lineHeight: 0.74,
    letterSpacing: '-0.06em',
    // The dot of the brand connects two days that stand side by side. On phones it ends the line of the first.
    'div:not(:last-child) > h3 > &::after': {
      content: '""',
      width: '0.17em',
      marginInlineStart: 'auto',
      aspectRatio: 1,
      borderRadius: '50%',
      background: 'var(--ink)',
      [from.tablet]: { marginInlineEnd: 'auto' },
    },
  }),
  weekday: css({
    display: 'block',
    marginBlock: 'var(--gap-2) 0.5rem',
    fontFamily: 'var(--text)',
    fontWeight: 600,
    fontSize: 'var(--body)',
    letterSpacing: 0,
  }),
  part: css({
    display: 'grid',
    gridTemplateColumns: '7rem 1fr',
    alignItems: 'baseline',
    paddingBlock: '0.8rem',
    borderTop: '1px solid var(--ink)',
    [below.desktop]: { gridTemplateColumns: '1fr' },
    '& dt': { fontSize: 'var(--plain)' },
    '& dd': {
      ...display,
      margin: 0,
      fontSize: 'var(--head-1)',
      lineHeight: 1.15,
      textWrap: 'balance',
    },
  }),
  steps: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.45rem 1.75rem',
    marginTop: 'var(--gap-2)',
  }),
  /** As high as a control of its own. */
  calendar: css({ paddingBlock: '0.8rem' }),
};

/** The next event of TECHSENSE as a poster: its days over their programme, its calendar and a way to a seat. */
export function NextEvent() {
  const { t, i18n } = useTranslation('techsense');
  const { formatDate, formatMonth } = useDates();
  const titleId = useId();
  const { name, startDate, endDate, venue, city } = summit;
  return (
    <section aria-labelledby={titleId}>
      <div css={styles.poster}>
        <div>
          <p css={styles.label}>{t('next.label')}</p>
          <h2 id={titleId} css={styles.title}>
            {name}
          </h2>
          <p css={styles.question}>{t('next.question')}</p>
        </div>
        <div>
          <time dateTime={startDate} css={visuallyHidden}>
            {formatDate(startDate, endDate)}
          </time>
          <p css={styles.label}>
            {venue}, {city}
          </p>
          <p css={styles.month} aria-hidden="true">
            {formatMonth(startDate)} {partsOf(startDate)[0]}
          </p>
          <div css={styles.steps}>
            <ButtonLink to="contact" about="techsense-seat">
              {t('hero.action')}
            </ButtonLink>
            <a href={calendarOf(i18n.language, startDate)} css={styles.calendar}>
              {t('next.addToCalendar')}
            </a>
          </div>
        </div>
        {summitDays.map(({ id, date }) => (
          <div key={id}>
            <h3 css={styles.day}>
              <span css={styles.date}>{partsOf(date)[2]}</span>{' '}
              <span css={styles.weekday}>{t(`next.days.${id}.weekday`)}</span>
            </h3>
            <dl>
              {partsOfDay.map((part) => (
                <div key={part} css={styles.part}>
                  <dt>{t(`next.parts.${part}`)}</dt>
                  <dd>{t(`next.days.${id}.${part}`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
