import { people } from '#content/pages/studio.ts';
import { display, pictured } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Dot } from '#views/parts/Dot.tsx';

const styles = {
  shot: css({ containerType: 'inline-size' }),
  /** Three people at an open aperture: the nearest is the largest. The first is in focus, and further away. */
  frame: css({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'center',
    alignItems: 'baseline',
    gap: '6cqi 2.3cqi',
    paddingInline: '8cqi 4cqi',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    background: 'var(--surface)',
    ...display,
    lineHeight: 0.8,
    letterSpacing: '-0.04em',
    whiteSpace: 'nowrap',
    '& > :first-of-type': { display: 'flex', gap: '0.14em', fontSize: 'calc(100cqi / 6)' },
    '& > :nth-of-type(2)': { fontSize: 'calc(100cqi / 9)', filter: 'blur(0.9cqi)' },
    '& > :last-of-type': {
      gridColumn: '1 / -1',
      justifySelf: 'end',
      fontSize: 'calc(100cqi / 3.2)',
      filter: 'blur(2.2cqi)',
    },
  }),
  caption: css({ marginTop: '0.75rem', fontSize: 'var(--small)', color: 'var(--muted)' }),
};

/** A portrait of the team, set in type: one of three is in focus, and the dot between that one and the next. */
export function Portrait() {
  const { t } = useTranslation('studio');
  return (
    <figure css={styles.shot}>
      <div css={styles.frame} role="img" aria-label={t('photo.portrait.picture')}>
        {people.map((name, row) => (
          <p key={name} css={pictured} data-text={name}>
            {row === 0 && <Dot />}
          </p>
        ))}
      </div>
      <figcaption css={styles.caption}>{t('photo.portrait.caption')}</figcaption>
    </figure>
  );
}
