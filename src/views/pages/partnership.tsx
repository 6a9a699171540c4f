import { partnershipBenefits, sponsoringItems } from '#content/pages/partnership.ts';
import { entriesOf } from '#views/basics/entries.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';
import { RowList } from '#views/parts/lists/RowList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { PartnershipHero } from './partnership/PartnershipHero.tsx';
import { PressWall } from './partnership/PressWall.tsx';
import { SuccessCases } from './partnership/SuccessCases.tsx';

const action = css({ marginTop: 'var(--gap-3)' });

export default function Partnership({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('partnership');
  return (
    <>
      <PartnershipHero actor={actors.nameplate} />
      <Section title={t('cases.title')}>
        <SuccessCases />
      </Section>
      <PressWall actor={actors.nameplate} />
      <Section title={t('benefits.title')} lead={t('benefits.lead')}>
        <RowList
          items={entriesOf(partnershipBenefits, (id, part) => t(`benefits.items.${id}.${part}`))}
        />
        <ButtonLink to="contact" about="partnership" css={action}>
          {t('benefits.action')}
        </ButtonLink>
      </Section>
      <Section title={t('sponsoring.title')} lead={t('sponsoring.lead')}>
        <ColumnList
          items={entriesOf(sponsoringItems, (id, part) => t(`sponsoring.items.${id}.${part}`))}
        />
        <ButtonLink to="contact" about="sponsorship" css={action}>
          {t('sponsoring.action')}
        </ButtonLink>
      </Section>
      <Ending page="partnership" />
    </>
  );
}
