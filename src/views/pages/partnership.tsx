import { useTranslation } from 'react-i18next';
import { relatedLinks } from '#content/relatedLinks/partnership.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Benefits } from './partnership/Benefits.tsx';
import { PartnershipHero } from './partnership/PartnershipHero.tsx';
import { PressWall } from './partnership/PressWall.tsx';
import { Sponsoring } from './partnership/Sponsoring.tsx';
import { SuccessCases } from './partnership/SuccessCases.tsx';

export default function Partnership({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('partnership');
  return (
    <>
      <PartnershipHero actor={actors.nameplate} />
      <Section title={t('cases.title')} tone="ink">
        <SuccessCases />
      </Section>
      <Section title={t('benefits.title')} lead={t('benefits.lead')}>
        <Benefits />
        <ButtonLink to="contact" about="partnership">
          {t('benefits.action')}
        </ButtonLink>
      </Section>
      <Section title={t('sponsoring.title')} lead={t('sponsoring.lead')} tone="surface">
        <Sponsoring />
        <ButtonLink to="contact" about="sponsorship">
          {t('sponsoring.action')}
        </ButtonLink>
      </Section>
      <PressWall actor={actors.nameplate} />
      <Ending page="partnership" about="partnership" related={relatedLinks} />
    </>
  );
}
