import { useTranslation } from 'react-i18next';
import { services } from '#content/pages/services.ts';
import { servicePictures } from '#content/pictures/services.ts';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Picture, smallPicture } from '#views/parts/Picture.tsx';

const styles = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  service: css({
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    gap: '0.75rem 1.25rem',
    alignItems: 'center',
    paddingBlock: '1.5rem',
    borderBottom: '1px solid var(--line)',
    [below.phone]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)', columnGap: '1rem' },
    [from.tablet]: { gridTemplateColumns: '12rem 1fr', columnGap: '2rem' },
    [from.desktop]: {
      gridTemplateColumns: '13rem 1fr 1.3fr',
      columnGap: 'clamp(2rem, 4vw, 4rem)',
      paddingBlock: '1.75rem',
    },
  }),
  picture: css({
    [below.tablet]: smallPicture,
    [from.tablet]: { gridRow: '1 / 3' },
    [from.desktop]: { gridRow: 'auto' },
  }),
  title: css({
    fontSize: 'var(--head-5)',
    [below.phone]: { fontSize: 'var(--head-2)' },
    [from.tablet]: { alignSelf: 'end' },
    [from.desktop]: { alignSelf: 'center' },
  }),
  description: css({
    gridColumn: '1 / -1',
    color: 'var(--muted)',
    [from.tablet]: { gridColumn: 2, alignSelf: 'start' },
    [from.desktop]: { gridColumn: 'auto', alignSelf: 'center' },
  }),
};

/** The six services, each with its picture and description. */
export function ServiceList() {
  const { t } = useTranslation('services');
  return (
    <ul css={styles.list}>
      {services.map((id) => (
        <li key={id} css={styles.service}>
          <div css={styles.picture}>
            <Picture picture={servicePictures[id]} />
          </div>
          <h3 css={styles.title}>{t(`services.items.${id}.title`)}</h3>
          <p css={styles.description}>{t(`services.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
