import { useTranslation } from 'react-i18next';
import { networkSectors } from '#content/figures.ts';
import { css } from '#views/jsx/css.ts';

const DOT = '0.24em';
const GAP = '0.45em';

const styles = {
  root: css({ marginTop: 'var(--gap-5)', overflowX: 'clip' }),
  title: css({
    fontFamily: 'var(--text)',
    fontSize: 'inherit',
    fontWeight: 600,
    letterSpacing: 0,
    color: 'var(--signal-text)',
  }),
  /** Each sector is behind its dot. The first dot of each line is outside, where it is cut off. */
  list: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${GAP}`,
    marginBlockStart: '0.75rem',
    marginInlineStart: `calc(-1 * (${DOT} + ${GAP}))`,
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-5)',
    lineHeight: 1.2,
    letterSpacing: '-0.025em',
  }),
  sector: css({
    display: 'flex',
    alignItems: 'center',
    gap: GAP,
    '::before': {
      content: '""',
      width: DOT,
      height: DOT,
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
