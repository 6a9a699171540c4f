import { magazines } from '#content/pages/community.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { from, large } from '#views/basics/theme.tsx';
import { ink, light } from '#views/basics/tokens.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({
    display: 'grid',
    gap: 'clamp(3rem, 5vw, 5rem)',
    textWrap: 'balance',
    [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: 'var(--gap)' },
  }),
  cover: css({
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    gap: '0.5rem',
    aspectRatio: '4 / 5',
    padding: 'var(--inset)',
    overflow: 'clip',
    border: '1px solid var(--line)',
  }),
  issue: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '1rem',
    fontSize: 'var(--small)',
    fontWeight: 600,
  }),
  name: css({ fontSize: 'var(--head-5)', lineHeight: 0.9 }),
  headline: css(large('--head-3', 1)),
  line: css({
    paddingTop: '0.4rem',
    borderTop: '1px solid var(--muted)',
    fontSize: 'var(--small)',
    fontWeight: 600,
    lineHeight: 1.3,
  }),
  lines: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--gap-1)' }),
  /** From edge to edge, between the name and the headline. */
  stones: css({
    width: `calc(100% + 2 * var(--inset))`,
    maxWidth: 'none',
    height: 0,
    minHeight: '100%',
    marginInline: `calc(-1 * var(--inset))`,
  }),
  description: css({ marginTop: '1.5rem', maxWidth: '34rem', color: 'var(--muted)' }),
};

/** What is printed keeps its colours in the dark scheme. */
const printed = { background: 'var(--paper)', color: 'var(--ink)' };

const covers = {
  business: css(light, printed),
  culture: css(ink, printed),
};

const headlines = {
  /** In a dot as large as the cover has room for: the one that the magazine has its name from. */
  business: css({
    placeSelf: 'center',
    display: 'grid',
    placeItems: 'center',
    width: '68%',
    aspectRatio: '1',
    padding: '0.5em',
    borderRadius: '50%',
    background: 'var(--ink)',
    color: 'var(--paper)',
    fontSize: 'var(--head-4)',
    textAlign: 'center',
    '@media print': { background: 'none', color: 'var(--ink)' },
  }),
  culture: css({ marginBlock: '0.3em', maxWidth: '8em' }),
};

/** The radii of the arcs of stones, and of the one in which a stone is lit. */
const radii = Array.from({ length: 15 }, (_, arc) => 40 + 28 * arc);
const LIT = 180;

const stonesIn = (radius: number) => Math.round(radius / 4.6);

/** A fan of paving stones, each of which could be a pixel. */
const Stones = () => (
  <svg
    viewBox="-400 -236 400 236"
    preserveAspectRatio="xMaxYMax slice"
    fill="none"
    strokeWidth="20"
    css={styles.stones}
    aria-hidden="true"
  >
    {radii.map((radius) => (
      <circle
        key={radius}
        r={radius}
        pathLength={stonesIn(radius)}
        stroke="var(--line)"
        strokeDasharray="0.76 0.24"
      />
    ))}
    <circle
      r={LIT}
      pathLength={stonesIn(LIT)}
      stroke="var(--ink)"
      strokeDasharray={`0 22 0.76 ${stonesIn(LIT)}`}
    />
  </svg>
);

/** The magazines side by side, each as the cover of its newest issue. */
export function Magazines() {
  const { t } = useTranslation('community');
  const { formatEuros } = useNumbers();
  return (
    <ul css={styles.list}>
      {magazines.map(({ id, name, number, price }) => (
        <li key={id}>
          <div css={[styles.cover, covers[id]]}>
            <p css={styles.issue}>
              <span>{t(`magazines.items.${id}.issue`, { number })}</span>
              <span>{formatEuros(price)}</span>
            </p>
            <h3 css={styles.name}>{name}</h3>
            {id === 'culture' && <Stones />}
            <p css={[styles.headline, headlines[id]]}>{t(`magazines.items.${id}.headline`)}</p>
            <div css={styles.lines}>
              <p css={styles.line}>{t(`magazines.items.${id}.lines.first`)}</p>
              <p css={styles.line}>{t(`magazines.items.${id}.lines.second`)}</p>
            </div>
          </div>
          <p css={styles.description}>{t(`magazines.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
