import { useTranslation } from 'react-i18next';
import { relatedLinks } from '#content/relatedLinks/mission.ts';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Approach } from './mission/Approach.tsx';
import { Exhibit } from './mission/Exhibit.tsx';
import { Pillars } from './mission/Pillars.tsx';

export default function Mission() {
  const { t } = useTranslation('mission');
  return (
    <>
      <Opening page="mission" about="mission" words={[t('hero.first'), t('hero.second')]} />
      <Exhibit />
      <Section title={t('pillars.title')} lead={t('pillars.lead')} tone="surface">
        <Pillars />
      </Section>
      <Section title={t('approach.title')} tone="ink">
        <Approach />
      </Section>
      <Ending page="mission" about="mission" related={relatedLinks} />
    </>
  );
}
