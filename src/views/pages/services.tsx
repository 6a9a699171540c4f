import { useTranslation } from 'react-i18next';
import { divisionPictures } from '#content/pictures/divisions.ts';
import { sharedPictures } from '#content/pictures/shared.ts';
import { relatedLinks } from '#content/relatedLinks/services.ts';
import { customEvents } from '#content/services.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { FeatureList } from '../parts/FeatureList.tsx';
import { Highlight } from '../parts/Highlight.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { ServiceList } from './services/ServiceList.tsx';

export default function Services() {
  const { t } = useTranslation('services');
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={divisionPictures.consulting}
      />
      <Section title={t('services.title')} lead={t('services.lead')} tone="surface">
        <ServiceList />
      </Section>
      <Highlight
        title={t('customEvents.title')}
        text={t('customEvents.lead')}
        picture={sharedPictures.events}
        alt={t('customEvents.alt')}
        tone="ink"
        isFlipped
      >
        <FeatureList
          items={customEvents.map((id) => ({
            id,
            title: t(`customEvents.items.${id}.title`),
            description: t(`customEvents.items.${id}.description`),
          }))}
        />
        <ButtonLink to="contact">{t('customEvents.action')}</ButtonLink>
      </Highlight>
      <RelatedLinks page="services" {...relatedLinks} />
      <CallToAction title={t('cta.title')} lead={t('cta.lead')} action={t('cta.action')} />
    </>
  );
}
