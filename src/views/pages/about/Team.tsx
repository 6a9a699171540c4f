import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { people } from '#content/pages/about.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  /** A name and its text are in one row. */
  person: css({
    display: 'grid',
    gap: '0.75rem var(--gap-3)',
    paddingBlock: 'clamp(1.25rem, 2.6vw, 2.25rem)',
    borderBottom: '1px solid var(--line)',
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: '7fr 5fr' },
  }),
  name: css({ fontSize: 'var(--head-7)', lineHeight: 1, letterSpacing: '-0.035em' }),
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
          <div>
            <p css={styles.role}>{t(`people.items.${id}.role`)}</p>
            <p css={styles.text}>{t(`people.items.${id}.text`, { year: brand.foundingYear })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
