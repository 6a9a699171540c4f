import { useTranslation } from 'react-i18next';
import { magazines } from '#content/pages/community.ts';
import { magazinePictures } from '#content/pictures/community.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Picture } from '#views/parts/Picture.tsx';

const styles = {
  list: css({
    display: 'grid',
    gap: 'clamp(3rem, 5vw, 5rem)',
    [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: 'clamp(1.5rem, 5vw, 5rem)' },
  }),
  cover: css({
    padding: 'clamp(1rem, 3vw, 2.5rem)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface)',
  }),
  name: css({ marginBlock: '1.75rem 0.75rem', fontSize: 'var(--head-7)' }),
  description: css({ maxWidth: '34rem', color: 'var(--muted)' }),
};

/** The magazines side by side, each with its cover. */
export function Magazines() {
  const { t } = useTranslation('community');
  return (
    <ul css={styles.list}>
      {magazines.map(({ id, name }) => (
        <li key={id}>
          <div css={styles.cover}>
            <Picture picture={magazinePictures[id]} />
          </div>
          <h3 css={styles.name}>{name}</h3>
          <p css={styles.description}>{t(`magazines.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
