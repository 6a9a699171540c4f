import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarOf } from '#content/calendars.ts';
import { summit } from '#content/pages/summit.ts';
import { useDates } from '#views/basics/dates.ts';
import { column, from, warm } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';

const styles = {
  event: css(column, {
    display: 'grid',
    gap: '1rem var(--gap-4)',
    paddingBlock: 'var(--gap-4)',
    [from.desktop]: { gridTemplateColumns: '11rem 1fr auto', alignItems: 'baseline' },
  }),
  strong: css({ fontWeight: 600 }),
  title: css({ fontSize: 'var(--head-6)' }),
  place: css({ marginTop: '0.5rem', fontSize: 'var(--lead)' }),
  steps: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.45rem 1.75rem',
    [from.desktop]: { flexDirection: 'column', alignItems: 'start' },
  }),
  /** As high as a control of its own. */
  calendar: css({ paddingBlock: '0.8rem', [from.desktop]: { marginBottom: '-0.8rem' } }),
};

/** The next event of TECHSENSE, with its calendar and a way to a seat. */
export function NextEvent() {
  const { t, i18n } = useTranslation('techsense');
  const { formatDays } = useDates();
  const titleId = useId();
  const { name, startDate, endDate, venue, city } = summit;
  return (
    <section aria-labelledby={titleId} css={warm}>
      <div css={styles.event}>
        <p css={styles.strong}>{t('next.label')}</p>
        <div>
          <h2 id={titleId} css={styles.title}>
            {name}
          </h2>
          <p css={styles.place}>
            <time dateTime={startDate} css={styles.strong}>
              {formatDays(startDate, endDate)}
            </time>{' '}
            · {venue}, {city}
          </p>
        </div>
        <div css={styles.steps}>
          <ButtonLink to="contact" about="techsense-seat">
            {t('hero.action')}
          </ButtonLink>
          <a href={calendarOf(i18n.language, startDate)} css={styles.calendar}>
            {t('next.addToCalendar')}
          </a>
        </div>
      </div>
    </section>
  );
}
