import { useTranslation } from 'react-i18next';
import { techsenseFeatures } from '#content/pages/techsense.ts';
import { from, grid } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ display: 'grid', rowGap: 'var(--gap-3)' }),
  feature: css(grid, {
    rowGap: '0.75rem',
    alignItems: 'baseline',
    '& > *': { gridColumn: '1 / -1' },
    [from.tablet]: { '& > :not(svg)': { gridColumn: 'span 6' } },
  }),
  title: css({ fontSize: 'var(--head-5)', lineHeight: 1.05 }),
  description: css({ maxWidth: '34rem', textWrap: 'balance' }),
};

const MOST = Math.max(...techsenseFeatures.map(({ count }) => count));

/** The components of TECHSENSE, each below what it counts: a dashed line, whose dashes of no length are dots. */
export function Features() {
  const { t } = useTranslation('techsense');
  return (
    <ul css={styles.list}>
      {techsenseFeatures.map(({ id, count }) => (
        <li key={id} css={styles.feature}>
          <svg
            viewBox={`0.2 0 ${MOST - 0.4} 1`}
            stroke="var(--ink)"
            strokeWidth="0.6"
            strokeLinecap="round"
            strokeDasharray="0 1"
            aria-hidden="true"
          >
            <path d={`M.5.5h${count - 0.9}`} />
          </svg>
          <h3 css={styles.title}>{t(`features.items.${id}.title`)}</h3>
          <p css={styles.description}>{t(`features.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
