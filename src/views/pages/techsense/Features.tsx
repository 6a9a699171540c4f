import { useTranslation } from 'react-i18next';
import { techsenseFeatures } from '#content/pages/techsense.ts';
import { RowList } from '#views/parts/lists/RowList.tsx';

/** The components of TECHSENSE, from the event to its readers. */
export function Features() {
  const { t } = useTranslation('techsense');
  return (
    <RowList
      items={techsenseFeatures.map((id) => ({
        id,
        title: t(`features.items.${id}.title`),
        description: t(`features.items.${id}.description`),
      }))}
    />
  );
}
