import { useTranslation } from 'react-i18next';
import { programs } from '#content/pages/institute.ts';
import { useDates } from '#views/basics/dates.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { ownKeys } from '#views/basics/textKeys.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { DotList } from '#views/parts/lists/DotList.tsx';

const styles = {
  list: css({
    display: 'grid',
    gap: 'clamp(3rem, 5vw, 5rem)',
    [from.desktop]: { gridTemplateColumns: '1fr 1fr' },
  }),
  program: css({ paddingTop: '1.75rem', borderTop: '2px solid var(--signal)' }),
  title: css({ fontSize: 'var(--head-5)' }),
  facts: css({ marginBottom: '2rem', fontWeight: 600 }),
  description: css({ marginBlock: '0.9rem', maxWidth: '30rem', color: 'var(--muted)' }),
};

/** The programmes side by side, each with its features. */
export function Programs() {
  const { t } = useTranslation('institute');
  const { formatDate } = useDates();
  const { formatEuros } = useNumbers();
  return (
    <ul css={styles.list}>
      {programs.map((program) => (
        <li key={program.id} css={styles.program}>
          <h3 css={styles.title}>{t(`programs.items.${program.id}.title`)}</h3>
          <p css={styles.description}>{t(`programs.items.${program.id}.description`)}</p>
          <p css={styles.facts}>
            {t(`programs.items.${program.id}.facts`, {
              from: formatEuros(program.prices[0]),
              to: formatEuros(program.prices[1]),
              date: formatDate(program.nextStart),
            })}
          </p>
          <DotList items={ownKeys(program, 'features').map((key) => t(`programs.items.${key}`))} />
        </li>
      ))}
    </ul>
  );
}
