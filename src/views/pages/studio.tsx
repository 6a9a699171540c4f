import { useTranslation } from 'react-i18next';
import { sharedPictures } from '#content/pictures/shared.ts';
import { studioPictures } from '#content/pictures/studio.ts';
import { relatedLinks } from '#content/relatedLinks/studio.ts';
import { photoServices, podcastFeatures, videoFormats } from '#content/studio.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { DotList } from '../parts/DotList.tsx';
import { Highlight } from '../parts/Highlight.tsx';
import { NameList } from '../parts/NameList.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { Modes } from './studio/Modes.tsx';
import { Titled } from './studio/Titled.tsx';

export default function Studio() {
  const { t } = useTranslation('studio');
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={sharedPictures.showTechsense}
      />
      <Highlight
        title={t('podcast.title')}
        text={t('podcast.text')}
        picture={sharedPictures.podcast}
        alt={t('podcast.alt')}
      >
        <DotList items={podcastFeatures.map((id) => t(`podcast.features.${id}`))} />
      </Highlight>
      <Highlight
        title={t('video.title')}
        text={t('video.text')}
        picture={sharedPictures.video}
        alt={t('video.alt')}
        tone="ink"
        isFlipped
      >
        <Titled title={t('video.formatsTitle')}>
          <NameList items={videoFormats.map((id) => t(`video.formats.${id}`))} />
        </Titled>
        <ButtonLink to="contact">{t('video.action')}</ButtonLink>
      </Highlight>
      <Highlight
        title={t('photo.title')}
        text={t('photo.text')}
        picture={studioPictures.photo}
        alt={t('photo.alt')}
      >
        <Titled title={t('photo.servicesTitle')}>
          <DotList items={photoServices.map((id) => t(`photo.services.${id}`))} />
        </Titled>
      </Highlight>
      <Section title={t('flexibility.title')} lead={t('flexibility.lead')} tone="surface">
        <Modes />
      </Section>
      <RelatedLinks page="studio" {...relatedLinks} />
      <CallToAction title={t('cta.title')} lead={t('cta.lead')} action={t('cta.action')} />
    </>
  );
}
