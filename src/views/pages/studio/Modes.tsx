import { useTranslation } from 'react-i18next';
import { studioModes } from '#content/pages/studio.ts';
import { studioPictures } from '#content/pictures/studio.ts';
import { from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Picture } from '#views/parts/Picture.tsx';

/** The diameter of a station's dot. */
const DOT = '1.25rem';

const GAP = 'clamp(2rem, 4vw, 4rem)';

const styles = {
  map: css({
    display: 'grid',
    gap: `2.75rem ${GAP}`,
    [onTablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: '1fr 1.5fr 1fr' },
  }),
  picture: css({
    [onTablet]: { gridColumn: '1 / -1' },
    [from.desktop]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
  }),
  stations: css({ display: 'contents' }),
  /** The line above a station begins with its dot. On wide screens, both are next to the van. */
  station: css({
    position: 'relative',
    paddingTop: '1.75rem',
    '::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      insetInline: 0,
      height: 2,
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
      background: 'var(--signal)',
    },
    [from.desktop]: {
      '&:nth-of-type(odd)': {
        gridColumn: 1,
        '::before, ::after': { insetInlineEnd: `calc(-1 * ${GAP})` },
        '::after': { insetInlineStart: 'auto' },
      },
      '&:nth-of-type(even)': {
        gridColumn: 3,
        '::before, ::after': { insetInlineStart: `calc(-1 * ${GAP})` },
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
