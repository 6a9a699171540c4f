import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { below, from } from '#views/basics/theme.tsx';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

/** A position on the map, in percent of its width and height. */
type Point = readonly [x: number, y: number];

const centre: Point = [50, 50];

const divisions = [
  { id: 'services', point: [22, 26] },
  { id: 'institute', point: [75, 23] },
  { id: 'ventures', point: [80, 74] },
  { id: 'community', point: [26, 78] },
] as const;

/** Each is shared by two divisions and placed between them. `neighbours` are their indices. */
const channels = [
  { id: 'ai-marketing', point: [46, 6], neighbours: [0, 1] },
  { id: 'studio', point: [88, 47], neighbours: [1, 2] },
  { id: 'podcast', point: [54, 93], neighbours: [2, 3] },
  { id: 'techsense', point: [12, 51], neighbours: [3, 0] },
] as const;

const path = (...points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`;

const SPOKES = divisions.map(({ point }) => path(centre, point)).join('');
const RING = `${path(...divisions.map(({ point }) => point))}Z`;
const BRANCHES = channels
  .map(({ point, neighbours: [one, other] }) =>
    path(divisions[one].point, point, divisions[other].point),
  )
  .join('');

const at = ([x, y]: Point) => css({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` });
const positions = Object.fromEntries(
  [...divisions, ...channels].map(({ id, point }) => [id, at(point)]),
);

const styles = {
  map: css({
    position: 'relative',
    height: '36rem',
    marginInline: '-0.5rem',
    backgroundImage: 'radial-gradient(var(--lattice) 1px, transparent 1.5px)',
    backgroundSize: '1.75rem 1.75rem',
    [below.phone]: { marginInline: 0 },
    [from.tablet]: { height: 'clamp(34rem, 50vw, 44rem)', marginInline: 0 },
  }),
  lines: css({ position: 'absolute', inset: 0, width: '100%', height: '100%' }),
  centre: css({
    position: 'absolute',
    inset: '50% auto auto 50%',
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(7.25rem, 15vw, 12rem)',
    aspectRatio: '1',
    translate: '-50% -50%',
    borderRadius: '50%',
    background: 'var(--signal)',
    boxShadow: '0 0 0 clamp(1.25rem, 3.5vw, 3rem) var(--signal-tint)',
    color: 'var(--on-signal)',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--in-picture)',
    letterSpacing: '-0.02em',
  }),
  /**
   * A link's dot is on its point, with the name below. Upper divisions have the name above, clear of
   * the lines.
   */
  node: css({ position: 'absolute', width: 0, height: 0 }),
  link: css({
    position: 'absolute',
    insetBlockStart: '-0.8rem',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '0.3rem',
    transform: 'translateX(-50%)',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    lineHeight: 1.2,
    '::before': {
      content: '""',
      width: '1.6rem',
      height: '1.6rem',
      border: '0.4rem solid var(--surface)',
      borderRadius: '50%',
      background: 'var(--ink)',
      transition: 'background-color var(--quick)',
    },
    ':hover::before': { background: 'var(--signal)' },
  }),
  upperLink: css({
    insetBlock: 'auto -0.8rem',
    flexDirection: 'column-reverse',
  }),
  name: css({
    padding: '0.15em 0.6em 0.25em',
    borderRadius: '1em',
    background: 'var(--surface)',
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
  }),
  channel: css({
    fontSize: 'var(--plain)',
    color: 'var(--muted)',
    [below.phone]: { fontSize: 'var(--small)' },
  }),
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
        <path
          d={BRANCHES}
          stroke="var(--ink)"
          strokeOpacity="0.35"
          strokeWidth="1.2"
          vectorEffect="non-scaling-stroke"
        />
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
        {divisions.map(({ id, point: [, y] }) => (
          <li key={id} css={[styles.node, positions[id]]}>
            <PageLink to={id} css={[styles.link, y < 50 && styles.upperLink]}>
              <span css={[styles.name, styles.division]}>{t(`pages.${id}`)}</span>
            </PageLink>
          </li>
        ))}
        {channels.map(({ id }) => (
          <li key={id} css={[styles.node, positions[id]]}>
            <PageLink to={id} css={styles.link}>
              <span css={[styles.name, styles.channel]}>{t(`pages.${id}`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </figure>
  );
}
