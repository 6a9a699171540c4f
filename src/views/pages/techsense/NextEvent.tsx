import { useId } from 'react';
import { calendarOf } from '#content/calendars.ts';
import { summit } from '#content/pages/summit.ts';
import { partsOfDay, quotedGuest, seats, summitDays } from '#content/pages/techsense.ts';
import { useDates } from '#views/basics/dates.ts';
import { below, column, disc, from, inkGround, large, pairs } from '#views/basics/theme.tsx';
import { usePast } from '#views/basics/usePast.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { Dot } from '#views/parts/Dot.tsx';
import { Quote } from '#views/parts/Quote.tsx';

const { startDate, endDate, venue, city } = summit;

const styles = {
  /** A table from above: the question lies on it, between the seats of both sides. Phones have it above them. */
  table: css(column, {
    display: 'grid',
    gap: 'var(--gap-3) var(--gap)',
    paddingBlock: 'var(--section)',
    [from.tablet]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      '& > *': { gridColumn: '1 / -1' },
    },
  }),
  question: css({
    fontSize: 'var(--figure)',
    lineHeight: 1,
    [from.tablet]: { gridRow: 2, textAlign: 'center' },
  }),
  seats: css({
    display: 'grid',
    grid: 'repeat(5, auto) / auto-flow minmax(0, 1fr)',
    gap: 'var(--gap-1)',
    [from.tablet]: { display: 'contents' },
  }),
  /** On phones, who sits there is behind the seat, and the seats of both sides face each other. */
  seat: css({
    ...large('--lead'),
    display: 'flex',
    overflowWrap: 'anywhere',
    alignItems: 'center',
    gap: '0.75rem',
    ':nth-of-type(-n + 5)': { flexDirection: 'row-reverse', textAlign: 'end' },
    '::before': {
      content: '""',
      flex: 'none',
      ...disc('var(--width)', 'var(--seat, var(--ink))'),
      '--width': '2.75rem',
    },
    [below.phone]: { gap: '0.4rem', fontSize: 'var(--small)', '::before': { '--width': '1.9rem' } },
    [from.tablet]: {
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '1',
      borderRadius: '50%',
      background: 'var(--seat, var(--ink))',
      color: 'var(--on-seat, var(--paper))',
      '&&': { textAlign: 'center' },
      '::before': { display: 'none' },
      '@media print': { background: 'none', border: '2px solid', color: 'var(--ink)' },
    },
    [from.desktop]: { fontSize: 'var(--head-2)' },
  }),
  /** It is the dot of its screen. */
  you: css({
    '--seat': 'var(--signal)',
    '--on-seat': 'var(--on-signal)',
  }),
  quote: css({ '& blockquote': { fontSize: 'var(--head-3)', lineHeight: 1.2 } }),
  days: css(column, pairs, {
    paddingBlock: 'var(--section)',
    '& > a': { justifySelf: 'start', alignSelf: 'center' },
    '& > div': { marginTop: 'var(--gap-2)' },
    // The same parts of both days stand in one row.
    '&, & > div, & dl': { display: 'grid', rowGap: 'var(--gap-2)' },
    [from.tablet]: {
      '& > div': { gridTemplateRows: 'subgrid', gridRow: 'span 4' },
      '& dl': { gridTemplateRows: 'subgrid', gridRow: 'span 3' },
    },
  }),
  when: css({ fontSize: 'var(--head-2)', fontWeight: 600, lineHeight: 1.2, textWrap: 'balance' }),
  weekday: css({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    justifyItems: 'center',
    fontSize: 'var(--figure)',
    lineHeight: 0.8,
    // The days are not beside each other there.
    [below.tablet]: { '& > [data-dot]': { display: 'none' } },
  }),
  part: css({
    '& dt': { color: 'var(--muted)' },
    '& dd > :first-of-type': { ...large('--head-3'), textWrap: 'balance' },
    '& dd > :nth-of-type(2)': { marginTop: '0.4rem', fontWeight: 600 },
  }),
};

/** The next event of TECHSENSE, whose days the page opens with: one of its tables, and its programme. */
export function NextEvent() {
  const { t, i18n } = useTranslation('techsense');
  const { formatDate } = useDates();
  const past = usePast([endDate]);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div css={inkGround}>
        <div css={styles.table}>
          <h2 id={titleId} css={styles.question}>
            {t('next.question')}
          </h2>
          <ul aria-label={t('next.table')} css={styles.seats}>
            {seats.map((id) => (
              <li
                key={id}
                data-dot={id === 'you' || undefined}
                css={[styles.seat, id === 'you' && styles.you]}
              >
                <span>{t(`next.seats.${id}`)}</span>
              </li>
            ))}
          </ul>
          <div css={styles.quote}>
            <Quote text={t('quote.text')} by={t('quote.by', { name: quotedGuest })} />
          </div>
        </div>
      </div>
      <div css={styles.days}>
        <p css={styles.when}>
          <time dateTime={startDate}>{formatDate(startDate, endDate)}</time>
          {`, ${venue}, ${city}`}
          {past > 0 && `\u00a0· ${t('next.over')}`}
        </p>
        {past === 0 && (
          <a href={calendarOf(i18n.language, startDate)} css={buttonLooks.secondary}>
            {t('next.addToCalendar')}
          </a>
        )}
        {summitDays.map(({ id, speakers }, index) => (
          <div key={id}>
            <h3 css={styles.weekday}>
              {t(`next.days.${id}.weekday`)}
              {index === 0 && <Dot />}
            </h3>
            <dl>
              {partsOfDay.map((part) => (
                <div key={part} css={styles.part}>
                  <dt>{t(`next.parts.${part}`)}</dt>
                  <dd>
                    <p>{t(`next.days.${id}.${part}`)}</p>
                    {speakers[part].length > 0 && <p>{speakers[part].join('\u00a0· ')}</p>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
