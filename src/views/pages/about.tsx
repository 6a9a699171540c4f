import { useTranslation } from 'react-i18next';
import { divisions } from '#content/divisions.ts';
import { aboutFigures } from '#content/figures.ts';
import { divisionPictures } from '#content/pictures/divisions.ts';
import { sharedPictures } from '#content/pictures/shared.ts';
import { relatedLinks } from '#content/relatedLinks/about.ts';
import { CallToAction } from '../parts/CallToAction.tsx';
import { Card, Cards } from '../parts/Card.tsx';
import { Figures } from '../parts/Figures.tsx';
import { Highlight } from '../parts/Highlight.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { Sectors } from './about/Sectors.tsx';
import { Story } from './about/Story.tsx';

export default function About() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={sharedPictures.about}
        alt={t('hero.alt')}
      />
      <Section title={t('story.title')} tone="surface" isSplit>
        <Story />
      </Section>
      <Section title={t('divisions.title')}>
        <Cards>
          {divisions.map(({ id, page }) => (
            <Card
              key={id}
              title={t(`divisions.items.${id}.title`)}
              description={t(`divisions.items.${id}.description`)}
              action={t(`divisions.items.${id}.action`)}
              picture={divisionPictures[id]}
              alt={t(`divisions.items.${id}.alt`)}
              to={page}
              click="division_card_click"
            />
          ))}
        </Cards>
      </Section>
      <Section title={t('figures.title')} tone="ink">
        <Figures
          items={aboutFigures.map((name) => ({ name, label: t(`figures.items.${name}.label`) }))}
        />
        <Sectors />
      </Section>
      <Highlight
        title={t('mission.title')}
        text={t('mission.text')}
        picture={sharedPictures.mission}
        alt=""
        isFlipped
      />
      <RelatedLinks page="about" {...relatedLinks} />
      <CallToAction title={t('cta.title')} lead={t('cta.lead')} action={t('cta.action')} />
    </>
  );
}
