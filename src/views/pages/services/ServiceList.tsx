import { useTranslation } from 'react-i18next';
import { services } from '#content/pages/services.ts';
import { from, ledger, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const columns = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 'var(--gap)' };

const inColumn = {
  alignContent: 'start',
  '& > :nth-child(n):not(:only-child)': { gridColumn: '1 / -1' },
};

const styles = {
  /** In two columns where a row has no room for both texts, and where it is longer than they are. */
  list: css(ledger.list, { [onTablet]: columns, [from.wall]: columns }),
  service: css(ledger.row, { [onTablet]: inColumn, [from.wall]: inColumn }),
};

/** The six services in large type, each with its description. */
export function ServiceList() {
  const { t } = useTranslation('services');
  return (
    <ul css={styles.list}>
      {services.map((id) => (
        <li key={id} css={styles.service}>
          <h3 css={ledger.name}>{t(`services.items.${id}.title`)}</h3>
          <p css={ledger.text}>{t(`services.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
