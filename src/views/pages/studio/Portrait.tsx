import { people } from '#content/pages/studio.ts';
import { display, from, pictured } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  shot: css({ containerType: 'inline-size' }),
  /** Three rows of people at an open aperture: the nearest is the largest, and the one in the middle in focus. */
  frame: css({
    display: 'grid',
    alignContent: 'center',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    background: 'var(--surface)',
    ...display,
    lineHeight: 0.9,
    letterSpacing: '-0.04em',
    whiteSpace: 'nowrap',
    [from.tablet]: { aspectRatio: '16 / 9' },
    '& > *': {
      marginInline: 'auto 6cqi',
      fontSize: 'calc(100cqi / 12)',
      filter: 'blur(0.9cqi)',
    },
    '& > :nth-of-type(2)': {
      marginInline: '8cqi auto',
      fontSize: 'calc(100cqi / 6)',
      filter: 'none',
    },
    '& > :last-of-type': {
      marginInline: 'auto 4cqi',
      fontSize: 'calc(100cqi / 3.2)',
      filter: 'blur(2.2cqi)',
    },
  }),
  caption: css({ marginTop: '0.75rem', fontSize: 'var(--small)', color: 'var(--muted)' }),
};

/** A portrait of the team, set in type: one of three is in focus. */
export function Portrait() {
  const { t } = useTranslation('studio');
  return (
    <figure css={styles.shot}>
      <div css={styles.frame} role="img" aria-label={t('photo.portrait.picture')}>
        {people.map((name) => (
          <p key={name} css={pictured} data-text={name} />
        ))}
      </div>
      <figcaption css={styles.caption}>{t('photo.portrait.caption')}</figcaption>
    </figure>
  );
}
