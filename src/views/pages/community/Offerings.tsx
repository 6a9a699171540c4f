import { useTranslation } from 'react-i18next';
import { communityOfferings } from '#content/pages/community.ts';
import { ownKeys } from '#views/basics/textKeys.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { DotList } from '#views/parts/lists/DotList.tsx';

const styles = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  offering: css({
    display: 'grid',
    gap: '1rem clamp(2rem, 4vw, 4rem)',
    paddingBlock: 'clamp(2rem, 3.5vw, 3rem)',
    borderBottom: '1px solid var(--line)',
    [from.tablet]: { gridTemplateColumns: '1fr 1fr', '& > h3': { gridColumn: '1 / -1' } },
    [from.desktop]: {
      gridTemplateColumns: '1fr 1.1fr 1.15fr',
      '& > h3': { gridColumn: 'auto' },
    },
  }),
  title: css({ fontSize: 'var(--head-5)', lineHeight: 1 }),
  description: css({ color: 'var(--muted)' }),
};

/** The ways to take part, from the most open to the most private. */
export function Offerings() {
  const { t } = useTranslation('community');
  return (
    <ul css={styles.list}>
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
