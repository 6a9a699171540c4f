import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { people } from '#content/pages/about.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  person: css({
    paddingBlock: 'clamp(1.25rem, 2.4vw, 1.75rem)',
    borderBottom: '1px solid var(--line)',
  }),
  name: css({ marginBottom: '0.6rem', fontSize: 'var(--head-4)' }),
  role: css({ fontWeight: 700 }),
  text: css({
    marginTop: '0.25rem',
    fontSize: 'var(--lead)',
    textWrap: 'balance',
    color: 'var(--muted)',
  }),
};

/** Whom one meets first: a name, what it stands for, and one thing to know. */
export function Team() {
  const { t } = useTranslation('about');
  return (
    <ul css={styles.list}>
      {people.map(({ id, name }) => (
        <li key={id} css={styles.person}>
          <h3 css={styles.name}>{name}</h3>
          <p css={styles.role}>{t(`people.items.${id}.role`)}</p>
          <p css={styles.text}>{t(`people.items.${id}.text`, { year: brand.foundingYear })}</p>
        </li>
      ))}
    </ul>
  );
}
