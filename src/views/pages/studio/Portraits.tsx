import { useTranslation } from 'react-i18next';
import { people } from '#content/pages/studio.ts';
import { display, from, halves, pictured } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  pair: css(halves, {
    rowGap: 'var(--gap-2)',
    [from.tablet]: { '& > *': { gridColumn: 'span 6' } },
  }),
  shot: css({ containerType: 'inline-size' }),
  /** Three rows of people: the nearest is the largest. */
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
    '& > *': { marginInline: 'auto 6cqi', fontSize: 'calc(100cqi / 10)' },
    '& > :nth-of-type(2)': { marginInline: '8cqi auto', fontSize: 'calc(100cqi / 5)' },
    '& > :last-of-type': { marginInline: 'auto 4cqi', fontSize: 'calc(100cqi / 2.8)' },
  }),
  /** An open aperture: who stands before the focus and behind it is soft. */
  open: css({
    '& > *': { filter: 'blur(0.9cqi)' },
    '& > :nth-of-type(2)': { filter: 'none' },
    '& > :last-of-type': { filter: 'blur(2.2cqi)' },
  }),
  caption: css({ marginTop: '0.75rem', fontSize: 'var(--note)', color: 'var(--muted)' }),
};

/** The team at two apertures: set in type, one is in focus, then all are. */
export function Portraits() {
  const { t } = useTranslation('studio');
  return (
    <div css={styles.pair}>
      {(['one', 'all'] as const).map((focus) => (
        <figure key={focus} css={styles.shot}>
          <div
            css={[styles.frame, focus === 'one' && styles.open]}
            role="img"
            aria-label={t(`photo.portraits.${focus}.picture`)}
          >
            {people.map((name) => (
              <p key={name} css={pictured} data-text={name} />
            ))}
          </div>
          <figcaption css={styles.caption}>{t(`photo.portraits.${focus}.caption`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
