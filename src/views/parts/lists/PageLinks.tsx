import type { SerializedStyles } from '@emotion/serialize';
import type { ComponentProps } from 'react';
import type { PageId } from '#content/pageIds.ts';
import { routeOf } from '#content/routes.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

type PageLinksProps = {
  pages: readonly PageId[];
  /** The path that the link to a page names. */
  pathOf?: (page: PageId) => string;
  linkStyle: SerializedStyles;
} & Omit<ComponentProps<'ul'>, 'children'>;

/** A list of links to pages, each labelled with the name of its page. */
export function PageLinks({ pages, pathOf = routeOf, linkStyle, ...props }: PageLinksProps) {
  const { t } = useTranslation();
  return (
    <ul {...props}>
      {pages.map((page) => (
        <li key={page}>
          <PageLink to={page} path={pathOf(page)} css={linkStyle}>
            {t(`pages.${page}`)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
