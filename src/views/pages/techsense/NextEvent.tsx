import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarOf } from '#content/calendars.ts';
import { summit } from '#content/pages/summit.ts';
import { partsOfDay, summitDays } from '#content/pages/techsense.ts';
import { useDates } from '#views/basics/dates.ts';
import { below, column, contrasting, from, grid } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';

const { startDate, endDate, venue, city } = summit;

const styles = {
  event: css(column, grid, {
    rowGap: 'var(--gap-3)',
    paddingBlock: 'var(--section)',
    '& > *': { gridColumn: '1 / -1' },
    [from.desktop]: { '& > :not(:first-child)': { gridColumn: 'span 6' } },
  }),
  question: css({
    maxWidth: '13em',
    fontSize: 'var(--figure)',
    lineHeight: 1,
    letterSpacing: '-0.04em',
  }),
  link: css({ justifySelf: 'start' }),
  venue: css({ fontSize: 'var(--lead)', fontWeight: 600, overflowWrap: 'anywhere' }),
  day: css({ marginBottom: '1rem', fontSize: 'var(--head-5)' }),
  part: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, max-content) 1fr',
    alignItems: 'baseline',
    paddingBlock: '0.8rem',
    borderTop: '1px solid var(--line)',
    [below.desktop]: { gridTemplateColumns: '1fr' },
    '& dt': { color: 'var(--muted)' },
    '& dd': { fontSize: 'var(--lead)', fontWeight: 600, textWrap: 'balance' },
  }),
};

/** The next event of TECHSENSE, whose days the page opens with: its question, its calendar and its programme. */
export function NextEvent() {
  const { t, i18n } = useTranslation('techsense');
  const { formatDate } = useDates();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={contrasting}>
      <div css={styles.event}>
        <h2 id={titleId} css={styles.question}>
          {t('next.question')}
        </h2>
        <p css={styles.venue}>
          <time dateTime={startDate}>{formatDate(startDate, endDate)}</time>
          {`, ${venue}, ${city}`}
        </p>
        <a href={calendarOf(i18n.language, startDate)} css={[buttonLooks.secondary, styles.link]}>
          {t('next.addToCalendar')}
        </a>
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
