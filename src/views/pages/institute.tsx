import { useTranslation } from 'react-i18next';
import { signatureOfferings } from '#content/pages/institute.ts';
import { institutePicture } from '#content/pictures/institute.ts';
import { relatedLinks } from '#content/relatedLinks/institute.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { TitleList } from '#views/parts/lists/TitleList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Fields } from './institute/Fields.tsx';
import { Journey } from './institute/Journey.tsx';
import { Programs } from './institute/Programs.tsx';

export default function Institute() {
  const { t } = useTranslation('institute');
  return (
    <>
      <PageHero
        composition="small"
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        step={
          <ButtonLink to="contact" about="institute">
            {t('hero.action')}
          </ButtonLink>
        }
        picture={institutePicture}
      />
      <Section title={t('journey.title')} lead={t('journey.lead')} tone="surface">
        <Journey />
      </Section>
      <Section title={t('fields.title')}>
        <Fields />
      </Section>
      <Section title={t('programs.title')} tone="ink">
        <Programs />
      </Section>
      <Section title={t('signature.title')} tone="surface" isSplit>
        <TitleList
          items={signatureOfferings.map((id) => ({
            id,
            title: t(`signature.items.${id}.title`),
            description: t(`signature.items.${id}.description`),
          }))}
        />
      </Section>
      <Ending
        composition="links"
        tone="tint"
        title={t('cta.title')}
        lead={t('cta.lead')}
        action={t('cta.action')}
        about="institute"
        picture={institutePicture}
        related={{ page: 'institute', ...relatedLinks }}
      />
    </>
  );
}
