import { useTranslation } from 'react-i18next';
import { journeySteps } from '#content/pages/institute.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const tint = (percent: number) => `color-mix(in srgb, var(--signal) ${percent}%, var(--paper))`;

/** The colour of a step, and of the next one. */
const tints = {
  signal25: css({ '--step': tint(40), '--next': tint(60) }),
  signal50: css({ '--step': tint(60), '--next': tint(80) }),
  signal75: css({ '--step': tint(80), '--next': tint(100) }),
  signal100: css({ '--step': tint(100), '--next': tint(100) }),
};

const NODE = 'min(3.25rem, 17vw)';
/** Distance from the top of a step to the middle of its node. */
const MIDDLE = `calc(1.5rem + ${NODE} / 2)`;
const GAP = 'clamp(1rem, 3vw, 2.5rem)';
const DISTANCE = '1.75rem';
/** On wide screens, each step overlaps the previous one, on the other side, by this much. */
const OVERLAP = '5rem';

const styles = {
  step: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${NODE} minmax(0, 1fr)`,
    columnGap: GAP,
    alignItems: 'start',
    '& + li': { marginTop: DISTANCE },
    // The line to the next node.
    ':not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      top: MIDDLE,
      bottom: `calc(-1 * (${DISTANCE} + ${MIDDLE}))`,
      insetInlineStart: `calc(${NODE} / 2 - 1px)`,
      width: 2,
      background: 'linear-gradient(var(--step), var(--next))',
    },
    [from.desktop]: {
      gridTemplateColumns: `1fr ${NODE} 1fr`,
      '& + li': { marginTop: `-${OVERLAP}` },
      ':not(:last-of-type)::before': {
        bottom: `calc(${OVERLAP} - ${MIDDLE})`,
        insetInlineStart: 'calc(50% - 1px)',
      },
    },
  }),
  node: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: NODE,
    height: NODE,
    marginTop: '1.5rem',
    borderRadius: '50%',
    // A ring: no tint is behind the figure, which is as clear in each step.
    boxShadow: 'inset 0 0 0 4px var(--step)',
    background: 'var(--surface)',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-1)',
    [from.desktop]: { gridColumn: 2, gridRow: 1 },
    // The line from the node to its card.
    '::after': {
      content: '""',
      position: 'absolute',
      top: `calc(${NODE} / 2 - 1px)`,
      insetInlineStart: '100%',
      width: GAP,
      height: 2,
      background: 'var(--step)',
    },
    '[data-side=left] > &::after': {
      [from.desktop]: { insetInline: 'auto 100%' },
    },
  }),
  /** Its rule goes on from the line of its node. */
  card: css({
    marginTop: `calc(${MIDDLE} - 1px)`,
    paddingTop: '1.25rem',
    borderTop: '2px solid var(--ink)',
    [from.desktop]: { gridRow: 1, gridColumn: 3, '[data-side=left] > &': { gridColumn: 1 } },
  }),
  title: css({ fontSize: 'var(--head-3)', lineHeight: 1.1 }),
  description: css({ marginTop: '0.6rem', color: 'var(--muted)' }),
  bar: css({ marginTop: '1.5rem', width: '100%', height: 12, overflow: 'visible' }),
  progress: css({ marginTop: '0.5rem', fontSize: 'var(--note)', fontWeight: 600 }),
};

function Step({ step, number }: { step: (typeof journeySteps)[number]; number: number }) {
  const { t } = useTranslation('institute');
  const { id, side, colour, progress } = step;
  return (
    <li css={[styles.step, tints[colour]]} data-side={side}>
      <span css={styles.node} aria-hidden="true">
        {number}
      </span>
      <div css={styles.card}>
        <h3 css={styles.title}>{t(`journey.steps.${id}.title`)}</h3>
        <p css={styles.description}>{t(`journey.steps.${id}.description`)}</p>
        <svg css={styles.bar} aria-hidden="true">
          <rect y="5" width="100%" height="2" fill="var(--line)" />
          <rect y="5" width={`${progress}%`} height="2" fill="var(--signal)" />
          <circle cx={`${progress}%`} cy="6" r="6" fill="var(--signal)" />
        </svg>
        <p css={styles.progress}>
          {t('journey.progress', { step: number, count: journeySteps.length })}
        </p>
      </div>
    </li>
  );
}

/** The learning journey: steps on both sides of a line whose colour grows stronger. */
export function Journey() {
  return (
    <ol>
      {journeySteps.map((step, index) => (
        <Step key={step.id} step={step} number={index + 1} />
      ))}
    </ol>
  );
}
