import { useTranslation } from 'react-i18next';
import { partnershipBenefits, sponsoringItems } from '#content/pages/partnership.ts';
import { sharedStagePicture, sponsoringPicture } from '#content/pictures/partnership.ts';
import { relatedLinks } from '#content/relatedLinks/partnership.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { FeatureList } from '#views/parts/lists/FeatureList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Highlight } from '#views/parts/sections/Highlight.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Ecosystem } from './partnership/Ecosystem.tsx';
import { PartnershipHero } from './partnership/PartnershipHero.tsx';
import { SuccessCases } from './partnership/SuccessCases.tsx';

export default function Partnership({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('partnership');
  return (
    <>
      <PartnershipHero actor={actors.nameplate} />
      <Section title={t('cases.title')} tone="surface">
        <SuccessCases />
      </Section>
      <Section title={t('benefits.title')} lead={t('benefits.lead')}>
        <FeatureList
          items={partnershipBenefits.map((id) => ({
            id,
            title: t(`benefits.items.${id}.title`),
            description: t(`benefits.items.${id}.description`),
          }))}
        />
        <Ecosystem />
        <ButtonLink to="contact" about="partnership">
          {t('benefits.action')}
        </ButtonLink>
      </Section>
      <Highlight
        title={t('sponsoring.title')}
        text={t('sponsoring.lead')}
        picture={sponsoringPicture}
        tone="ink"
      >
        <FeatureList
          items={sponsoringItems.map((id) => ({
            id,
            title: t(`sponsoring.items.${id}.title`),
            description: t(`sponsoring.items.${id}.description`),
          }))}
        />
        <ButtonLink to="contact" about="sponsorship">
          {t('sponsoring.action')}
        </ButtonLink>
      </Highlight>
      <Ending
        page="partnership"
        tone="tint"
        about="partnership"
        picture={sharedStagePicture}
        related={relatedLinks}
      />
    </>
  );
}
