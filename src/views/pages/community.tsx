import { useTranslation } from 'react-i18next';
import { techsensePillars } from '#content/pages/community.ts';
import { communityPicture, introducedPicture } from '#content/pictures/community.ts';
import { relatedLinks } from '#content/relatedLinks/community.ts';
import { FeatureList } from '#views/parts/lists/FeatureList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Hub } from './community/Hub.tsx';
import { Magazines } from './community/Magazines.tsx';
import { Offerings } from './community/Offerings.tsx';
import { StatTiles } from './community/StatTiles.tsx';
import { TechsenseCalendar } from './community/TechsenseCalendar.tsx';

export default function Community() {
  const { t } = useTranslation('community');
  return (
    <>
      <PageHero
        page="community"
        composition="beside"
        about="community"
        picture={communityPicture}
      />
      <StatTiles />
      <Section title={t('hub.title')}>
        <Hub />
      </Section>
      <Section title={t('offerings.title')} tone="surface">
        <Offerings />
      </Section>
      <Section title={t('techsense.title')} lead={t('techsense.lead')} tone="ink">
        <FeatureList
          items={techsensePillars.map((id) => ({
            id,
            title: t(`techsense.pillars.${id}.title`),
            description: t(`techsense.pillars.${id}.description`),
          }))}
        />
        <TechsenseCalendar />
      </Section>
      <Section title={t('magazines.title')} tone="surface">
        <Magazines />
      </Section>
      <Ending
        page="community"
        tone="ink"
        about="community"
        picture={introducedPicture}
        related={relatedLinks}
      />
    </>
  );
}
