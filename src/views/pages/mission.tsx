import { useTranslation } from 'react-i18next';
import { commonPictures } from '#content/pictures/commonPictures.ts';
import { relatedLinks } from '#content/relatedLinks/mission.ts';
import { CallToAction } from '#views/parts/sections/CallToAction.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { RelatedLinks } from '#views/parts/sections/RelatedLinks.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Approach } from './mission/Approach.tsx';
import { Pillars } from './mission/Pillars.tsx';

export default function Mission() {
  const { t } = useTranslation('mission');
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} picture={commonPictures.mission} />
      <Section title={t('pillars.title')} lead={t('pillars.lead')} tone="surface">
        <Pillars />
      </Section>
      <Section title={t('approach.title')} tone="ink">
        <Approach />
      </Section>
      <RelatedLinks page="mission" {...relatedLinks} />
      <CallToAction title={t('cta.title')} lead={t('cta.lead')} action={t('cta.action')} />
    </>
  );
}
