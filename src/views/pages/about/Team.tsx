import { useTranslation } from 'react-i18next';
import { people } from '#content/pages/about.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ display: 'grid', gap: 'var(--gap-3)' }),
  /** A name fills the column, from edge to edge. Where a visitor sets more space, its words wrap. */
  name: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    marginInlineStart: '-0.055em',
    alignItems: 'center',
    fontSize: 'var(--nameplate)',
    lineHeight: 0.95,
    letterSpacing: '-0.045em',
  }),
  /** The dot of the brand connects two words. */
  dot: css({
    width: '0.2em',
    height: '0.2em',
    marginTop: '0.08em',
    borderRadius: '50%',
    background: 'var(--ink)',
  }),
  text: css({
    display: 'grid',
    gap: '0.25rem var(--gap)',
    marginTop: 'var(--gap-1)',
    paddingTop: '1rem',
    borderTop: '2px solid var(--ink)',
    fontSize: 'var(--lead)',
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
  }),
  role: css({ fontWeight: 700, textWrap: 'balance' }),
  fact: css({ color: 'var(--muted)', textWrap: 'balance' }),
};

/** Whom one meets first: a name, what it stands for, and one thing to know. */
export function Team() {
  const { t } = useTranslation('about');
  return (
    <ul css={styles.list}>
      {people.map(({ id, name }) => {
        const [first, last] = name.split(' ');
        return (
          <li key={id}>
            <h3 css={styles.name}>
              {first} <span css={styles.dot} /> {last}
            </h3>
            <div css={styles.text}>
              <p css={styles.role}>{t(`people.items.${id}.role`)}</p>
              <p css={styles.fact}>{t(`people.items.${id}.text`)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
