import { useTranslation } from 'react-i18next';
import { divisions } from '#content/divisions.ts';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';

/** The four divisions as the pillars of the group. */
export function Pillars() {
  const { t } = useTranslation('mission');
  return (
    <ColumnList
      items={divisions.map(({ id }) => ({
        id,
        name: t(`pillars.items.${id}.title`),
        title: t(`pillars.items.${id}.statement`),
        description: t(`pillars.items.${id}.description`),
      }))}
    />
  );
}
