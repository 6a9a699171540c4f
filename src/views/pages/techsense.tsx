import { useTranslation } from 'react-i18next';
import { sharedPictures } from '#content/pictures/shared.ts';
import { techsensePictures } from '#content/pictures/techsense.ts';
import { relatedLinks } from '#content/relatedLinks/techsense.ts';
import { techsenseBenefits, techsenseFeatures } from '#content/techsense.ts';
import { CallToAction } from '../parts/CallToAction.tsx';
import { Card, Cards } from '../parts/Card.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { TitleList } from '../parts/TitleList.tsx';

export default function Techsense() {
  const { t } = useTranslation('techsense');
  return (
    <>
      <PageHero
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={sharedPictures.techsense}
        alt={t('hero.alt')}
      />
      <Section title={t('features.title')}>
        <Cards>
          {techsenseFeatures.map((id) => (
            <Card
              key={id}
              title={t(`features.items.${id}.title`)}
              description={t(`features.items.${id}.description`)}
              picture={techsensePictures[id]}
              alt={t(`features.items.${id}.alt`)}
            />
          ))}
        </Cards>
      </Section>
      <Section title={t('benefits.title')} tone="ink" isSplit>
        <TitleList
          items={techsenseBenefits.map((id) => ({
            id,
            title: t(`benefits.items.${id}.title`),
            description: t(`benefits.items.${id}.description`),
          }))}
        />
      </Section>
      <RelatedLinks page="techsense" {...relatedLinks} />
      <CallToAction title={t('cta.title')} lead={t('cta.lead')} action={t('cta.action')} />
    </>
  );
}
