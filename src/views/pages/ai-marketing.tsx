import { brand } from '#content/brand.ts';
import { aiFeatures } from '#content/pages/aiMarketing.ts';
import { entriesOf } from '#views/basics/entries.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';
import { Pair, roomy } from '#views/parts/Pair.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Accuracy } from './ai-marketing/Accuracy.tsx';
import { CaseStudies } from './ai-marketing/CaseStudies.tsx';

export default function AiMarketing() {
  const { t } = useTranslation('ai-marketing');
  return (
    <>
      <Opening page="ai-marketing" words={[t('hero.first'), t('hero.second')]} />
      <Accuracy />
      <Section title={t('overview.title')} lead={t('overview.lead')}>
        <ColumnList
          items={entriesOf(aiFeatures, (id, part) => t(`overview.items.${id}.${part}`))}
        />
      </Section>
      <Section
        title={t('partnership.title')}
        lead={t('partnership.text')}
        action={
          <ExternalLink href={brand.aiPartner.url} css={buttonLooks.secondary}>
            {t('partnership.action')}
          </ExternalLink>
        }
      >
        <Pair first={brand.name} seconds={[brand.aiPartner.name]} layout="line" css={roomy} />
      </Section>
      <Section title={t('cases.title')}>
        <CaseStudies />
      </Section>
      <Ending page="ai-marketing" />
    </>
  );
}
