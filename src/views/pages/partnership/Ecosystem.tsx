import { useTranslation } from 'react-i18next';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

/** A position on the map, in percent of its width and height. */
type Point = readonly [x: number, y: number];

const centre: Point = [50, 50];

/** Clockwise. Each channel stands between the two divisions that share it. */
const ring = [
  { id: 'services', point: [16, 22] },
  { id: 'ai-marketing', point: [50, 6] },
  { id: 'institute', point: [84, 18] },
  { id: 'studio', point: [98.5, 36] },
  { id: 'ventures', point: [84, 80] },
  { id: 'podcast', point: [50, 94] },
  { id: 'community', point: [24, 84] },
  { id: 'techsense', point: [1.5, 64] },
] as const;
const divisions = ring.filter((_, index) => index % 2 === 0);
const channels = ring.filter((_, index) => index % 2 === 1);

const path = (...points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`;

const SPOKES = divisions.map(({ point }) => path(centre, point)).join('');
const RING = `${path(...ring.map(({ point }) => point))}Z`;

const at = ([x, y]: Point) => css({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` });
const positions = Object.fromEntries(ring.map(({ id, point }) => [id, at(point)]));

const styles = {
  map: css({
    position: 'relative',
    height: '42rem',
    marginBlock: 'var(--gap-4)',
    backgroundImage: 'radial-gradient(var(--lattice) 1px, transparent 1.5px)',
    backgroundSize: '1.75rem 1.75rem',
    [from.tablet]: { height: 'clamp(34rem, 50vw, 44rem)' },
    // The dots at the edges are larger there.
    [below.largeText]: { marginInline: '0.25rem' },
  }),
  lines: css({ position: 'absolute', inset: 0, width: '100%', height: '100%' }),
  centre: css({
    position: 'absolute',
    inset: '50% auto auto 50%',
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(min(10.25rem, 68vw), 20vw, 17.25rem)',
    aspectRatio: '1',
    translate: '-50% -50%',
    borderRadius: '50%',
    background: 'var(--signal)',
    boxShadow: '0 0 0 clamp(0.5rem, 2.5vw, 2.5rem) var(--signal-tint)',
    color: 'var(--on-signal)',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--name-in-picture)',
    letterSpacing: '-0.025em',
  }),
  /** A link's dot is on its point. Its name is where no line runs, and inside the map. */
  node: css({ position: 'absolute', width: 0, height: 0 }),
  link: css({
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: '0.3rem',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    lineHeight: 1.2,
    '::before': {
      content: '""',
      flex: 'none',
      width: '1.6rem',
      height: '1.6rem',
      border: '0.4rem solid var(--surface)',
      borderRadius: '50%',
      background: 'var(--ink)',
      transition: 'background-color var(--quick)',
    },
    ':hover::before': { background: 'var(--signal)' },
  }),
  name: css({
    'a:hover > &': {
      textDecoration: 'underline',
      textDecorationColor: 'var(--signal)',
      textDecorationThickness: 2,
      textUnderlineOffset: '0.2em',
    },
  }),
  division: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--name-in-picture)',
    letterSpacing: '-0.025em',
    [below.phone]: { fontSize: 'var(--plain)' },
    [below.largeText]: { fontSize: 'var(--in-picture)' },
  }),
  channel: css({
    fontSize: 'var(--plain)',
    color: 'var(--muted)',
    [below.phone]: { fontSize: 'var(--small)' },
    [below.largeText]: { fontSize: 'var(--in-picture)' },
  }),
};

/** Where a name is to its dot. */
const sides = {
  start: { insetInlineEnd: '-0.8rem', translate: '0 -50%', flexDirection: 'row-reverse' },
  end: { insetInlineStart: '-0.8rem', translate: '0 -50%' },
  above: { bottom: '-0.8rem', translate: '-50%', flexDirection: 'column-reverse' },
  below: { top: '-0.8rem', translate: '-50%', flexDirection: 'column' },
} as const;

/** Above or below its dot, from there on towards an edge of the map. */
const outwards = (side: 'above' | 'below', edge: 'start' | 'end') => ({
  [from.tablet]: {
    ...sides[side],
    ...(edge === 'start'
      ? { insetInline: 'auto -0.8rem', alignItems: 'flex-end' }
      : { insetInline: '-0.8rem auto', alignItems: 'flex-start' }),
    translate: 'none',
  },
});

/** From the edge of the map inwards; where there is room, the divisions have theirs outwards. */
const places = {
  services: css(sides.end, outwards('above', 'start')),
  'ai-marketing': css(sides.above),
  institute: css(sides.start, outwards('above', 'end')),
  studio: css(sides.start),
  ventures: css(sides.start, outwards('below', 'end')),
  podcast: css(sides.below),
  community: css(sides.end, outwards('below', 'start')),
  techsense: css(sides.end),
};

/**
 * The group as a map: partnership in the centre, the divisions around it, and between them the
 * channels that they share. The names on it are links.
 */
export function Ecosystem() {
  const { t } = useTranslation();
  return (
    <figure css={styles.map}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        css={styles.lines}
      >
        <path d={RING} stroke="var(--ink)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        <path
          d={SPOKES}
          stroke="var(--signal)"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p css={styles.centre}>{t('pages.partnership')}</p>
      <ul>
        {divisions.map(({ id }) => (
          <li key={id} css={[styles.node, positions[id]]}>
            <PageLink to={id} css={[styles.link, places[id]]}>
              <span css={[styles.name, styles.division]}>{t(`pages.${id}`)}</span>
            </PageLink>
          </li>
        ))}
        {channels.map(({ id }) => (
          <li key={id} css={[styles.node, positions[id]]}>
            <PageLink to={id} css={[styles.link, places[id]]}>
              <span css={[styles.name, styles.channel]}>{t(`pages.${id}`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </figure>
  );
}
