import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { networkSectors } from '#content/figures.ts';

const styles = {
  root: css({ marginTop: 'var(--gap-5)' }),
  title: css({
    fontFamily: 'var(--text)',
    fontSize: 'inherit',
    fontWeight: 600,
    letterSpacing: 0,
    color: 'var(--signal-text)',
  }),
  list: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 0.45em',
    marginTop: '0.75rem',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-5)',
    lineHeight: 1.2,
    letterSpacing: '-0.025em',
  }),
  sector: css({
    display: 'flex',
    alignItems: 'center',
    gap: '0.45em',
    ':not(:last-of-type)::after': {
      content: '""',
      width: '0.24em',
      height: '0.24em',
      borderRadius: '50%',
      background: 'var(--signal)',
    },
  }),
};

/** The sectors of the network, in one line with the brand's dot between them. */
export function Sectors() {
  const { t } = useTranslation('about');
  return (
    <div css={styles.root}>
      <h3 css={styles.title}>{t('sectors.title')}</h3>
      <ul css={styles.list}>
        {networkSectors.map((id) => (
          <li key={id} css={styles.sector}>
            {t(`sectors.items.${id}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
