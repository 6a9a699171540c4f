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
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
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
  words: css({ display: 'flex', flexDirection: 'column', flexGrow: 1 }),
  /** At the foot of its tile. Phones have room for a strip. */
  crowd: css({
    marginTop: 'auto',
    paddingTop: 'var(--gap-2)',
    maxWidth: '100%',
    boxSizing: 'content-box',
    [below.tablet]: { maxHeight: '2.5rem' },
  }),
  label: css({ fontSize: 'var(--lead)', fontWeight: 600 }),
  note: css({ marginTop: '0.25rem' }),
};

const looks = {
  network: contrasting,
  events: css({ background: 'var(--signal-tint)' }),
  publications: css({ background: 'var(--surface)' }),
};

/** What is counted, one dot each: the dots of a row, the rows, and how far apart and large they are. */
const crowds = {
  network: { columns: 100, rows: 10, pitch: 4.2, size: 2.6 },
  events: { columns: 10, rows: 5, pitch: 16, size: 8 },
};

/** One dashed line per row, as in the grid of the pictures. */
function Crowd({ columns, rows, pitch, size }: (typeof crowds)['network']) {
  const [width, height] = [columns * pitch, rows * pitch];
  // The last dot of a row is within its line.
  const row = `m${-width} ${pitch}h${width}`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      preserveAspectRatio="xMinYMax"
      fill="none"
      stroke="currentColor"
      strokeWidth={size}
      strokeLinecap="round"
      strokeDasharray={`0 ${pitch}`}
      aria-hidden="true"
      css={styles.crowd}
    >
      <path d={`M${width + pitch / 2} ${-pitch / 2}${row.repeat(rows)}`} />
    </svg>
  );
}

/** The size of the community, in three figures. */
export function StatTiles() {
  const { t } = useTranslation('community');
  return (
    <dl css={styles.tiles}>
      {communityStats.map((id) => (
        <div key={id} css={[styles.tile, looks[id]]}>
          <dt css={styles.words}>
            <p css={styles.label}>{t(`stats.items.${id}.label`)}</p>
            {id === 'publications' && <p css={styles.note}>{t('stats.items.publications.note')}</p>}
            {id !== 'publications' && <Crowd {...crowds[id]} />}
          </dt>
          <dd css={largeFigure}>
            <FigureValue name={id} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
