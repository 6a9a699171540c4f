import { useTranslation } from 'react-i18next';
import { techsenseBenefits } from '#content/pages/techsense.ts';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';

/** What members and partners take home. */
export function Benefits() {
  const { t } = useTranslation('techsense');
  return (
    <ColumnList
      items={techsenseBenefits.map((id) => ({
        id,
        title: t(`benefits.items.${id}.title`),
        description: t(`benefits.items.${id}.description`),
      }))}
    />
  );
}
