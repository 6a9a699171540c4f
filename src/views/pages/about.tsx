import { useTranslation } from 'react-i18next';
import { divisions } from '#content/divisions.ts';
import { aboutFigures } from '#content/figures.ts';
import { aboutPicture } from '#content/pictures/about.ts';
import { commonPictures } from '#content/pictures/commonPictures.ts';
import { divisionPictures } from '#content/pictures/divisions.ts';
import { relatedLinks } from '#content/relatedLinks/about.ts';
import { css } from '#views/jsx/css.ts';
import { Card, Cards } from '#views/parts/Card.tsx';
import { Figures } from '#views/parts/lists/Figures.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Highlight } from '#views/parts/sections/Highlight.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Sectors } from './about/Sectors.tsx';
import { Story } from './about/Story.tsx';
import { Team } from './about/Team.tsx';

const styles = { opening: css({ '& h2': { fontSize: 'var(--head-7)' } }) };

export default function About() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageHero page="about" composition="across" about="about" picture={aboutPicture} />
      <div css={styles.opening}>
        <Section title={t('story.title')} tone="surface" isSplit>
          <Story />
        </Section>
      </div>
      <Section title={t('divisions.title')}>
        <Cards isCompact>
          {divisions.map(({ id, page }) => (
            <Card
              key={id}
              title={t(`divisions.items.${id}.title`)}
              description={t(`divisions.items.${id}.description`)}
              action={t(`divisions.items.${id}.action`)}
              picture={divisionPictures[id]}
              to={page}
              click="division_card_click"
            />
          ))}
        </Cards>
      </Section>
      <Section title={t('people.title')} tone="surface" isSplit>
        <Team />
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
        picture={commonPictures.mission}
        isFlipped
      />
      <Ending page="about" tone="tint" about="about" related={relatedLinks} />
    </>
  );
}
