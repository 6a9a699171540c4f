import { useTranslation } from 'react-i18next';
import { sharedPictures } from '#content/pictures/shared.ts';
import { relatedLinks } from '#content/relatedLinks/podcast.ts';
import { CallToAction } from '../parts/CallToAction.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import type { PageActors } from '../parts/page.ts';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { Episodes } from './podcast/Episodes.tsx';
import { Shows } from './podcast/Shows.tsx';

export default function Podcast({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('podcast');
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} picture={sharedPictures.interviews} />
      <Section title={t('episodes.title')} lead={t('episodes.lead')} tone="surface">
        <Episodes embed={actors.embed} />
      </Section>
      <Section title={t('shows.title')} tone="ink">
        <Shows />
      </Section>
      <RelatedLinks page="podcast" {...relatedLinks} />
      <CallToAction title={t('cta.title')} lead={t('cta.lead')} action={t('cta.action')} />
    </>
  );
}
