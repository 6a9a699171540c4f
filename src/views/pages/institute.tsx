import { useTranslation } from 'react-i18next';
import { signatureOfferings } from '#content/pages/institute.ts';
import { divisionPictures } from '#content/pictures/divisions.ts';
import { relatedLinks } from '#content/relatedLinks/institute.ts';
import { TitleList } from '#views/parts/lists/TitleList.tsx';
import { CallToAction } from '#views/parts/sections/CallToAction.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { RelatedLinks } from '#views/parts/sections/RelatedLinks.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Fields } from './institute/Fields.tsx';
import { Journey } from './institute/Journey.tsx';
import { Programs } from './institute/Programs.tsx';

export default function Institute() {
  const { t } = useTranslation('institute');
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={divisionPictures.institute}
      />
      <Section title={t('journey.title')} lead={t('journey.lead')} tone="surface">
        <Journey />
      </Section>
      <Section title={t('fields.title')}>
        <Fields />
      </Section>
      <Section title={t('programs.title')} tone="ink">
        <Programs />
      </Section>
      <Section title={t('signature.title')} tone="surface" isSplit>
        <TitleList
          items={signatureOfferings.map((id) => ({
            id,
            title: t(`signature.items.${id}.title`),
            description: t(`signature.items.${id}.description`),
          }))}
        />
      </Section>
      <RelatedLinks page="institute" {...relatedLinks} />
      <CallToAction title={t('cta.title')} lead={t('cta.lead')} action={t('cta.action')} />
    </>
  );
}
