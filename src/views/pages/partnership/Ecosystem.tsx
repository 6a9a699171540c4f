import { useTranslation } from 'react-i18next';
import { divisions } from '#content/divisions.ts';
import { below } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

const DISC = 'clamp(min(4.5rem, 20vw), 16vw, 12rem)';
const DOT = '1.25rem';

/** From the middle of the disc to the middle of each row, in percent of the drawing. */
const SPOKES = divisions
  .map((_, index) => `M0 50L100 ${(100 * (index + 0.5)) / divisions.length}`)
  .join('');

const styles = {
  map: css({
    display: 'grid',
    gridTemplateColumns: `${DISC} minmax(1rem, 1fr) auto`,
    alignItems: 'center',
    marginBlock: 'var(--gap-4)',
    [below.largeText]: { gridTemplateColumns: `${DISC} 2rem minmax(0, 1fr)` },
  }),
  partner: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: '50%',
    background: 'var(--signal)',
    color: 'var(--on-signal)',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-1)',
    letterSpacing: '-0.025em',
    gridArea: '1 / 1',
    // The disc of a narrow window has no room for the word.
    [below.desktop]: { '& > span': { display: 'none' } },
  }),
  /** Behind the disc, from its middle on, and as far as the middle of the dots. */
  spokes: css({
    gridArea: '1 / 1 / 2 / 3',
    justifySelf: 'end',
    width: `calc(100% - ${DISC} / 2 + ${DOT} / 2)`,
    maxWidth: 'none',
    height: '100%',
    // The names alone say how high the map is.
    contain: 'size',
    marginInlineEnd: `calc(${DOT} / -2)`,
    overflow: 'visible',
  }),
  divisions: css({ gridColumn: 3 }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    gap: '0.4em',
    minHeight: 'clamp(3.5rem, 6vw, 5.25rem)',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-5)',
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    textDecoration: 'none',
    [below.phone]: { fontSize: 'var(--head-2)' },
    '::before': {
      content: '""',
      position: 'relative',
      flex: 'none',
      width: DOT,
      height: DOT,
      borderRadius: '50%',
      background: 'var(--ink)',
      transition: 'background-color var(--quick)',
    },
    ':hover::before': { background: 'var(--signal)' },
    ':hover > span': {
      textDecoration: 'underline',
      textDecorationColor: 'var(--signal)',
      textDecorationThickness: 3,
      textUnderlineOffset: '0.16em',
    },
  }),
};

/** The group as a partner meets it: one way in, and from there to each division. The names are links. */
export function Ecosystem() {
  const { t } = useTranslation();
  return (
    <figure css={styles.map}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        css={styles.spokes}
      >
        <path d={SPOKES} stroke="var(--signal)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </svg>
      <p css={styles.partner}>
        <span>{t('pages.partnership')}</span>
      </p>
      <ul css={styles.divisions}>
        {divisions.map(({ id, page }) => (
          <li key={id}>
            <PageLink to={page} css={styles.link}>
              <span>{t(`pages.${page}`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </figure>
  );
}
