import { summit } from '#content/pages/summit.ts';
import { summitDays, techsenseBenefits, techsenseFeatures } from '#content/pages/techsense.ts';
import { partsOf, useDates } from '#views/basics/dates.ts';
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
          items={techsenseFeatures.map((id) => ({
            id,
            title: t(`features.items.${id}.title`),
            description: t(`features.items.${id}.description`),
          }))}
        />
      </Section>
      <Section title={t('benefits.title')}>
        <ColumnList
          items={techsenseBenefits.map((id) => ({
            id,
            title: t(`benefits.items.${id}.title`),
            description: t(`benefits.items.${id}.description`),
          }))}
        />
      </Section>
      <Ending page="techsense" about="techsense-seat" />
    </>
  );
}
