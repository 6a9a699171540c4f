import { useTranslation } from 'react-i18next';
import { commonPictures } from '#content/pictures/commonPictures.ts';
import { relatedLinks } from '#content/relatedLinks/podcast.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { CallToAction } from '#views/parts/sections/CallToAction.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { RelatedLinks } from '#views/parts/sections/RelatedLinks.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Episodes } from './podcast/Episodes.tsx';
import { Shows } from './podcast/Shows.tsx';

export default function Podcast({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('podcast');
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} picture={commonPictures.interviews} />
      <Section title={t('shows.title')} tone="ink">
        <Shows />
      </Section>
      <Section title={t('episodes.title')} lead={t('episodes.lead')} tone="surface">
        <Episodes embed={actors.embed} />
      </Section>
      <RelatedLinks page="podcast" {...relatedLinks} />
      <CallToAction title={t('cta.title')} lead={t('cta.lead')} action={t('cta.action')} />
    </>
  );
}
