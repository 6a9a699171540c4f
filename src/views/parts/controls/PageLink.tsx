import type { ComponentProps } from 'react';
import { Link, useRoute } from 'wouter';
import type { PageId } from '#content/pageIds.ts';
import { routeOf } from '#content/routes.ts';
import { useVisit } from '#views/basics/visit.ts';

/** The middle button of a mouse, which opens a new tab. */
const MIDDLE = 1;

type PageLinkProps = {
  to: PageId;
  /** Called when the link is followed, in a new tab too. */
  onFollow?: () => void;
} & Omit<ComponentProps<'a'>, 'href' | 'ref'>;

/**
 * A link to a page of the site, under the current language prefix. It loads the page as soon as the
 * visitor points at it. A link to the page on the screen replaces the history entry.
 */
export function PageLink({ to, onFollow, ...props }: PageLinkProps) {
  const { intend } = useVisit();
  const route = routeOf(to);
  const [isCurrent] = useRoute(route);
  return (
    <Link
      href={route}
      replace={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={() => intend(to)}
      onFocus={() => intend(to)}
      onTouchStart={() => intend(to)}
      // The router's `onClick` ignores clicks that open a new tab.
      onClickCapture={onFollow}
      onAuxClick={({ button }) => button === MIDDLE && onFollow?.()}
      {...props}
    />
  );
}
