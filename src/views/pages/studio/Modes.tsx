import { useTranslation } from 'react-i18next';
import { studioModes } from '#content/pages/studio.ts';
import { studioPictures } from '#content/pictures/studio.ts';
import { below, from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Picture, weights } from '#views/parts/Picture.tsx';

/** The diameter of a station's dot. */
const DOT = '1.25rem';

const GAP = 'clamp(2rem, 4vw, 4rem)';
const ROW_GAP = '2.75rem';

/** A line to the van. */
const LINE = '2px';

const styles = {
  map: css({
    display: 'grid',
    gap: `${ROW_GAP} ${GAP}`,
    [onTablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: '1fr 1.4fr 1fr' },
  }),
  /** On wide screens, the van stands on the lines of the second row. Its wheels reach below them. */
  picture: css(weights(1, 4.5, 10), {
    paddingBottom: '10%',
    '& > svg': { overflow: 'visible' },
    [onTablet]: { gridColumn: '1 / -1' },
    [from.desktop]: {
      gridArea: '1 / 2',
      display: 'flex',
      flexDirection: 'column',
      padding: 0,
      marginBottom: `calc(-1 * ${ROW_GAP} - 1px)`,
    },
  }),
  /** The lines of the first row come down to both ends of the roof. */
  mast: css({
    [below.desktop]: { display: 'none' },
    position: 'relative',
    flexGrow: 1,
    minHeight: '1.75rem',
    marginInline: '-1px calc(100% * 2 / 18 - 1px)',
    border: 'solid var(--ink)',
    borderWidth: `0 ${LINE}`,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '100%',
      width: 'calc(12.5% + 2px)',
      height: LINE,
      background: 'var(--ink)',
    },
  }),
  stations: css({ display: 'contents' }),
  /** The line above a station begins with its dot. On wide screens, it leads to the van. */
  station: css({
    position: 'relative',
    paddingTop: '1.75rem',
    '::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      insetInline: 0,
      height: LINE,
      background: 'var(--ink)',
    },
    '::after': {
      content: '""',
      position: 'absolute',
      top: `calc(1px - ${DOT} / 2)`,
      insetInlineStart: 0,
      width: DOT,
      height: DOT,
      borderRadius: '50%',
      background: 'var(--ink)',
    },
    [from.desktop]: {
      '&:nth-of-type(odd)': {
        gridColumn: 1,
        '::before': { insetInlineEnd: `calc(-1 * ${GAP})` },
      },
      '&:nth-of-type(even)': {
        gridColumn: 3,
        '::before': { insetInlineStart: `calc(-1 * ${GAP})` },
        '::after': { insetInline: 'auto 0' },
      },
    },
  }),
  title: css({ fontSize: 'var(--head-2)', lineHeight: 1.15 }),
  description: css({ marginTop: '0.6rem', color: 'var(--muted)' }),
};

/** The ways to work with the studio, around a picture of its van. */
export function Modes() {
  const { t } = useTranslation('studio');
  return (
    <div css={styles.map}>
      <div css={styles.picture}>
        <div css={styles.mast} />
        <Picture picture={studioPictures.flexibility} />
      </div>
      <ul css={styles.stations}>
        {studioModes.map((id) => (
          <li key={id} css={styles.station}>
            <h3 css={styles.title}>{t(`flexibility.modes.${id}.title`)}</h3>
            <p css={styles.description}>{t(`flexibility.modes.${id}.description`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
