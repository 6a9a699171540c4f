import { useTranslation } from 'react-i18next';
import { services } from '#content/pages/services.ts';
import { below, from, halves, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const columns = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 'var(--gap)' };

const inColumn = {
  alignContent: 'start',
  '& > :nth-child(n):not(:only-child)': { gridColumn: '1 / -1' },
};

const styles = {
  /** In two columns where a row has no room for both texts, and where it is longer than they are. */
  list: css({
    borderTop: '2px solid var(--ink)',
    [onTablet]: columns,
    [from.wall]: columns,
  }),
  service: css(halves, {
    rowGap: '0.6rem',
    alignItems: 'center',
    [onTablet]: inColumn,
    paddingBlock: 'clamp(1.1rem, 1.5vw, 1.75rem)',
    borderBottom: '1px solid var(--line)',
    [from.wall]: inColumn,
  }),
  title: css({
    fontSize: 'var(--head-7)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
    [below.phone]: { fontSize: 'var(--head-6)' },
  }),
  description: css({ color: 'var(--muted)', textWrap: 'balance' }),
};

/** The six services in large type, each with its description. */
export function ServiceList() {
  const { t } = useTranslation('services');
  return (
    <ul css={styles.list}>
      {services.map((id) => (
        <li key={id} css={styles.service}>
          <h3 css={styles.title}>{t(`services.items.${id}.title`)}</h3>
          <p css={styles.description}>{t(`services.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
