import { figures } from '#content/figures.ts';
import { toldClient } from '#content/pages/clientCase.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { display, from, grid } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Dot } from '#views/parts/Dot.tsx';
import { Carton, NewBrand, OldBrand, Page, Sign } from './ClientBrand.tsx';

const styles = {
  /** The mark before and after the work, then three places that carry it, then what came of it. */
  board: css(grid, { rowGap: 'var(--gap-3)', alignItems: 'end' }),
  piece: css({ gridColumn: '1 / -1', alignSelf: 'start', [from.tablet]: { gridColumn: 'span 4' } }),
  old: css({ gridColumn: '1 / 11', [from.tablet]: { gridColumn: '1 / 4' } }),
  new: css({ gridColumn: '1 / -1', [from.tablet]: { gridColumn: '4 / -1' } }),
  drawing: css({ position: 'relative', '& > svg': { width: '100%' } }),
  /** The hand of the arm. */
  hand: css({
    position: 'absolute',
    left: '11.04%',
    top: '69%',
    width: '6.5%',
    aspectRatio: '1',
    borderRadius: '50%',
    background: 'var(--signal)',
  }),
  caption: css({ marginTop: '1.5rem', fontSize: 'var(--small)', color: 'var(--muted)' }),
  /** Side by side on phones, too. */
  change: css(grid, {
    containerType: 'inline-size',
    marginTop: 'var(--section)',
    '& > *': { gridColumn: 'span 6' },
  }),
  figure: css({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    ':first-of-type': { color: 'var(--muted)' },
  }),
  /** In the middle of what the first figure leaves of its half. */
  dot: css({ '--dot': '0.3em', margin: 0, placeSelf: 'center' }),
  /** Its area is as its number. */
  value: css({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    marginInlineStart: '-0.017em',
    'div:first-of-type > &': { marginInlineStart: '-0.033em' },
    ...display,
    fontSize: 'calc(100cqi / 3.2 * var(--size))',
    [from.tablet]: { fontSize: 'calc(100cqi / 4.2 * var(--size))' },
    // The smaller stands on the line of the other.
    paddingTop: 'calc(0.672em * (1 / var(--size) - 1))',
    lineHeight: 0.672,
    letterSpacing: '-0.05em',
  }),
  /** Below the second figure. */
  source: css({ [from.tablet]: { marginInlineStart: 'calc(50% + var(--gap) / 2)' } }),
  label: css({ maxWidth: '22rem', marginTop: '1.25rem', fontWeight: 600, lineHeight: 1.35 }),
};

const { enquiriesBefore, enquiriesAfter } = figures;
const enquiries = [
  { time: 'before', figure: enquiriesBefore },
  { time: 'after', figure: enquiriesAfter },
] as const;

/** The mark before and after the work, and three uses of the new one. */
const pieces = [
  { id: 'old', Drawing: OldBrand, viewBox: '40 22 160 160' },
  { id: 'new', Drawing: NewBrand, viewBox: '20 50 434 104' },
  { id: 'sign', Drawing: Sign, viewBox: '0 0 212 160' },
  { id: 'carton', Drawing: Carton, viewBox: '0 0 212 160' },
  { id: 'page', Drawing: Page, viewBox: '0 0 212 160' },
] as const;

/** What changed for one client: its brand, and the enquiries before and after it. */
export function ClientCase() {
  const { t } = useTranslation('services');
  const { formatFigure } = useNumbers();
  return (
    <>
      <div css={styles.board}>
        {pieces.map(({ id, Drawing, viewBox }) => (
          <figure key={id} css={id === 'old' || id === 'new' ? styles[id] : styles.piece}>
            <div
              dir="ltr"
              css={styles.drawing}
              role="img"
              aria-label={t(`case.pieces.${id}.picture`)}
            >
              <svg viewBox={viewBox} aria-hidden="true">
                <Drawing />
              </svg>
              {id === 'new' && <span data-dot css={styles.hand} />}
            </div>
            <figcaption css={styles.caption}>{t(`case.pieces.${id}.caption`)}</figcaption>
          </figure>
        ))}
      </div>
      <dl css={styles.change}>
        {enquiries.map(({ time, figure }) => (
          <div key={time} css={styles.figure}>
            <dt css={styles.label}>{t(`case.${time}`)}</dt>
            <dd
              css={[styles.value, css({ '--size': (figure.value / enquiriesAfter.value) ** 0.5 })]}
            >
              {formatFigure(figure)}
              {time === 'before' && <Dot css={styles.dot} />}
            </dd>
          </div>
        ))}
      </dl>
      <p css={[styles.caption, styles.source]}>{t('case.source', { client: toldClient })}</p>
    </>
  );
}
