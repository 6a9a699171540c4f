import { useTranslation } from 'react-i18next';
import { aiFeatures } from '#content/aiMarketing.ts';
import { brand } from '#content/brand.ts';
import { aiPictures } from '#content/pictures/aiMarketing.ts';
import { sharedPictures } from '#content/pictures/shared.ts';
import { relatedLinks } from '#content/relatedLinks/aiMarketing.ts';
import { buttonLooks } from '../parts/Button.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { Card, Cards } from '../parts/Card.tsx';
import { ExternalLink } from '../parts/ExternalLink.tsx';
import { Highlight } from '../parts/Highlight.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { Accuracy } from './ai-marketing/Accuracy.tsx';
import { CaseStudies } from './ai-marketing/CaseStudies.tsx';

export default function AiMarketing() {
  const { t } = useTranslation('ai-marketing');
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={sharedPictures.technicalMastery}
      />
      <Section title={t('overview.title')} lead={t('overview.lead')}>
        <Cards>
          {aiFeatures.map((id) => (
            <Card
              key={id}
              title={t(`overview.items.${id}.title`)}
              description={t(`overview.items.${id}.description`)}
              picture={aiPictures[id]}
              alt={t(`overview.items.${id}.alt`)}
            />
          ))}
        </Cards>
        <Accuracy />
      </Section>
      <Highlight
        title={t('partnership.title')}
        text={t('partnership.text')}
        picture={sharedPictures.partnership}
        alt={t('partnership.alt')}
        tone="ink"
        isFlipped
      >
        <ExternalLink href={brand.aiPartner.url} css={buttonLooks.primary}>
          {t('partnership.action')}
        </ExternalLink>
      </Highlight>
      <Section title={t('cases.title')} tone="surface">
        <CaseStudies />
      </Section>
      <RelatedLinks page="ai-marketing" {...relatedLinks} />
      <CallToAction title={t('cta.title')} lead={t('cta.lead')} action={t('cta.action')} />
    </>
  );
}
