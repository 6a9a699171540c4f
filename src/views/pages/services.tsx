import { useTranslation } from 'react-i18next';
import { toldClient } from '#content/pages/clientCase.ts';
import { relatedLinks } from '#content/relatedLinks/services.ts';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { ClientCase } from './services/ClientCase.tsx';
import { CustomEvents } from './services/CustomEvents.tsx';
import { ServiceList } from './services/ServiceList.tsx';

export default function Services() {
  const { t } = useTranslation('services');
  return (
    <>
      <Opening page="services" about="services" words={[t('hero.first'), t('hero.second')]} />
      <Section title={t('services.title')} lead={t('services.lead')}>
        <ServiceList />
      </Section>
      <CustomEvents />
      <Section title={t('case.title')} lead={t('case.text', { client: toldClient })}>
        <ClientCase />
      </Section>
      <Ending page="services" about="services" related={relatedLinks} />
    </>
  );
}
