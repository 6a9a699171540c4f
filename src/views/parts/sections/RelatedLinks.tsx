import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { PageId } from '#content/pageIds.ts';
import type { RelatedLinks as Related } from '#content/relatedLinks/relatedLinks.ts';
import { routeOf } from '#content/routes.ts';
import { useVisit } from '#views/basics/visit.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';
import { Section } from './Section.tsx';

/** R2.11: how many links are candidates, and how many of those are shown. */
const CANDIDATES = 4;
const SHOWN = 3;

const styles = {
  list: css({
    display: 'grid',
    gap: 'clamp(1.25rem, 2.5vw, 2rem)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  }),
  item: css({ paddingTop: '1.25rem', borderTop: '2px solid var(--ink)' }),
  category: css({ fontSize: 'var(--small)', color: 'var(--muted)' }),
  title: css({ marginBlock: '0.3rem 0.5rem', fontSize: 'var(--head-2)' }),
  description: css({ color: 'var(--muted)' }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontWeight: 600,
    textDecorationColor: 'var(--signal)',
  }),
};

type RelatedLinksProps = Related & {
  /** The page that shows the links. */
  page: PageId;
};

/** Links to related pages, most important first. */
export function RelatedLinks({ page, category, links }: RelatedLinksProps) {
  const { t } = useTranslation();
  const { reportClick } = useVisit();
  const shown = links
    .toSorted((one, other) => one.priority - other.priority)
    .slice(0, CANDIDATES)
    .slice(0, SHOWN);
  return (
    <Section title={t('related.heading')} lead={t(`related.categories.${category}`)}>
      <ul css={styles.list}>
        {shown.map(({ to, category: kind }) => (
          <li key={to} css={styles.item}>
            <p css={styles.category}>{t(`related.categories.${kind}`)}</p>
            <h3 css={styles.title}>{t(`related.${to}.title`)}</h3>
            <p css={styles.description}>{t(`related.${to}.description`)}</p>
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
    </Section>
  );
}
