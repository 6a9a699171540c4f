import { useTranslation } from 'react-i18next';
import { communityPicture, introducedPicture } from '#content/pictures/community.ts';
import { relatedLinks } from '#content/relatedLinks/community.ts';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Crowd } from './community/Crowd.tsx';
import { Hub } from './community/Hub.tsx';
import { Magazines } from './community/Magazines.tsx';
import { Offerings } from './community/Offerings.tsx';
import { Techsense } from './community/Techsense.tsx';

export default function Community() {
  const { t } = useTranslation('community');
  return (
    <>
      <PageHero
        page="community"
        composition="beside"
        about="community"
        picture={communityPicture}
      />
      <Crowd />
      <Section title={t('offerings.title')} tone="surface">
        <Offerings />
        <Hub />
      </Section>
      <Section title={t('techsense.title')} lead={t('techsense.lead')}>
        <Techsense />
      </Section>
      <Section title={t('magazines.title')} tone="surface">
        <Magazines />
      </Section>
      <Ending
        page="community"
        tone="ink"
        about="community"
        picture={introducedPicture}
        related={relatedLinks}
      />
    </>
  );
}
