import { useTranslation } from 'react-i18next';
import { services } from '#content/pages/services.ts';
import { commonPictures } from '#content/pictures/commonPictures.ts';
import { servicePictures } from '#content/pictures/services.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Card, Cards } from '#views/parts/Card.tsx';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Highlight } from '#views/parts/sections/Highlight.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { DivisionList } from './home/DivisionList.tsx';
import { EventList } from './home/EventList.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { Proof } from './home/Proof.tsx';

const styles = {
  /** On wide screens, a row has one line and low pictures. */
  services: css({
    [from.desktop]: {
      '& > ul': { columnGap: 0 },
      '& li': { paddingInlineEnd: 'var(--gap-3)' },
      '& svg': { height: '7.5rem' },
    },
  }),
};

export default function Home({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('home');
  return (
    <>
      <HomeHero rotator={actors.heroRotator} />
      <Section title={t('proof.title')} tone="ink">
        <Proof />
      </Section>
      <Section title={t('divisions.title')}>
        <DivisionList />
      </Section>
      <Highlight
        title={t('techsense.title')}
        text={t('techsense.text')}
        picture={commonPictures.techsense}
        tone="ink"
      >
        <ButtonLink to="techsense">{t('techsense.action')}</ButtonLink>
      </Highlight>
      <Section title={t('services.title')}>
        <div css={styles.services}>
          <Cards isCompact>
            {services.map((id) => (
              <Card
                key={id}
                title={t(`services.items.${id}.title`)}
                description={t(`services.items.${id}.description`)}
                picture={servicePictures[id]}
                to="services"
                click="service_card_click"
              />
            ))}
          </Cards>
          <ButtonLink to="services">{t('services.action')}</ButtonLink>
        </div>
      </Section>
      <Section title={t('events.title')} lead={t('events.lead')} tone="surface">
        <EventList />
      </Section>
      <Section title={t('studio.title')} lead={t('studio.text')}>
        <ButtonLink to="studio">{t('studio.action')}</ButtonLink>
      </Section>
      <Ending page="home" tone="tint" about="home" picture={commonPictures.partnership} />
    </>
  );
}
