import { useTranslation } from 'react-i18next';
import { divisions } from '#content/divisions.ts';
import { below, from, pointedAt, targetBox } from '#views/basics/theme.tsx';
import { useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

const styles = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  division: css({
    position: 'relative',
    display: 'grid',
    gap: '0.5rem 2.5rem',
    alignItems: 'baseline',
    paddingBlock: 'clamp(1.25rem, 2.6vw, 2.25rem)',
    borderBottom: '1px solid var(--line)',
    [from.desktop]: { gridTemplateColumns: '26rem 1fr auto' },
    ...pointedAt,
  }),
  name: css({ fontSize: 'var(--head-5)', lineHeight: 1.05 }),
  /** The name alone is the link's accessible name. */
  link: css({
    textDecoration: 'none',
    [below.tablet]: {
      textDecoration: 'underline 2px',
      textUnderlineOffset: '0.15em',
    },
    ...targetBox,
  }),
  description: css({ color: 'var(--muted)' }),
  action: css({
    fontWeight: 600,
    textDecoration: 'underline 2px',
    textUnderlineOffset: '0.3em',
    // Phones have the name alone for it.
    [below.tablet]: { display: 'none' },
  }),
};

/** The four divisions of the group. The whole row of each is a link. */
export function DivisionList() {
  const { t } = useTranslation('home');
  const { reportClick } = useVisit();
  return (
    <ul css={styles.list}>
      {divisions.map(({ id, page }) => {
        const name = t(`divisions.items.${id}.title`);
        return (
          <li key={id} css={styles.division}>
            <h3 css={styles.name}>
              <PageLink
                to={page}
                onFollow={() => reportClick('division_card_click', name)}
                css={styles.link}
              >
                {name}
              </PageLink>
            </h3>
            <p css={styles.description}>{t(`divisions.items.${id}.description`)}</p>
            <span css={styles.action} aria-hidden="true">
              {t(`divisions.items.${id}.action`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
