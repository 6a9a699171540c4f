import { useTranslation } from 'react-i18next';
import { toldClient } from '#content/pages/clientCase.ts';
import { customEvents } from '#content/pages/services.ts';
import { commonPictures } from '#content/pictures/commonPictures.ts';
import { relatedLinks } from '#content/relatedLinks/services.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { FeatureList } from '#views/parts/lists/FeatureList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Highlight } from '#views/parts/sections/Highlight.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { ClientCase } from './services/ClientCase.tsx';
import { ServiceList } from './services/ServiceList.tsx';

export default function Services() {
  const { t } = useTranslation('services');
  return (
    <>
      <Opening
        page="services"
        about="services"
        layout="stack"
        words={[t('hero.first'), t('hero.second')]}
      />
      <Section title={t('case.title')} lead={t('case.text', { client: toldClient })} tone="surface">
        <ClientCase />
      </Section>
      <Section title={t('services.title')} lead={t('services.lead')}>
        <ServiceList />
      </Section>
      <Highlight
        title={t('customEvents.title')}
        text={t('customEvents.lead')}
        picture={commonPictures.events}
        tone="ink"
        isFlipped
        isLong
      >
        <FeatureList
          items={customEvents.map((id) => ({
            id,
            title: t(`customEvents.items.${id}.title`),
            description: t(`customEvents.items.${id}.description`),
          }))}
        />
        <ButtonLink to="contact" about="custom-event">
          {t('customEvents.action')}
        </ButtonLink>
      </Highlight>
      <Ending page="services" about="services" related={relatedLinks} />
    </>
  );
}
