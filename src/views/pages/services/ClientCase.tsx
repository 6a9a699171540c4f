import { useTranslation } from 'react-i18next';
import { figures } from '#content/figures.ts';
import { toldClient } from '#content/pages/clientCase.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { below, from } from '#views/basics/theme.tsx';
import { ink } from '#views/basics/tokens.ts';
import { css } from '#views/jsx/css.ts';
import { NewBrand } from '#views/parts/ClientMark.tsx';
import { largeFigure } from '#views/parts/FigureValue.tsx';
import { Carton, OldBrand, Page, Sign } from './ClientBrand.tsx';

const [before, after] = [figures.enquiriesBefore.value, figures.enquiriesAfter.value];

const styles = {
  /** The mark before and after it, and three places that carry it. */
  board: css({
    display: 'grid',
    gap: 'var(--gap-2) var(--gap-1)',
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  piece: css({
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    [from.tablet]: { '&[data-piece=new]': { gridColumn: 'span 2' } },
  }),
  ground: css({
    gridArea: '1 / 1',
    width: '100%',
    height: '100%',
    borderRadius: 'var(--radius-card)',
    '@media (forced-colors: active)': { border: '1px solid' },
  }),
  /** On the edge between both marks. */
  arrow: css({
    gridArea: '1 / 1',
    justifySelf: 'end',
    width: '2.25rem',
    marginInlineEnd: '1rem',
    padding: '0.45rem',
    borderRadius: '50%',
    background: 'var(--signal)',
    translate: '0 -50%',
    rotate: '90deg',
    [from.tablet]: {
      placeSelf: 'center start',
      marginInlineStart: 'calc(var(--gap-1) / -2)',
      translate: '-50%',
      rotate: 'none',
    },
  }),
  caption: css({ marginTop: '0.6rem', fontSize: 'var(--note)', color: 'var(--muted)' }),
  source: css({ marginTop: '1.5rem' }),
  /** The lines are as long as the figures are to each other: beside each other, or on phones in two rows. */
  change: css({
    display: 'grid',
    gap: 'var(--gap-2) var(--gap-1)',
    marginTop: 'var(--gap-4)',
    [from.tablet]: { gridTemplateColumns: `${before}fr ${after}fr` },
  }),
  figure: css({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingTop: '1.25rem',
    borderTop: '4px solid var(--muted)',
    ':last-of-type': { borderColor: 'var(--signal)' },
    [below.tablet]: {
      ':first-of-type': {
        borderImage: `linear-gradient(90deg, var(--muted) ${(100 * before) / after}%, transparent 0) 4`,
      },
    },
  }),
  label: css({ marginTop: '0.6rem', textWrap: 'balance', color: 'var(--muted)' }),
};

const grounds = {
  old: css({ background: 'var(--surface)' }),
  new: css(ink, { background: 'var(--paper)' }),
  sign: css({ background: 'var(--line)' }),
  carton: css({ background: 'var(--signal)' }),
  page: css({ background: 'var(--line)' }),
};

/** The mark before and after the work, and three uses of the new one. */
const pieces = [
  { id: 'old', Drawing: OldBrand, viewBox: '0 0 240 200' },
  { id: 'new', Drawing: NewBrand, viewBox: '0 0 480 200' },
  { id: 'sign', Drawing: Sign, viewBox: '0 0 240 180' },
  { id: 'carton', Drawing: Carton, viewBox: '0 0 240 180' },
  { id: 'page', Drawing: Page, viewBox: '0 0 240 180' },
] as const;

/** What changed for one client: its brand, and the enquiries before and after it. */
export function ClientCase() {
  const { t } = useTranslation('services');
  const { formatFigure } = useNumbers();
  return (
    <>
      <div css={styles.board}>
        {pieces.map(({ id, Drawing, viewBox }) => (
          <figure key={id} css={styles.piece} data-piece={id}>
            <svg
              role="img"
              aria-label={t(`case.pieces.${id}.picture`)}
              viewBox={viewBox}
              css={[styles.ground, grounds[id]]}
            >
              <Drawing />
            </svg>
            {id === 'new' && (
              <svg viewBox="0 0 24 24" css={styles.arrow} aria-hidden="true">
                <path
                  d="M3 12h17M13 5l7 7-7 7"
                  fill="none"
                  stroke="var(--on-signal)"
                  strokeWidth="2.5"
                />
              </svg>
            )}
            <figcaption css={styles.caption}>{t(`case.pieces.${id}.caption`)}</figcaption>
          </figure>
        ))}
      </div>
      <dl css={styles.change}>
        {(['before', 'after'] as const).map((time) => (
          <div key={time} css={styles.figure}>
            <dt css={styles.label}>{t(`case.${time}`)}</dt>
            <dd css={largeFigure}>
              {formatFigure(figures[time === 'before' ? 'enquiriesBefore' : 'enquiriesAfter'])}
            </dd>
          </div>
        ))}
      </dl>
      <p css={[styles.caption, styles.source]}>{t('case.source', { client: toldClient })}</p>
    </>
  );
}
