import { useTranslation } from 'react-i18next';
import { divisions } from '#content/divisions.ts';
import { divisionPictures } from '#content/pictures/divisions.ts';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Picture, smallPicture, weights } from '#views/parts/Picture.tsx';

const styles = {
  /** The top border is what the pillars carry, the bottom border the ground they stand on. */
  list: css({
    display: 'grid',
    borderBlock: '2px solid var(--ink)',
    [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
  pillar: css({
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    columnGap: '1.25rem',
    alignContent: 'start',
    paddingBlock: '1.5rem',
    [below.phone]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)', columnGap: '1rem' },
    ':not(:first-of-type)': { borderTop: '1px solid var(--line)' },
    [from.tablet]: { gridTemplateColumns: '12rem 1fr', columnGap: '2rem' },
    [from.desktop]: {
      // The sentences begin on one line, whether the statement above them has one or two.
      gridTemplate: 'subgrid / 1fr',
      gridRow: 'span 3',
      '--inset': 'clamp(1rem, 1.8vw, 1.6rem)',
      padding: 'clamp(1.5rem, 3vw, 2.5rem) var(--inset) clamp(2.5rem, 5vw, 4rem)',
      // It begins where the heading does, and is as wide as the others.
      ':first-of-type': { paddingInline: '0 calc(2 * var(--inset))' },
      ':not(:first-of-type)': { borderTop: 0, borderInlineStart: '1px solid var(--line)' },
    },
  }),
  picture: css({
    [below.tablet]: smallPicture,
    alignSelf: 'center',
    [from.tablet]: { gridRow: '1 / 3', alignSelf: 'start', ...weights(2.2, 6.5, 12) },
    [from.desktop]: { gridRow: 1, marginBottom: '2rem' },
  }),
  title: css({
    alignSelf: 'center',
    fontSize: 'var(--head-4)',
    [from.desktop]: { alignSelf: 'start', marginInlineEnd: 'calc(-1 * var(--inset))' },
  }),
  name: css({
    display: 'block',
    marginBottom: '0.5rem',
    fontFamily: 'var(--text)',
    fontWeight: 600,
    fontSize: 'var(--body)',
    lineHeight: 1.35,
    letterSpacing: 0,
  }),
  description: css({
    gridColumn: '1 / -1',
    marginTop: '0.75rem',
    color: 'var(--muted)',
    [from.tablet]: { gridColumn: 2 },
    [from.desktop]: { gridColumn: 1 },
  }),
};

/** The four divisions, drawn as pillars. */
export function Pillars() {
  const { t } = useTranslation('mission');
  return (
    <ul css={styles.list}>
      {divisions.map(({ id }) => (
        <li key={id} css={styles.pillar}>
          <div css={styles.picture}>
            <Picture picture={divisionPictures[id]} />
          </div>
          <h3 css={styles.title}>
            <span css={styles.name}>{t(`pillars.items.${id}.title`)}</span>{' '}
            {t(`pillars.items.${id}.statement`)}
          </h3>
          <p css={styles.description}>{t(`pillars.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
