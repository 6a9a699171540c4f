import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { PageId } from '#content/pageIds.ts';
import { routeOf } from '#content/routes.ts';
import { useIsShown, useVisit } from '#views/basics/visit.ts';

type PageLinkProps = { to: PageId } & Omit<ComponentProps<'a'>, 'href' | 'ref'>;

/**
 * A link to a page of the site, under the language prefix that the visitor is under. It fetches the
 * page as soon as somebody points at it, and replaces the history entry where it leads nowhere new.
 */
export function PageLink({ to, ...props }: PageLinkProps) {
  const { intend } = useVisit();
  const isCurrent = useIsShown(to);
  return (
    <Link
      href={routeOf(to)}
      replace={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={() => intend(to)}
      onFocus={() => intend(to)}
      onTouchStart={() => intend(to)}
      {...props}
    />
  );
}
