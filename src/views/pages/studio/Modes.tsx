import { useTranslation } from 'react-i18next';
import { studioModes } from '#content/pages/studio.ts';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';

/** The ways to work with the studio. */
export function Modes() {
  const { t } = useTranslation('studio');
  return (
    <ColumnList
      items={studioModes.map((id) => ({
        id,
        title: t(`flexibility.modes.${id}.title`),
        description: t(`flexibility.modes.${id}.description`),
      }))}
    />
  );
}
