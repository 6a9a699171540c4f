import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageId } from '#content/pageIds.ts';
import type { RelatedLinks as Related } from '#content/relatedLinks/relatedLinks.ts';
import { routeOf } from '#content/routes.ts';
import { below, from, plain, targetBox } from '#views/basics/theme.tsx';
import { useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

/** R2.11: how many links are candidates, and how many of those are shown. */
const CANDIDATES = 4;
const SHOWN = 3;

const styles = {
  /** One line: the name of the row, and three links beside it. Its second one is in the second half of the page. */
  row: css({
    display: 'grid',
    gap: '1rem var(--gap)',
    alignItems: 'baseline',
    paddingTop: 'var(--gap-1)',
    borderTop: '1px solid var(--line)',
    fontSize: 'var(--note)',
    lineHeight: 1.4,
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  heading: css({
    gridColumn: '1 / -1',
    ...plain,
    fontSize: 'inherit',
    lineHeight: 'inherit',
    [from.desktop]: { gridColumn: 'auto' },
  }),
  list: css({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    rowGap: 'inherit',
    [from.desktop]: { gridColumn: '2 / -1' },
  }),
  item: css({ position: 'relative' }),
  title: css({ fontSize: 'var(--head-3)', lineHeight: 1.15 }),
  text: css({ marginTop: '0.35rem', color: 'var(--muted)' }),
  /** It ends the description. All of the item is its target. */
  link: css({
    textDecorationThickness: 1,
    whiteSpace: 'nowrap',
    [below.largeText]: { whiteSpace: 'normal' },
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
    <section aria-labelledby={headingId} data-category={category} css={styles.row}>
      <h2 id={headingId} css={styles.heading}>
        {t('related.heading')}
      </h2>
      <ul css={styles.list}>
        {shown.map(({ to, category: kind }) => (
          <li key={to} data-category={kind} css={styles.item}>
            <h3 css={styles.title}>{t(`related.${to}.title`)}</h3>
            <p css={styles.text}>
              {`${t(`related.${to}.description`)} `}
              <PageLink
                to={to}
                onFollow={() =>
                  reportClick('related_link_click', `${routeOf(page)} -> ${routeOf(to)}`)
                }
                css={styles.link}
              >
                {t(`related.${to}.anchor`)}
              </PageLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
