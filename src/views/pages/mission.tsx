import { useTranslation } from 'react-i18next';
import { missionPicture } from '#content/pictures/mission.ts';
import { relatedLinks } from '#content/relatedLinks/mission.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Approach } from './mission/Approach.tsx';
import { Pillars } from './mission/Pillars.tsx';

export default function Mission() {
  const { t } = useTranslation('mission');
  return (
    <>
      <PageHero
        composition="behind"
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        step={
          <ButtonLink to="contact" about="mission">
            {t('hero.action')}
          </ButtonLink>
        }
        picture={missionPicture}
      />
      <Section title={t('pillars.title')} lead={t('pillars.lead')} tone="surface">
        <Pillars />
      </Section>
      <Section title={t('approach.title')} tone="ink">
        <Approach />
      </Section>
      <Ending
        composition="links"
        tone="tint"
        title={t('cta.title')}
        lead={t('cta.lead')}
        action={t('cta.action')}
        about="mission"
        picture={missionPicture}
        related={{ page: 'mission', ...relatedLinks }}
      />
    </>
  );
}
