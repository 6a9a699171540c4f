import { useTranslation } from 'react-i18next';
import { communityStats } from '#content/pages/community.ts';
import { column, contrasting, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { FigureValue, largeFigure } from '#views/parts/FigureValue.tsx';

const styles = {
  tiles: css(column, {
    display: 'grid',
    gap: 'var(--gap-1)',
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr))' },
  }),
  tile: css({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '0.5rem',
    padding: 'var(--gap-2)',
    borderRadius: 'var(--radius-card)',
    '@media (forced-colors: active)': { border: '1px solid' },
  }),
  label: css({ fontSize: 'var(--lead)', fontWeight: 600 }),
  note: css({ marginTop: '0.25rem' }),
};

const looks = {
  network: contrasting,
  events: css({ background: 'var(--signal-tint)' }),
  publications: css({ background: 'var(--surface)' }),
};

/** The size of the community, in three figures. */
export function StatTiles() {
  const { t } = useTranslation('community');
  return (
    <dl css={styles.tiles}>
      {communityStats.map((id) => (
        <div key={id} css={[styles.tile, looks[id]]}>
          <dt>
            <p css={styles.label}>{t(`stats.items.${id}.label`)}</p>
            {id === 'publications' && <p css={styles.note}>{t('stats.items.publications.note')}</p>}
          </dt>
          <dd css={largeFigure}>
            <FigureValue name={id} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
