import { toldClient } from '#content/pages/clientCase.ts';
import { customEvents, services } from '#content/pages/services.ts';
import { entriesOf } from '#views/basics/entries.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';
import { RowList } from '#views/parts/lists/RowList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { ClientCase } from './services/ClientCase.tsx';

export default function Services() {
  const { t } = useTranslation('services');
  return (
    <>
      <Opening page="services" words={[t('hero.first'), t('hero.second')]} />
      <Section title={t('case.title')} lead={t('case.text', { client: toldClient })}>
        <ClientCase />
      </Section>
      <Section title={t('services.title')} lead={t('services.lead')} isOnInk>
        <RowList items={entriesOf(services, (id, part) => t(`services.items.${id}.${part}`))} />
      </Section>
      <Section
        title={t('customEvents.title')}
        lead={t('customEvents.lead')}
        action={
          <ButtonLink to="contact" about="custom-event">
            {t('customEvents.action')}
          </ButtonLink>
        }
      >
        <ColumnList
          items={entriesOf(customEvents, (id, part) => t(`customEvents.items.${id}.${part}`))}
        />
      </Section>
      <Ending page="services" />
    </>
  );
}
