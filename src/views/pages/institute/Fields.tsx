import { studyFields } from '#content/pages/institute.ts';
import { ownKeys } from '#views/basics/textKeys.ts';
import { bullet, from, large, onTablet } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  fields: css({
    display: 'grid',
    gap: 'var(--gap-3) var(--gap)',
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  /** The lists of all fields line up. */
  field: css({
    display: 'flex',
    flexDirection: 'column',
    paddingTop: '1.25rem',
    borderTop: '2px solid var(--ink)',
    [onTablet]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / 1fr 1fr',
      columnGap: 'var(--gap)',
    },
  }),
  title: css({ fontSize: 'var(--head-3)', lineHeight: 1.1 }),
  description: css({ marginTop: '0.75rem', maxWidth: '26rem', color: 'var(--muted)' }),
  topics: css({
    marginTop: 'auto',
    paddingTop: '1.5rem',
    borderBottom: '1px solid var(--line)',
    [onTablet]: { gridArea: '1 / 2 / 3 / 3', paddingTop: 0 },
  }),
  topic: css({
    display: 'flex',
    alignItems: 'baseline',
    gap: '0.6em',
    paddingBlock: '0.7rem',
    borderTop: '1px solid var(--line)',
    ...large('--head-1', 1.2),
    [onTablet]: { ':first-of-type': { borderTop: 0, paddingTop: 0 } },
    '::before': {
      content: '""',
      ...bullet('0.23em'),
      translate: '0 -0.14em',
    },
  }),
};

/** The fields of study, each with its subjects in large type. */
export function Fields() {
  const { t } = useTranslation('institute');
  return (
    <ul css={styles.fields}>
      {studyFields.map((field) => (
        <li key={field.id} css={styles.field}>
          <h3 css={styles.title}>{t(`fields.items.${field.id}.title`)}</h3>
          <p css={styles.description}>{t(`fields.items.${field.id}.description`)}</p>
          <ul css={styles.topics}>
            {ownKeys(field, 'topics').map((key) => (
              <li key={key} css={styles.topic}>
                {t(`fields.items.${key}`)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
