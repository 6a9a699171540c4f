import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { figures } from '#content/figures.ts';
import { aiFeatures } from '#content/pages/aiMarketing.ts';
import { aiPictures } from '#content/pictures/aiMarketing.ts';
import { commonPictures } from '#content/pictures/commonPictures.ts';
import { relatedLinks } from '#content/relatedLinks/aiMarketing.ts';
import { css } from '#views/jsx/css.ts';
import { Card, Cards } from '#views/parts/Card.tsx';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { weights } from '#views/parts/Picture.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Highlight } from '#views/parts/sections/Highlight.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Accuracy } from './ai-marketing/Accuracy.tsx';
import { CaseStudies } from './ai-marketing/CaseStudies.tsx';

/** Dots alone, as large as those of the accuracy are apart. */
const styles = { dots: css(weights(1.5, 7, 9.5)) };

export default function AiMarketing() {
  const { t } = useTranslation('ai-marketing');
  return (
    <>
      <Opening
        page="ai-marketing"
        about="ai-marketing"
        layout="line"
        words={[String(figures.predictionAccuracy.value), '100']}
      />
      <Section title={t('overview.title')} lead={t('overview.lead')} tone="surface">
        <div css={styles.dots}>
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
        </div>
      </Section>
      <Accuracy />
      <Highlight
        title={t('partnership.title')}
        text={t('partnership.text')}
        picture={commonPictures.partnership}
        tone="ink"
        isFlipped
      >
        <ExternalLink href={brand.aiPartner.url} css={buttonLooks.secondary}>
          {t('partnership.action')}
        </ExternalLink>
      </Highlight>
      <Section title={t('cases.title')} tone="surface">
        <CaseStudies />
      </Section>
      <Ending page="ai-marketing" about="ai-marketing" related={relatedLinks} />
    </>
  );
}
