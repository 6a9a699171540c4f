import { film } from '#content/pages/studio.ts';
import { codeOf } from '#views/basics/format.ts';
import { display, from, onTablet, pictured } from '#views/basics/theme.tsx';
import { ink, light } from '#views/basics/tokens.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Dot } from '#views/parts/Dot.tsx';

const styles = {
  /** The last shot is the nearest, and as wide as the content. */
  sheet: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1rem 0.75rem',
    '& > :is(:first-of-type, :last-of-type)': { gridColumn: '1 / -1' },
    [onTablet]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > :nth-of-type(-n + 5)': { gridColumn: 'span 3' },
      '& > :nth-of-type(-n + 3)': { gridColumn: 'span 2' },
    },
    [from.desktop]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      '& > :first-of-type': { gridColumn: 'auto' },
    },
  }),
  shot: css({ position: 'relative', containerType: 'inline-size' }),
  frame: css(ink, {
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    background: 'var(--surface)',
    color: 'var(--ink)',
    ...display,
    lineHeight: 0.86,
    letterSpacing: '-0.045em',
    whiteSpace: 'nowrap',
    '& > *': { position: 'absolute' },
  }),
  /** What comes after the cut is in the light. Paper has no ground that shows where it ends. */
  lit: css(light, { outline: '1px solid var(--line)', outlineOffset: -1 }),
  code: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.75em',
    paddingBlock: '0.4rem',
    fontSize: 'var(--small)',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--muted)',
  }),
  slides: css({
    inset: '7cqi 6cqi',
    display: 'grid',
    gridTemplateColumns: 'repeat(8, 1fr)',
    alignItems: 'center',
    fontSize: 'calc(100cqi / 22)',
    letterSpacing: '-0.02em',
  }),
  /** The dot is the cut: it lies on the edge of two frames, at half their height, and each half shows on its own. */
  cut: css(ink, {
    '--dot': '13cqi',
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 'calc(-0.375rem - var(--dot) / 2)',
    top: 'calc(28.125cqi - var(--dot) / 2)',
    margin: 0,
    background: 'linear-gradient(90deg, var(--ink) 50%, var(--paper) 50%)',
    '&[data-lit=yes]': { background: 'var(--signal)' },
    // There the ground of both frames is that of paper.
    '@media print, (forced-colors: active)': { background: 'var(--ink)' },
  }),
};

/** How near the camera is, in each of the shots: the words are as large as that, on one line but for the last. */
const framings = {
  long: css({ left: '10.5cqi', bottom: '9cqi', fontSize: 'calc(100cqi / 13)' }),
  medium: css({ left: '10.5cqi', bottom: '8cqi', fontSize: 'calc(100cqi / 5.6)' }),
  close: css({ left: '6cqi', bottom: '6cqi', fontSize: 'calc(100cqi / 2.9)' }),
  detail: css({ left: '50%', top: '50%', translate: '-50% -54%', fontSize: 'calc(100cqi / 2.6)' }),
} as const;

const slides = Array.from({ length: film.slides }, (_, index) => index + 1);

/** A film of the studio as a contact sheet: one sentence in six shots, each as large as its framing. */
export function Film() {
  const { t } = useTranslation('studio');
  return (
    <div dir="ltr" css={styles.sheet} role="img" aria-label={t('video.film.picture')}>
      {film.shots.map(({ id, at, framing, isLit, isCut }) => (
        <div key={id} css={styles.shot}>
          {isCut && <Dot css={styles.cut} />}
          <div css={[styles.frame, isLit && styles.lit]}>
            {framing === 'wide' ? (
              <p css={styles.slides}>
                {slides.map((slide) => (
                  <span key={slide} css={pictured} data-text={slide} />
                ))}
              </p>
            ) : (
              <p css={[pictured, framings[framing]]} data-text={t(`video.film.shots.${id}`)} />
            )}
          </div>
          <p css={styles.code}>
            <span>{codeOf(at)}</span>
            <span>{t(`video.film.framings.${framing}`)}</span>
          </p>
        </div>
      ))}
    </div>
  );
}
