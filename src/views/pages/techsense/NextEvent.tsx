import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarOf } from '#content/calendars.ts';
import { summit } from '#content/pages/summit.ts';
import { partsOfDay, summitDays } from '#content/pages/techsense.ts';
import { useDates } from '#views/basics/dates.ts';
import { fitted, inkOf, marginsOf } from '#views/basics/display.ts';
import { below, column, contrasting, from, grid } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';

const { name, startDate, endDate, venue, city } = summit;

const styles = {
  event: css(column, grid, {
    rowGap: 'var(--gap-3)',
    paddingBlock: 'var(--section)',
    '& > *': { gridColumn: '1 / -1' },
    [from.desktop]: { '& > :not(:first-child)': { gridColumn: 'span 6' } },
  }),
  stage: css({ containerType: 'inline-size' }),
  label: css({ marginBottom: '0.75rem', fontSize: 'var(--lead)', fontWeight: 600 }),
  /** As wide as the content. */
  name: css(fitted, {
    '--em': inkOf(name, 1).toFixed(3),
    marginInline: `${marginsOf(name).start}em -0.1em`,
    fontSize: 'calc(100cqi / var(--em))',
    lineHeight: 0.95,
  }),
  date: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-5)',
    overflowWrap: 'anywhere',
  }),
  question: css({ marginBottom: '1.25rem', fontSize: 'var(--lead)' }),
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

/** The next event of TECHSENSE, whose days the page opens with: its date, its calendar and its programme. */
export function NextEvent() {
  const { t, i18n } = useTranslation('techsense');
  const { formatDate } = useDates();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={contrasting}>
      <div css={styles.event}>
        <div css={styles.stage}>
          <p css={styles.label}>{t('next.label')}</p>
          <h2 id={titleId} css={styles.name}>
            {name}
          </h2>
        </div>
        <div>
          <time dateTime={startDate} css={styles.date}>
            {formatDate(startDate, endDate)}
          </time>
          <p>
            {venue}, {city}
          </p>
        </div>
        <div>
          <p css={styles.question}>{t('next.question')}</p>
          <a href={calendarOf(i18n.language, startDate)} css={buttonLooks.secondary}>
            {t('next.addToCalendar')}
          </a>
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
