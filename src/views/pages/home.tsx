import { useTranslation } from 'react-i18next';
import { homeDivisions } from '#content/divisions.ts';
import { services } from '#content/pages/services.ts';
import { commonPictures } from '#content/pictures/commonPictures.ts';
import { divisionPictures } from '#content/pictures/divisions.ts';
import { servicePictures } from '#content/pictures/services.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { targetBox } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Card, Cards } from '#views/parts/Card.tsx';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { PageLink } from '#views/parts/controls/PageLink.tsx';
import { Picture, smallPicture } from '#views/parts/Picture.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Highlight } from '#views/parts/sections/Highlight.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { EventList } from './home/EventList.tsx';
import { HomeHero } from './home/HomeHero.tsx';

const styles = {
  after: css({ marginTop: '2.5rem' }),
  /** The fourth division, as a row below the cards of the others. */
  fourth: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--gap-2)',
    marginTop: 'var(--gap-2)',
    padding: '1rem clamp(1.25rem, 2.2vw, 1.75rem)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface)',
    transition: 'border-color var(--calm)',
    ':has(a:hover), :has(a:focus-visible)': { borderColor: 'var(--signal)' },
  }),
  fourthPicture: css({ flex: '0 1 6rem', ...smallPicture }),
  fourthLink: css({
    flex: 'none',
    maxWidth: '75%',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-2)',
    lineHeight: 1.15,
    textDecorationColor: 'var(--signal)',
    ...targetBox,
  }),
};

export default function Home({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('home');
  return (
    <>
      <HomeHero rotator={actors.heroRotator} />
      <Section title={t('divisions.title')} lead={t('divisions.lead')}>
        <Cards>
          {homeDivisions.map(({ id, page }) => (
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
        <div css={styles.fourth}>
          <div css={styles.fourthPicture}>
            <Picture picture={divisionPictures.institute} />
          </div>
          <PageLink to="institute" css={styles.fourthLink}>
            {t('divisions.instituteAction')}
          </PageLink>
        </div>
      </Section>
      <Highlight
        title={t('techsense.title')}
        text={t('techsense.text')}
        picture={commonPictures.techsense}
        tone="ink"
      >
        <ButtonLink to="techsense">{t('techsense.action')}</ButtonLink>
      </Highlight>
      <Section title={t('services.title')} lead={t('services.lead')}>
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
        <div css={styles.after}>
          <ButtonLink to="services" look="secondary">
            {t('services.action')}
          </ButtonLink>
        </div>
      </Section>
      <Section title={t('events.title')} lead={t('events.lead')} tone="surface">
        <EventList />
        <ButtonLink to="contact" about="event-seat">
          {t('events.action')}
        </ButtonLink>
      </Section>
      <Highlight
        title={t('studio.title')}
        text={t('studio.text')}
        picture={commonPictures.podcast}
        isFlipped
      >
        <ButtonLink to="studio" look="secondary">
          {t('studio.action')}
        </ButtonLink>
      </Highlight>
      <Ending
        composition="invitation"
        tone="tint"
        title={t('cta.title')}
        lead={t('cta.lead')}
        action={t('cta.action')}
        about="home"
        picture={commonPictures.partnership}
      />
    </>
  );
}
