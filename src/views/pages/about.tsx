import { useTranslation } from 'react-i18next';
import { divisions } from '#content/divisions.ts';
import { aboutFigures } from '#content/figures.ts';
import { aboutPicture } from '#content/pictures/about.ts';
import { divisionPictures } from '#content/pictures/divisions.ts';
import { relatedLinks } from '#content/relatedLinks/about.ts';
import { below } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Card, Cards } from '#views/parts/Card.tsx';
import { Figures } from '#views/parts/lists/Figures.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Sectors } from './about/Sectors.tsx';
import { Story } from './about/Story.tsx';
import { Team } from './about/Team.tsx';

const styles = {
  /** On phones, the address book goes on beyond the window. */
  hero: css({
    [below.tablet]: {
      '&& > [data-hero] > :last-child': {
        marginInlineEnd: 'calc(-1 * var(--gutter))',
        overflowX: 'clip',
        '& > svg': { width: '38rem', maxWidth: 'none' },
      },
    },
  }),
  opening: css({ '& h2': { fontSize: 'var(--head-7)' } }),
  /** The text is the statement, and its heading a label. */
  mission: css({
    '& h2': {
      fontFamily: 'var(--text)',
      fontSize: 'var(--intro)',
      letterSpacing: 0,
    },
    '& p': {
      maxWidth: '66rem',
      fontFamily: 'var(--display)',
      fontWeight: 700,
      fontSize: 'var(--head-5)',
      lineHeight: 1.15,
      letterSpacing: '-0.03em',
      textWrap: 'balance',
    },
  }),
};

export default function About() {
  const { t } = useTranslation('about');
  return (
    <>
      <div css={styles.hero}>
        <PageHero page="about" composition="across" about="about" picture={aboutPicture} />
      </div>
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
      <Section title={t('people.title')} tone="surface">
        <Team />
      </Section>
      <Section title={t('figures.title')} tone="ink">
        <Figures
          items={aboutFigures.map((name) => ({ name, label: t(`figures.items.${name}.label`) }))}
        />
        <Sectors />
      </Section>
      <div css={styles.mission}>
        <Section title={t('mission.title')}>
          <p>{t('mission.text')}</p>
        </Section>
      </div>
      <Ending page="about" tone="tint" about="about" related={relatedLinks} />
    </>
  );
}
