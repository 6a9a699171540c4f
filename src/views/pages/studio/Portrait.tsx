import { people } from '#content/pages/studio.ts';
import { display, pictured } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Dot } from '#views/parts/Dot.tsx';

const styles = {
  shot: css({ containerType: 'inline-size' }),
  /** Three rows of people at an open aperture: the nearest is the largest, and the one in the middle in focus. */
  frame: css({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'end',
    paddingInline: '8cqi 4cqi',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    background: 'var(--surface)',
    ...display,
    lineHeight: 0.8,
    letterSpacing: '-0.04em',
    whiteSpace: 'nowrap',
    '& > *': { fontSize: 'calc(100cqi / 12)', filter: 'blur(0.9cqi)' },
    '& > :nth-of-type(2)': {
      display: 'flex',
      gap: '0.14em',
      justifySelf: 'start',
      fontSize: 'calc(100cqi / 6)',
      filter: 'none',
    },
    '& > :last-of-type': { fontSize: 'calc(100cqi / 3.2)', filter: 'blur(2.2cqi)' },
  }),
  caption: css({ marginTop: '0.75rem', fontSize: 'var(--small)', color: 'var(--muted)' }),
};

/** A portrait of the team, set in type: one of three is in focus, and the dot between that one and the others. */
export function Portrait() {
  const { t } = useTranslation('studio');
  return (
    <figure css={styles.shot}>
      <div css={styles.frame} role="img" aria-label={t('photo.portrait.picture')}>
        {people.map((name, row) => (
          <p key={name} css={pictured} data-text={name}>
            {row === 1 && <Dot />}
          </p>
        ))}
      </div>
      <figcaption css={styles.caption}>{t('photo.portrait.caption')}</figcaption>
    </figure>
  );
}
