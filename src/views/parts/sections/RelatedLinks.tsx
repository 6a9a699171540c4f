import { useId } from 'react';
import type { PageId } from '#content/pageIds.ts';
import { relatedLinks } from '#content/relatedLinks.ts';
import { routeOf } from '#content/routes.ts';
import { below, plain } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';

/** R2.11: how many of a page's links are shown. */
const SHOWN = 3;

const styles = {
  /** A phone shows most of the end at once. */
  root: css({
    [below.tablet]: {
      fontSize: 'var(--small)',
      lineHeight: 1.4,
      '& ul': { gap: '1rem' },
      '& li': { paddingTop: '0.5rem' },
      '& h3 span:first-of-type': {
        marginBottom: '0.1rem',
        fontSize: 'var(--small)',
        lineHeight: 1.4,
      },
      '& li > p': { marginTop: '0.25rem', padding: 0 },
    },
    // Two lines have a ring of one shape.
    '& h3 a': { display: 'block' },
  }),
  heading: css({ ...plain, marginBottom: 'var(--gap-1)', fontSize: 'var(--lead)' }),
};

/** Where a page leads on, most important first. Home leads everywhere, and has none. */
export function RelatedLinks({ page }: { page: PageId }) {
  const { t } = useTranslation();
  const headingId = useId();
  const { reportClick } = useVisit();
  const related = relatedLinks[page];
  if (!related) return null;
  const shown = [...related.links]
    .sort((one, other) => one.priority - other.priority)
    .slice(0, SHOWN);
  return (
    <section aria-labelledby={headingId} data-category={related.category} css={styles.root}>
      <h2 id={headingId} css={styles.heading}>
        {t('related.heading')}
      </h2>
      <ColumnList
        items={shown.map(({ to, category }) => ({
          id: to,
          category,
          name: t(`related.${to}.anchor`),
          title: t(`related.${to}.title`),
          description: t(`related.${to}.description`),
          to,
        }))}
        onFollow={({ to }) =>
          to && reportClick('related_link_click', `${routeOf(page)} -> ${routeOf(to)}`)
        }
      />
    </section>
  );
}
