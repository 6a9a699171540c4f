import { figures } from '#content/figures.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Crowd } from './community/Crowd.tsx';
import { Hub } from './community/Hub.tsx';
import { Magazines } from './community/Magazines.tsx';
import { Techsense } from './community/Techsense.tsx';

export default function Community() {
  const { t } = useTranslation('community');
  const { formatFigure } = useNumbers();
  return (
    <>
      <Opening page="community" words={[t('hero.first'), formatFigure(figures.network)]} />
      <Crowd />
      <Section title={t('offerings.title')}>
        <Hub />
      </Section>
      <Section title={t('techsense.title')} lead={t('techsense.lead')} isOnInk>
        <Techsense />
      </Section>
      <Section title={t('magazines.title')}>
        <Magazines />
      </Section>
      <Ending page="community" />
    </>
  );
}
