import type { PageActors } from '#views/basics/pageComponent.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { Section } from '#views/parts/sections/Section.tsx';
import { ContactOpening } from './contact/ContactOpening.tsx';
import { OfficeMap } from './contact/OfficeMap.tsx';

export default function Contact({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('contact');
  return (
    <>
      <ContactOpening actor={actors.contactForm} />
      <Section title={t('map.title')} isOnInk>
        <OfficeMap actor={actors.embed} />
      </Section>
    </>
  );
}
