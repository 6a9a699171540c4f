import { useTranslation } from 'react-i18next';
import { journeySteps } from '#content/pages/institute.ts';
import { from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const tint = (percent: number) => `color-mix(in srgb, var(--signal) ${percent}%, var(--paper))`;

const tints = {
  signal25: css({ '--step': tint(55) }),
  signal50: css({ '--step': tint(70) }),
  signal75: css({ '--step': tint(85) }),
  signal100: css({ '--step': tint(100) }),
};

const styles = {
  steps: css({
    display: 'grid',
    gap: 'var(--gap-3) var(--gap-2)',
    [onTablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  /** On phones, the text is beside the figure. */
  step: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(3.25rem, auto) minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: '0.75rem',
    '& > svg': { gridColumn: '1 / -1' },
    [onTablet]: { '&[data-side=left]': { gridColumn: 1 }, '&[data-side=right]': { gridColumn: 2 } },
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  bar: css({ width: '100%', height: 16, overflow: 'visible' }),
  figure: css({
    marginTop: '0.15em',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-figure)',
    lineHeight: 1,
    letterSpacing: '-0.04em',
  }),
  text: css({ marginTop: 'clamp(0.9rem, 1.6vw, 1.5rem)' }),
  title: css({ fontSize: 'var(--head-2)', lineHeight: 1.1 }),
  description: css({ marginTop: '0.6rem', color: 'var(--muted)' }),
};

function Step({ step, number }: { step: (typeof journeySteps)[number]; number: number }) {
  const { t } = useTranslation('institute');
  const { id, side, colour, progress } = step;
  return (
    <li css={[styles.step, tints[colour]]} data-side={side}>
      <svg css={styles.bar} aria-hidden="true">
        <rect y="6" width="100%" height="4" fill="var(--line)" />
        <rect y="6" width={`${progress}%`} height="4" fill="var(--step)" />
        <circle cx={`${progress}%`} cy="8" r="8" fill="var(--signal)" />
      </svg>
      <span css={styles.figure} aria-hidden="true">
        {number}
      </span>
      <div css={styles.text}>
        <h3 css={styles.title}>{t(`journey.steps.${id}.title`)}</h3>
        <p css={styles.description}>{t(`journey.steps.${id}.description`)}</p>
      </div>
    </li>
  );
}

/** The learning journey: numbered steps, each under a bar that shows how far it leads. */
export function Journey() {
  return (
    <ol css={styles.steps}>
      {journeySteps.map((step, index) => (
        <Step key={step.id} step={step} number={index + 1} />
      ))}
    </ol>
  );
}
