import { useTranslation } from 'react-i18next';
import { missionHeroPicture } from '#content/pictures/mission.ts';
import { relatedLinks } from '#content/relatedLinks/mission.ts';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Approach } from './mission/Approach.tsx';
import { Exhibit } from './mission/Exhibit.tsx';
import { Pillars } from './mission/Pillars.tsx';

export default function Mission() {
  const { t } = useTranslation('mission');
  return (
    <>
      <PageHero page="mission" composition="behind" about="mission" picture={missionHeroPicture} />
      <Exhibit />
      <Section title={t('pillars.title')} lead={t('pillars.lead')} tone="surface">
        <Pillars />
      </Section>
      <Section title={t('approach.title')} tone="ink">
        <Approach />
      </Section>
      <Ending page="mission" tone="tint" about="mission" related={relatedLinks} />
    </>
  );
}
