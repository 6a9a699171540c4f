import { useTranslation } from 'react-i18next';
import { photoServices, podcastFeatures, videoFormats } from '#content/pages/studio.ts';
import { commonPictures } from '#content/pictures/commonPictures.ts';
import { studioPictures } from '#content/pictures/studio.ts';
import { relatedLinks } from '#content/relatedLinks/studio.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { DotList } from '#views/parts/lists/DotList.tsx';
import { NameList } from '#views/parts/lists/NameList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Highlight } from '#views/parts/sections/Highlight.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Modes } from './studio/Modes.tsx';
import { StudioHero } from './studio/StudioHero.tsx';
import { Titled } from './studio/Titled.tsx';

const styles = { sample: css({ marginTop: '2rem' }) };

export default function Studio({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('studio');
  return (
    <>
      <StudioHero actor={actors.wave} />
      <Highlight
        title={t('podcast.title')}
        text={t('podcast.text')}
        picture={commonPictures.podcast}
      >
        <DotList items={podcastFeatures.map((id) => t(`podcast.features.${id}`))} />
        <div css={styles.sample}>
          <ButtonLink to="podcast">{t('podcast.action')}</ButtonLink>
        </div>
      </Highlight>
      <Highlight
        title={t('video.title')}
        text={t('video.text')}
        picture={commonPictures.video}
        tone="ink"
        isFlipped
      >
        <Titled title={t('video.formatsTitle')}>
          <NameList items={videoFormats.map((id) => t(`video.formats.${id}`))} />
        </Titled>
        <ButtonLink to="contact" about="film">
          {t('video.action')}
        </ButtonLink>
      </Highlight>
      <Highlight title={t('photo.title')} text={t('photo.text')} picture={studioPictures.photo}>
        <Titled title={t('photo.servicesTitle')}>
          <DotList items={photoServices.map((id) => t(`photo.services.${id}`))} />
        </Titled>
      </Highlight>
      <Section title={t('flexibility.title')} lead={t('flexibility.lead')} tone="surface">
        <Modes />
      </Section>
      <Ending page="studio" tone="ink" about="studio" related={relatedLinks} />
    </>
  );
}
