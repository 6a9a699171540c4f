import { useTranslation } from 'react-i18next';
import { communityOfferings } from '#content/pages/community.ts';
import { ownKeys } from '#views/basics/textKeys.ts';
import { from, onTablet, thirds } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { DotList } from '#views/parts/lists/DotList.tsx';

const styles = {
  /** Beside each other, the features of all begin on one line. */
  offering: css({
    display: 'grid',
    gap: '1rem var(--gap-2)',
    paddingTop: '1.25rem',
    borderTop: '2px solid var(--ink)',
    [onTablet]: { gridTemplateColumns: '1fr 1fr', '& > h3': { gridColumn: '1 / -1' } },
    '& > ul': { alignContent: 'start' },
    [from.desktop]: { gridTemplateRows: 'subgrid', gridRow: 'span 3' },
  }),
  title: css({ fontSize: 'var(--head-5)', lineHeight: 1 }),
  description: css({ color: 'var(--muted)' }),
};

/** The ways to take part, from the most open to the most private. */
export function Offerings() {
  const { t } = useTranslation('community');
  return (
    <ul css={thirds}>
      {communityOfferings.map((offering) => (
        <li key={offering.id} css={styles.offering}>
          <h3 css={styles.title}>{t(`offerings.items.${offering.id}.title`)}</h3>
          <p css={styles.description}>{t(`offerings.items.${offering.id}.description`)}</p>
          <DotList
            items={ownKeys(offering, 'features').map((key) => t(`offerings.items.${key}`))}
          />
        </li>
      ))}
    </ul>
  );
}
