import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { newestShow } from '#content/pages/shows.ts';
import { podcastPicture } from '#content/pictures/podcast.ts';
import { relatedLinks } from '#content/relatedLinks/podcast.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Episodes } from './podcast/Episodes.tsx';
import { Shows } from './podcast/Shows.tsx';

export default function Podcast({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('podcast');
  return (
    <>
      <PageHero
        page="podcast"
        composition="beside"
        step={
          <ExternalLink
            href={brand.videoChannel.url + newestShow.channelPath}
            css={buttonLooks.primary}
          >
            {t('hero.action')}
          </ExternalLink>
        }
        picture={podcastPicture}
      />
      <Shows />
      <Section title={t('episodes.title')} lead={t('episodes.lead')}>
        <Episodes embed={actors.embed} />
      </Section>
      <Ending page="podcast" tone="ink" about="guest" related={relatedLinks} />
    </>
  );
}
