import { communityStats } from '#content/pages/community.ts';
import { from, inkGround, large, SIDE } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { FigureValue, largeFigure } from '#views/parts/FigureValue.tsx';

const styles = {
  band: css(inkGround, {
    display: 'grid',
    gap: 'var(--gap-3)',
    paddingBlock: 'var(--gap-5)',
  }),
  /** A figure and what it counts, with its dots below them, or beside them where half a row has room. */
  entry: css({
    '--end': '50%',
    display: 'grid',
    gridTemplateColumns: `${SIDE} 1fr ${SIDE}`,
    gap: 'var(--gap-1) 0',
    alignItems: 'baseline',
    [from.tablet]: { gridTemplateColumns: `${SIDE} 1fr var(--end)` },
    [from.desktop]: { gridTemplateColumns: `${SIDE} auto 1fr var(--end)` },
  }),
  crowd: css({ '--end': SIDE, [from.tablet]: { marginBottom: 'var(--gap-3)' } }),
  term: css({
    gridColumn: 2,
    [from.desktop]: { gridArea: '1 / 3', marginInlineEnd: 'var(--gap-1)' },
  }),
  value: css(largeFigure, { gridArea: '1 / 2', minWidth: '3em', overflowWrap: 'anywhere' }),
  label: css(large('--head-2', 1.15)),
  note: css({ marginTop: '0.5rem', textWrap: 'balance', color: 'var(--muted)' }),
  /** Beside a figure they stand on its line. */
  dots: css({
    gridColumn: 2,
    [from.tablet]: {
      gridArea: '1 / -2 / 2 / -1',
      // In the second column of the content.
      marginInline: 'calc(var(--gap) / 2) calc(var(--gutter) + max(0px, 100% - var(--column) / 2))',
      marginBottom: '0.17em',
      fontSize: 'var(--head-5)',
    },
  }),
  /** From edge to edge of the window. On phones the second half is below the first. */
  halves: css({
    gridColumn: '1 / -1',
    marginTop: 'var(--gap-2)',
    [from.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  }),
};

/** The dots of a row, which fill a phone, and half of a wider window. Those of a smaller figure stand in the column. */
const COLUMNS = 25;
/** How wide a dot is, and how far from the next. */
const DOT = 0.5;
/** The rows of each figure. The crowd has as many again in its second half. */
const rowsOf = { network: 20, events: 2, publications: 1 };

type DotsProps = { rows: number; isCrowd?: boolean; isFamiliar?: boolean };

/** One dashed line per row: dashes of zero length with round caps look like dots. */
function Dots({ rows, isCrowd, isFamiliar }: DotsProps) {
  return (
    <svg
      // The ink of a row in the column begins and ends where that does. A single row stands where the middle of two is.
      viewBox={isCrowd ? `0 0 ${COLUMNS} ${rows}` : `${DOT / 2} ${rows / 2 - 1} ${COLUMNS - DOT} 2`}
      strokeWidth={DOT}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d={`M${COLUMNS}.5-.5${`m-${COLUMNS} 1h${COLUMNS}`.repeat(rows)}`}
        stroke="currentColor"
        strokeDasharray="0 1"
      />
      {isFamiliar && (
        <circle data-dot cx="8.5" cy="16.5" r="0.45" fill="var(--signal)" stroke="none" />
      )}
    </svg>
  );
}

/** The size of the community, in three figures with a dot for each that they count. */
export function Crowd() {
  const { t } = useTranslation('community');
  return (
    <dl css={styles.band}>
      {communityStats.map((id) => {
        const isCrowd = id === 'network';
        return (
          <div key={id} css={[styles.entry, isCrowd && styles.crowd]}>
            <dt css={styles.term}>
              <p css={styles.label}>{t(`stats.items.${id}.label`)}</p>
              {id !== 'events' && <p css={styles.note}>{t(`stats.items.${id}.note`)}</p>}
            </dt>
            <dd css={styles.value}>
              <FigureValue name={id} />
            </dd>
            <dd css={isCrowd ? styles.halves : styles.dots} aria-hidden="true">
              <Dots rows={rowsOf[id]} isCrowd={isCrowd} />
              {isCrowd && <Dots rows={rowsOf[id]} isCrowd isFamiliar />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
