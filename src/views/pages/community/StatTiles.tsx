import { useTranslation } from 'react-i18next';
import { communityStats } from '#content/pages/community.ts';
import { below, column, contrasting, from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { FigureValue, largeFigure } from '#views/parts/FigureValue.tsx';

const styles = {
  tiles: css(column, {
    display: 'grid',
    gap: 'var(--gap-1)',
    [onTablet]: {
      gridTemplateColumns: '1fr 1fr',
      '& > :first-of-type': { gridColumn: '1 / -1' },
    },
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
  /** Its label is as high as the tile, with the dots at its foot. */
  crowded: css({
    flexGrow: 1,
    display: 'grid',
    '& > p': { display: 'grid', gap: 'var(--gap-2)', alignContent: 'space-between' },
  }),
  dots: css({ maxWidth: '100%', [below.tablet]: { width: 'auto', height: '2.5rem' } }),
  label: css({ fontSize: 'var(--lead)', fontWeight: 600 }),
  note: css({ marginTop: '0.25rem' }),
};

const looks = {
  network: contrasting,
  events: css({ background: 'var(--signal-tint)' }),
  publications: css({ background: 'var(--surface)' }),
};

/** What has room for a dot each: the dots of a row, the rows, the px of a dot with its room, and its share of them. */
const crowds = {
  network: { columns: 100, rows: 10, room: 4.2, share: 0.62 },
  events: { columns: 10, rows: 5, room: 16, share: 0.5 },
};

/** One dashed line per row, as in the grid of the pictures. */
function Crowd({ columns, rows, room, share }: (typeof crowds)['network']) {
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows}`}
      width={columns * room}
      stroke="currentColor"
      strokeWidth={share}
      strokeLinecap="round"
      strokeDasharray="0 1"
      aria-hidden="true"
      css={styles.dots}
    >
      <path d={`M${columns}.5-.5${`m-${columns} 1h${columns}`.repeat(rows)}`} />
    </svg>
  );
}

/** The size of the community, in three figures. */
export function StatTiles() {
  const { t } = useTranslation('community');
  return (
    <dl css={styles.tiles}>
      {communityStats.map((id) => {
        const crowd = id !== 'publications' && crowds[id];
        return (
          <div key={id} css={[styles.tile, looks[id]]}>
            <dt css={crowd && styles.crowded}>
              <p css={styles.label}>
                {t(`stats.items.${id}.label`)}
                {crowd && <Crowd {...crowd} />}
              </p>
              {!crowd && <p css={styles.note}>{t('stats.items.publications.note')}</p>}
            </dt>
            <dd css={largeFigure}>
              <FigureValue name={id} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
