import { brand } from '#content/brand.ts';
import { latestEpisode } from '#content/pages/latestEpisode.ts';
import { newestShow } from '#content/pages/shows.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Episodes } from './podcast/Episodes.tsx';
import { Excerpt } from './podcast/Excerpt.tsx';
import { Shows } from './podcast/Shows.tsx';

export default function Podcast({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('podcast');
  return (
    <>
      <Opening
        page="podcast"
        words={[t('hero.first'), t('hero.second')]}
        step={
          <ExternalLink
            href={brand.videoChannel.url + newestShow.channelPath}
            css={buttonLooks.primary}
          >
            {t('hero.action')}
          </ExternalLink>
        }
      />
      <Shows />
      <Excerpt />
      <Section title={t('episodes.title')} lead={t('episodes.lead')}>
        <Episodes embed={actors.embed} />
      </Section>
      <Ending page="podcast" about="guest" number={latestEpisode.number + 1} />
    </>
  );
}
