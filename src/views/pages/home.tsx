import type { PageActors } from '#views/basics/pageComponent.ts';
import { inkGround, SIDE } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Invitation } from '#views/parts/sections/Invitation.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { DivisionList } from './home/DivisionList.tsx';
import { EventList } from './home/EventList.tsx';
import { HaldenResult } from './home/HaldenResult.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { TechsenseIntro } from './home/TechsenseIntro.tsx';

/** The studio: the dot between what one tells and what it records is its light. */
const studio = css(inkGround, { padding: `clamp(3.5rem, 5.4vw, 7rem) ${SIDE}` });

export default function Home({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('home');
  return (
    <>
      <HomeHero rotator={actors.heroRotator} />
      <HaldenResult />
      <TechsenseIntro />
      <Section title={t('divisions.title')}>
        <DivisionList />
      </Section>
      <div css={studio}>
        <Invitation words={[t('studio.first'), t('studio.second')]} lead={t('studio.text')}>
          <ButtonLink to="studio">{t('studio.action')}</ButtonLink>
        </Invitation>
      </div>
      <EventList />
      <Ending page="home" />
    </>
  );
}
