import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { people } from '#content/pages/about.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  person: css({
    display: 'grid',
    gap: '0.75rem var(--gap-4)',
    paddingBlock: 'clamp(1.5rem, 3vw, 2.5rem)',
    ':not(:last-of-type)': { borderBottom: '1px solid var(--line)' },
    [from.desktop]: { gridTemplateColumns: '2fr 3fr', alignItems: 'baseline' },
  }),
  name: css({ fontSize: 'var(--head-6)' }),
  role: css({ fontWeight: 700 }),
  text: css({ marginTop: '0.25rem', fontSize: 'var(--lead)', color: 'var(--muted)' }),
};

/** Whom one meets first: a name, what it stands for, and one thing to know. */
export function Team() {
  const { t } = useTranslation('about');
  return (
    <ul css={styles.list}>
      {people.map(({ id, name }) => (
        <li key={id} css={styles.person}>
          <h3 css={styles.name}>{name}</h3>
          <div>
            <p css={styles.role}>{t(`people.items.${id}.role`)}</p>
            <p css={styles.text}>{t(`people.items.${id}.text`, { year: brand.foundingYear })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
