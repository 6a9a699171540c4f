import { signatureOfferings } from '#content/pages/institute.ts';
import { entriesOf } from '#views/basics/entries.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { RowList } from '#views/parts/lists/RowList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Fields } from './institute/Fields.tsx';
import { Journey } from './institute/Journey.tsx';
import { Programs } from './institute/Programs.tsx';

export default function Institute() {
  const { t } = useTranslation('institute');
  return (
    <>
      <Opening page="institute" words={[t('hero.first'), t('hero.second')]} />
      <Section title={t('journey.title')} lead={t('journey.lead')}>
        <Journey />
      </Section>
      <Section title={t('fields.title')}>
        <Fields />
      </Section>
      <Section title={t('programs.title')} isOnInk>
        <Programs />
      </Section>
      <Section title={t('signature.title')} isSplit>
        <RowList
          layout="stacked"
          items={entriesOf(signatureOfferings, (id, part) => t(`signature.items.${id}.${part}`))}
        />
      </Section>
      <Ending page="institute" />
    </>
  );
}
