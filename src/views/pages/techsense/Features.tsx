import { techsenseFeatures } from '#content/pages/techsense.ts';
import { pairs } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { DotRow } from '#views/parts/DotRow.tsx';

const styles = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  feature: css(pairs, {
    rowGap: '1.25rem',
    paddingBlock: 'var(--gap-2)',
    borderBottom: '1px solid var(--line)',
  }),
  title: css({ fontSize: 'var(--head-3)' }),
  description: css({ maxWidth: '34rem', marginTop: '0.75rem', textWrap: 'balance' }),
  label: css({ marginTop: '0.4rem', fontSize: 'var(--small)', color: 'var(--muted)' }),
};

/** The most dots of a row: the usual gathering fills two. */
const ROW = 15;

/** The components of TECHSENSE, each beside a dot for each of what it counts. */
export function Features() {
  const { t } = useTranslation('techsense');
  return (
    <ul css={styles.list}>
      {techsenseFeatures.map(({ id, count }) => (
        <li key={id} css={styles.feature}>
          <div>
            <h3 css={styles.title}>{t(`features.items.${id}.title`)}</h3>
            <p css={styles.description}>{t(`features.items.${id}.description`)}</p>
          </div>
          <div>
            {Array.from({ length: Math.ceil(count / ROW) }, (_, row) => row * ROW).map((before) => (
              <DotRow key={before} count={Math.min(ROW, count - before)} most={ROW} />
            ))}
            <p css={styles.label}>{t(`features.items.${id}.label`, { number: count })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
