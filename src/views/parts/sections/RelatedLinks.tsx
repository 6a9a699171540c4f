import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageId } from '#content/pageIds.ts';
import type { RelatedLinks as Related } from '#content/relatedLinks/relatedLinks.ts';
import { routeOf } from '#content/routes.ts';
import { below, from, grid, onTablet, pointedAt, targetBox } from '#views/basics/theme.tsx';
import { useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

/** R2.11: how many links are candidates, and how many of those are shown. */
const CANDIDATES = 4;
const SHOWN = 3;

const styles = {
  heading: css({ fontFamily: 'var(--text)', fontSize: 'var(--body)', letterSpacing: 0 }),
  list: css({ marginTop: 'var(--gap-1)' }),
  item: css(grid, {
    position: 'relative',
    rowGap: '0.1rem',
    alignItems: 'baseline',
    paddingBlock: '0.6rem',
    borderTop: '1px solid var(--muted)',
    '& > *': { gridColumn: '1 / -1' },
    [onTablet]: {
      '& > :is(h3, p)': { gridColumn: '1 / 9' },
      '& > p': { gridRow: 2 },
      '& > a': { gridColumn: '9 / -1' },
    },
    [from.desktop]: {
      paddingBlock: '1.1rem',
      '& > h3': { gridColumn: '1 / 7' },
      '& > p': { gridColumn: '7 / 10' },
      '& > a': { gridColumn: '10 / -1' },
    },
    ...pointedAt,
  }),
  title: css({ fontSize: 'var(--head-3)', [from.tablet]: { fontSize: 'var(--head-4)' } }),
  text: css({
    lineHeight: 1.4,
    textWrap: 'balance',
    color: 'var(--muted)',
    [below.tablet]: { fontSize: 'var(--plain)' },
  }),
  link: css({
    justifySelf: 'start',
    // As high as a control of its own, without the room of one.
    paddingBlock: '0.75rem',
    marginBlock: '-0.6rem',
    fontWeight: 600,
    textDecorationThickness: 2,
    ...targetBox,
  }),
};

type RelatedLinksProps = Related & {
  /** The page that shows the links. */
  page: PageId;
};

/** Links to related pages, most important first. */
export function RelatedLinks({ page, category, links }: RelatedLinksProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { reportClick } = useVisit();
  const shown = [...links]
    .sort((one, other) => one.priority - other.priority)
    .slice(0, CANDIDATES)
    .slice(0, SHOWN);
  return (
    <section aria-labelledby={headingId} data-category={category}>
      <h2 id={headingId} css={styles.heading}>
        {t('related.heading')}
      </h2>
      <ul css={styles.list}>
        {shown.map(({ to, category: kind }) => (
          <li key={to} data-category={kind} css={styles.item}>
            <h3 css={styles.title}>{t(`related.${to}.title`)}</h3>
            <p css={styles.text}>{t(`related.${to}.description`)}</p>
            <PageLink
              to={to}
              onFollow={() =>
                reportClick('related_link_click', `${routeOf(page)} -> ${routeOf(to)}`)
              }
              css={styles.link}
            >
              {t(`related.${to}.anchor`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
