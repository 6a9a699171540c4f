import { useTranslation } from 'react-i18next';
import { techsenseFeatures } from '#content/pages/techsense.ts';
import { pairs } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { DotRow } from '#views/parts/DotRow.tsx';

const styles = {
  list: css({ display: 'grid', rowGap: 'var(--gap-3)' }),
  feature: css(pairs, {
    rowGap: '0.75rem',
    alignItems: 'baseline',
  }),
  /** What one counts stands above what is offered. */
  counted: css({ '&&': { gridColumn: '1 / -1', order: -1 } }),
  title: css({ fontSize: 'var(--head-5)' }),
  label: css({ marginBottom: 'var(--gap-1)', fontSize: 'var(--small)' }),
  description: css({ maxWidth: '34rem', textWrap: 'balance' }),
};

const MOST = Math.max(...techsenseFeatures.map(({ count }) => count));

/** The components of TECHSENSE, each below a dot for each of what it counts. */
export function Features() {
  const { t } = useTranslation('techsense');
  return (
    <ul css={styles.list}>
      {techsenseFeatures.map(({ id, count }) => (
        <li key={id} css={styles.feature}>
          <h3 css={styles.title}>{t(`features.items.${id}.title`)}</h3>
          <div css={styles.counted}>
            <DotRow count={count} most={MOST} />
            <p css={styles.label}>{t(`features.items.${id}.label`, { number: count })}</p>
          </div>
          <p css={styles.description}>{t(`features.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
