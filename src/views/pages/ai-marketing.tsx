import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { aiFeatures } from '#content/pages/aiMarketing.ts';
import { aiMarketingPicture, aiPictures } from '#content/pictures/aiMarketing.ts';
import { commonPictures } from '#content/pictures/commonPictures.ts';
import { relatedLinks } from '#content/relatedLinks/aiMarketing.ts';
import { Card, Cards } from '#views/parts/Card.tsx';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Highlight } from '#views/parts/sections/Highlight.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Accuracy } from './ai-marketing/Accuracy.tsx';
import { CaseStudies } from './ai-marketing/CaseStudies.tsx';

export default function AiMarketing() {
  const { t } = useTranslation('ai-marketing');
  return (
    <>
      <PageHero
        page="ai-marketing"
        composition="beside"
        about="ai-marketing"
        picture={aiMarketingPicture}
      />
      <Section title={t('overview.title')} lead={t('overview.lead')} tone="surface">
        <Cards>
          {aiFeatures.map((id) => (
            <Card
              key={id}
              title={t(`overview.items.${id}.title`)}
              description={t(`overview.items.${id}.description`)}
              picture={aiPictures[id]}
            />
          ))}
        </Cards>
        <Accuracy />
      </Section>
      <Highlight
        title={t('partnership.title')}
        text={t('partnership.text')}
        picture={commonPictures.partnership}
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
      <Ending page="ai-marketing" tone="ink" about="ai-marketing" related={relatedLinks} />
    </>
  );
}
