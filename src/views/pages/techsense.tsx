import { summit } from '#content/pages/summit.ts';
import { summitDays, techsenseBenefits, techsenseFeatures } from '#content/pages/techsense.ts';
import { partsOf, useDates } from '#views/basics/dates.ts';
import { entriesOf } from '#views/basics/entries.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';
import { RowList } from '#views/parts/lists/RowList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { NextEvent } from './techsense/NextEvent.tsx';

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
        caption={[
          <time key="month" dateTime={summit.startDate.slice(0, 7)}>
            {formatMonth(summit.startDate)}
          </time>,
          `${summit.name}, ${summit.city}`,
        ]}
      />
      <NextEvent />
      <Section title={t('features.title')}>
        <RowList
          items={entriesOf(techsenseFeatures, (id, part) => t(`features.items.${id}.${part}`))}
        />
      </Section>
      <Section title={t('benefits.title')}>
        <ColumnList
          items={entriesOf(techsenseBenefits, (id, part) => t(`benefits.items.${id}.${part}`))}
        />
      </Section>
      <Ending page="techsense" about="techsense-seat" />
    </>
  );
}
