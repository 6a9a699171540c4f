import { useTranslation } from 'react-i18next';
import { figures } from '#content/figures.ts';
import { aiCases } from '#content/pages/aiMarketing.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { thirds } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css(thirds, { rowGap: '3.5rem' }),
  case: css({ paddingTop: '1.25rem', borderTop: '2px solid var(--ink)' }),
  client: css({ fontSize: 'var(--head-1)', lineHeight: 1.15 }),
  result: css({ marginTop: 'clamp(1.5rem, 3vw, 2.5rem)', lineHeight: 1.3 }),
  figure: css({
    display: 'block',
    marginBottom: '0.75rem',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-9)',
    lineHeight: 0.9,
    letterSpacing: '-0.045em',
    whiteSpace: 'nowrap',
  }),
  change: css({ marginBlock: '1.5rem' }),
  description: css({
    marginTop: '0.75rem',
    paddingInlineEnd: 'var(--gap-1)',
    color: 'var(--muted)',
  }),
};

/** Leaves room for the longest line and for half a dot at either end. */
const WIDTH = 174;

/** Two lines on the same scale: the value before, and below it the value after. */
function Change({ percent }: { percent: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 22`}
      width="100%"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      css={styles.change}
    >
      <path d="M5 5h100" stroke="var(--muted)" strokeWidth="1" />
      <path d="M5 5h0M105 5h0" stroke="var(--muted)" strokeWidth="5" />
      <path d={`M5 17h${100 + percent}`} stroke="var(--ink)" strokeWidth="1" />
      <path d={`M5 17h0M${105 + percent} 17h0`} stroke="var(--ink)" strokeWidth="9" />
    </svg>
  );
}

/** Three clients: what changed for each, how that was counted, and why. */
export function CaseStudies() {
  const { t } = useTranslation('ai-marketing');
  const { formatFigure } = useNumbers();
  return (
    <ul css={styles.list}>
      {aiCases.map(({ id, figure }) => (
        <li key={id} css={styles.case}>
          <h3 css={styles.client}>{t(`cases.items.${id}.title`)}</h3>
          <p>{t(`cases.items.${id}.when`)}</p>
          <p css={styles.result}>
            <strong css={styles.figure}>{formatFigure(figures[figure])}</strong>{' '}
            {t(`cases.items.${id}.label`)}
          </p>
          <Change
            percent={figures[figure].value * (figure === 'acquisitionCostReduction' ? -1 : 1)}
          />
          <p>{t(`cases.items.${id}.basis`)}</p>
          <p css={styles.description}>{t(`cases.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
