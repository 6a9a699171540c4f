import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { programs } from '#content/pages/institute.ts';
import { useDates } from '#views/basics/dates.ts';
import { ownKeys } from '#views/basics/textKeys.ts';
import { from } from '#views/basics/theme.tsx';
import { DotList } from '#views/parts/lists/DotList.tsx';

const styles = {
  list: css({
    display: 'grid',
    gap: 'clamp(3rem, 5vw, 5rem)',
    [from.desktop]: { gridTemplateColumns: '1fr 1fr' },
  }),
  program: css({ paddingTop: '1.75rem', borderTop: '2px solid var(--signal)' }),
  title: css({ fontSize: 'clamp(1.75rem, 3.2vw, 2.6rem)' }),
  facts: css({ marginBottom: '2rem', fontWeight: 600 }),
  description: css({ marginBlock: '0.9rem', maxWidth: '30rem', color: 'var(--muted)' }),
};

/** Formats whole euros in a language. Every space becomes U+00A0, whichever kind the engine uses. */
function formatPrice(language: string, euros: number): string {
  const options = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, options).format(euros).replace(/\s/g, '\u00a0');
}

/** The programmes side by side, each with its features. */
export function Programs() {
  const { t, i18n } = useTranslation('institute');
  const { formatDate } = useDates();
  return (
    <ul css={styles.list}>
      {programs.map((program) => (
        <li key={program.id} css={styles.program}>
          <h3 css={styles.title}>{t(`programs.items.${program.id}.title`)}</h3>
          <p css={styles.description}>{t(`programs.items.${program.id}.description`)}</p>
          <p css={styles.facts}>
            {t(`programs.items.${program.id}.facts`, {
              from: formatPrice(i18n.language, program.prices[0]),
              to: formatPrice(i18n.language, program.prices[1]),
              date: formatDate(program.nextStart),
            })}
          </p>
          <DotList items={ownKeys(program, 'features').map((key) => t(`programs.items.${key}`))} />
        </li>
      ))}
    </ul>
  );
}
