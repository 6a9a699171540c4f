import { useTranslation } from 'react-i18next';
import { communityStats } from '#content/pages/community.ts';
import { column, contrasting, from, onTablet, warm } from '#views/basics/theme.tsx';
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
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
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
  /** It is as high as the tile, with the dots at its foot. */
  term: css({ flexGrow: 1, display: 'flex', flexDirection: 'column' }),
  label: css({ fontSize: 'var(--lead)', fontWeight: 600, textWrap: 'balance' }),
  note: css({ marginTop: '0.25rem' }),
  crowd: css({ marginTop: 'auto', paddingTop: 'var(--gap-2)' }),
};

const looks = {
  network: contrasting,
  events: warm,
  publications: css({ background: 'var(--surface)' }),
};

/** A dot each: the dots of a row, and the rows. */
const crowds = {
  network: { columns: 50, rows: 20 },
  events: { columns: 25, rows: 2 },
  publications: { columns: 25, rows: 1 },
};

/** One dashed line per row: dashes of zero length with round caps look like dots. */
function Crowd({ columns, rows }: (typeof crowds)['network']) {
  return (
    <p css={styles.crowd}>
      <svg
        viewBox={`0 0 ${columns} ${rows}`}
        stroke="currentColor"
        strokeWidth="0.7"
        strokeLinecap="round"
        strokeDasharray="0 1"
        aria-hidden="true"
      >
        <path d={`M${columns}.5-.5${`m-${columns} 1h${columns}`.repeat(rows)}`} />
      </svg>
    </p>
  );
}

/** The size of the community, in three figures. */
export function StatTiles() {
  const { t } = useTranslation('community');
  return (
    <dl css={styles.tiles}>
      {communityStats.map((id) => (
        <div key={id} css={[styles.tile, looks[id]]}>
          <dt css={styles.term}>
            <p css={styles.label}>{t(`stats.items.${id}.label`)}</p>
            {id === 'publications' && <p css={styles.note}>{t(`stats.items.${id}.note`)}</p>}
            <Crowd {...crowds[id]} />
          </dt>
          <dd css={largeFigure}>
            <FigureValue name={id} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
