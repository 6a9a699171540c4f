import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarOf } from '#content/calendars.ts';
import { summit } from '#content/pages/summit.ts';
import { partsOfDay, summitDays } from '#content/pages/techsense.ts';
import { useDates } from '#views/basics/dates.ts';
import { below, clearOfNetwork, column, from, grid } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';

const styles = {
  event: css(column, grid, {
    rowGap: 'var(--gap-3)',
    paddingBlock: 'var(--gap-4)',
    '& > *': { gridColumn: '1 / -1', ...clearOfNetwork },
    [from.desktop]: {
      '& > :nth-of-type(odd)': { gridColumn: '1 / 7' },
      '& > :nth-of-type(even)': { gridColumn: '7 / -1' },
    },
  }),
  label: css({ marginBottom: '0.5rem', fontWeight: 600 }),
  title: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-6)',
    lineHeight: 1.04,
    overflowWrap: 'anywhere',
    letterSpacing: '-0.025em',
  }),
  question: css({ marginTop: '0.75rem', fontSize: 'var(--lead)' }),
  day: css({ marginBottom: '1rem', fontSize: 'var(--head-3)' }),
  part: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, max-content) 1fr',
    alignItems: 'baseline',
    paddingBlock: '0.8rem',
    borderTop: '1px solid var(--line)',
    [below.desktop]: { gridTemplateColumns: '1fr' },
    '& dd': { fontWeight: 600, textWrap: 'balance' },
  }),
  /** In front of the figures below it, whose letters reach beyond their lines. */
  steps: css({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.45rem 1.75rem',
    marginTop: 'var(--gap-2)',
  }),
  /** As high as a control of its own. */
  calendar: css({ paddingBlock: '0.8rem' }),
};

/** The next event of TECHSENSE, whose days the page opens with: its programme, its calendar and a way to a seat. */
export function NextEvent() {
  const { t, i18n } = useTranslation('techsense');
  const { formatDate } = useDates();
  const titleId = useId();
  const { name, startDate, endDate, venue, city } = summit;
  return (
    <section aria-labelledby={titleId}>
      <div css={styles.event}>
        <div>
          <p css={styles.label}>{t('next.label')}</p>
          <h2 id={titleId} css={styles.title}>
            {name}
          </h2>
          <p css={styles.question}>{t('next.question')}</p>
        </div>
        <div>
          <p css={styles.label}>
            {venue}, {city}
          </p>
          <time dateTime={startDate} css={styles.title}>
            {formatDate(startDate, endDate)}
          </time>
          <div css={styles.steps}>
            <ButtonLink to="contact" about="techsense-seat">
              {t('hero.action')}
            </ButtonLink>
            <a href={calendarOf(i18n.language, startDate)} css={styles.calendar}>
              {t('next.addToCalendar')}
            </a>
          </div>
        </div>
        {summitDays.map(({ id }) => (
          <div key={id}>
            <h3 css={styles.day}>{t(`next.days.${id}.weekday`)}</h3>
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
