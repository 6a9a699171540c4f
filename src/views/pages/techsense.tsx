import { useTranslation } from 'react-i18next';
import { summit } from '#content/pages/summit.ts';
import {
  quotedGuest,
  summitDays,
  techsenseBenefits,
  techsenseFeatures,
} from '#content/pages/techsense.ts';
import { relatedLinks } from '#content/relatedLinks/techsense.ts';
import { partsOf, useDates } from '#views/basics/dates.ts';
import { below, column, from, grid } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';
import { RowList } from '#views/parts/lists/RowList.tsx';
import { Quote } from '#views/parts/Quote.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { NextEvent } from './techsense/NextEvent.tsx';

const styles = {
  caption: css(grid, {
    marginTop: 'clamp(0.75rem, 3svh, 1.75rem)',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-3)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    '& > *': { gridColumn: '1 / -1', [from.desktop]: { gridColumn: 'span 6' } },
    [below.phone]: { fontSize: 'var(--lead)' },
  }),
  band: css({ background: 'var(--surface)' }),
  quote: css(column, {
    paddingBlock: 'var(--gap-5)',
    '& blockquote': { fontSize: 'var(--head-5)', lineHeight: 1.2 },
  }),
};

/** The day of the month. */
const day = ({ date }: { date: string }) => String(partsOf(date)[2]);

export default function Techsense() {
  const { t } = useTranslation('techsense');
  const { formatMonth } = useDates();
  return (
    <>
      <Opening
        page="techsense"
        about="techsense-seat"
        words={[day(summitDays[0]), day(summitDays[1])]}
        caption={
          <p css={styles.caption}>
            <time dateTime={summit.startDate.slice(0, 7)}>{formatMonth(summit.startDate)}</time>
            <span>
              {summit.name}, {summit.city}
            </span>
          </p>
        }
      />
      <NextEvent />
      <Section title={t('features.title')}>
        <RowList
          items={techsenseFeatures.map((id) => ({
            id,
            title: t(`features.items.${id}.title`),
            description: t(`features.items.${id}.description`),
          }))}
        />
      </Section>
      <section css={styles.band}>
        <div css={styles.quote}>
          <Quote text={t('quote.text')} by={t('quote.by', { name: quotedGuest })} />
        </div>
      </section>
      <Section title={t('benefits.title')} tone="ink">
        <ColumnList
          items={techsenseBenefits.map((id) => ({
            id,
            title: t(`benefits.items.${id}.title`),
            description: t(`benefits.items.${id}.description`),
          }))}
        />
      </Section>
      <Ending page="techsense" about="techsense-seat" related={relatedLinks} />
    </>
  );
}
