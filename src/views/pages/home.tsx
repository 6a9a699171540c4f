import type { PageActors } from '#views/basics/pageComponent.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { DivisionList } from './home/DivisionList.tsx';
import { EventList } from './home/EventList.tsx';
import { HaldenResult } from './home/HaldenResult.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { StudioIntro } from './home/StudioIntro.tsx';
import { TechsenseIntro } from './home/TechsenseIntro.tsx';

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
      <StudioIntro />
      <EventList />
      <Ending page="home" />
    </>
  );
}
