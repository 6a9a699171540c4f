import { useTranslation } from 'react-i18next';
import { hubNodes, hubPoints } from '#content/pages/community.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';

const styles = {
  root: css({ display: 'grid', gap: 'var(--gap-3)', marginTop: 'var(--gap-5)' }),
  /** As large as the content is wide: the four belong together, and none is in the middle. */
  nodes: css({
    display: 'grid',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-7)',
    lineHeight: 1,
    letterSpacing: '-0.03em',
    [from.tablet]: { gridTemplateColumns: '1fr 1fr', gap: '0.15em var(--gap)' },
  }),
};

/** The four parts of the community, and what holds them together. */
export function Hub() {
  const { t } = useTranslation('community');
  return (
    <figure css={styles.root} aria-label={t('hub.diagram')}>
      <ul css={styles.nodes}>
        {hubNodes.map((id) => (
          <li key={id}>{t(`hub.nodes.${id}`)}</li>
        ))}
      </ul>
      <ColumnList
        items={hubPoints.map((id) => ({
          id,
          title: t(`hub.points.${id}.title`),
          description: t(`hub.points.${id}.description`),
        }))}
      />
    </figure>
  );
}
