import { useTranslation } from 'react-i18next';
import { networkSectors } from '#content/figures.ts';
import { from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

/** Between a dot and the sectors beside it. */
const GAP = '0.45em';

const styles = {
  root: css({ marginTop: 'var(--gap-5)' }),
  /** Each sector is behind its dot; in one line, the dots are between them. */
  list: css({
    display: 'flex',
    flexFlow: 'column',
    columnGap: GAP,
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-4)',
    lineHeight: 1.2,
    letterSpacing: '-0.025em',
    [onTablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: {
      flexFlow: 'wrap',
      '& > :first-of-type::before': { display: 'none' },
    },
  }),
  sector: css({
    display: 'flex',
    alignItems: 'center',
    gap: GAP,
    '::before': {
      content: '""',
      width: '0.24em',
      height: '0.24em',
      borderRadius: '50%',
      background: 'var(--ink)',
    },
  }),
};

/** The sectors of the network with the brand's dot: in one line on wide screens, two a line on tablets. */
export function Sectors() {
  const { t } = useTranslation('about');
  return (
    <div css={styles.root}>
      <h3>{t('sectors.title')}</h3>
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
