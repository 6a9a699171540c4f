import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageId } from '#content/pageIds.ts';
import type { RelatedLinks as Related } from '#content/relatedLinks/relatedLinks.ts';
import { routeOf } from '#content/routes.ts';
import { below, from, targetBox } from '#views/basics/theme.tsx';
import { useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

/** R2.11: how many links are candidates, and how many of those are shown. */
const CANDIDATES = 4;
const SHOWN = 3;

const styles = {
  heading: css({ fontFamily: 'var(--text)', fontSize: 'var(--body)', letterSpacing: 0 }),
  list: css({
    display: 'grid',
    columnGap: 'var(--gap-2)',
    marginTop: 'clamp(0.75rem, 1.5vw, 1.25rem)',
    [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  }),
  item: css({
    position: 'relative',
    paddingBlock: '0.65rem',
    borderTop: '1px solid var(--muted)',
    [from.desktop]: { paddingBlock: '1.1rem 1.4rem' },
  }),
  kind: css({
    fontSize: 'var(--note)',
    lineHeight: 1.25,
    color: 'var(--muted)',
    [from.tablet]: { marginBottom: '0.35rem' },
  }),
  title: css({ fontSize: 'var(--head-1)' }),
  text: css({
    marginTop: '0.25rem',
    fontSize: 'var(--note)',
    lineHeight: 1.45,
    textWrap: 'balance',
    color: 'var(--muted)',
    [from.desktop]: { fontSize: 'var(--body)' },
  }),
  link: css({
    display: 'block',
    width: 'fit-content',
    // As high as a control of its own, without the room of one.
    paddingBlock: '0.75rem',
    marginBlock: '-0.375rem -0.75rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    [below.largeText]: { whiteSpace: 'normal' },
    color: 'var(--ink)',
    textDecorationColor: 'var(--signal)',
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
  const shown = links
    .toSorted((one, other) => one.priority - other.priority)
    .slice(0, CANDIDATES)
    .slice(0, SHOWN);
  return (
    <section aria-labelledby={headingId} data-category={category}>
      <h2 id={headingId} css={styles.heading}>
        {t('related.heading')}
      </h2>
      <ul css={styles.list}>
        {shown.map(({ to, category: kind }) => (
          <li key={to} css={styles.item}>
            <p css={styles.kind}>{t(`related.categories.${kind}`)}</p>
            <h3 css={styles.title}>{t(`related.${to}.title`)}</h3>
            <p css={styles.text}>
              {t(`related.${to}.description`)}{' '}
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
