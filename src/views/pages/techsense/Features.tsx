import { useTranslation } from 'react-i18next';
import { techsenseFeatures } from '#content/pages/techsense.ts';
import { techsensePictures } from '#content/pictures/techsense.ts';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Picture, smallPicture, weights } from '#views/parts/Picture.tsx';

const DOT = '1.1rem';
const LINE = '3px';
/** Between the text of a feature and the next one. */
const GAP = '1.25rem';
/** From the top of a feature to the middle of its dot, where the line runs down: beside the picture, or the title. */
const MIDDLE = { picture: '3rem', title: '0.8rem' };

const styles = {
  list: css({ display: 'grid', [from.desktop]: { gridTemplateColumns: 'repeat(5, 1fr)' } }),
  feature: css({
    '--middle': MIDDLE.picture,
    position: 'relative',
    paddingInlineStart: '2.5rem',
    ':not(:last-of-type)': { paddingBottom: '2.5rem' },
    [from.tablet]: {
      '--middle': MIDDLE.title,
      display: 'grid',
      gridTemplateColumns: '11rem minmax(0, 1fr)',
      columnGap: '2rem',
    },
    [from.desktop]: { display: 'block', '&&': { padding: 0 } },
  }),
  picture: css({
    [below.tablet]: { width: 'min(9rem, 100%)', marginBottom: '0.75rem', ...smallPicture },
    [from.tablet]: weights(2.5, 7, 12),
    [from.desktop]: { paddingInlineEnd: GAP },
  }),
  /** The dot, and the line to the next one. In wide windows they are between pictures and texts. */
  text: css({
    '::before, ::after': { content: '""', position: 'absolute', insetInlineStart: 0 },
    '::before': {
      zIndex: 1,
      insetBlockStart: `calc(var(--middle) - ${DOT} / 2)`,
      width: DOT,
      height: DOT,
      borderRadius: '50%',
      background: 'var(--ink)',
    },
    '::after': {
      insetBlock: 'var(--middle) calc(-1 * var(--middle))',
      marginInlineStart: `calc((${DOT} - ${LINE}) / 2)`,
      width: LINE,
      background: 'var(--ink)',
    },
    // The last one leads on in wide windows alone.
    [below.desktop]: { 'li:last-of-type > &::after': { display: 'none' } },
    [from.desktop]: {
      '--middle': `calc(${DOT} / 2)`,
      position: 'relative',
      marginTop: '1.5rem',
      padding: `3rem ${GAP} 0 0`,
      '::after': {
        insetBlock: `calc((${DOT} - ${LINE}) / 2) auto`,
        marginInlineStart: 0,
        width: '100%',
        height: LINE,
      },
    },
  }),
  title: css({ fontSize: 'var(--head-2)', lineHeight: 1.15, hyphens: 'manual' }),
  description: css({ marginTop: '0.6rem', color: 'var(--muted)' }),
};

/** The components of TECHSENSE along one line, from the event to its readers. */
export function Features() {
  const { t } = useTranslation('techsense');
  return (
    <ol css={styles.list}>
      {techsenseFeatures.map((id) => (
        <li key={id} css={styles.feature}>
          <div css={styles.picture}>
            <Picture picture={techsensePictures[id]} />
          </div>
          <div css={styles.text}>
            <h3 css={styles.title}>{t(`features.items.${id}.title`)}</h3>
            <p css={styles.description}>{t(`features.items.${id}.description`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
