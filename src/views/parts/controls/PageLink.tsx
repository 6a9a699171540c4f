import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { type ContactTopic, queryOf } from '#content/contactTopics.ts';
import type { PageId } from '#content/pageIds.ts';
import { routeOf } from '#content/routes.ts';
import { useShown, useVisit } from '#views/basics/visit.ts';
import { whenFollowed } from '#views/basics/whenFollowed.ts';

type PageLinkProps = {
  to: PageId;
  /** The path that the link names: that of the page, or an alias. */
  path?: string;
  /** What a link to the contact page is about. */
  about?: ContactTopic;
  /** Called when the link is followed, in a new tab too. */
  onFollow?: () => void;
} & Omit<ComponentProps<'a'>, 'href' | 'ref'>;

/** A link to a page, under the prefix of the language. It loads the page as soon as the visitor points at it. */
export function PageLink({ to, path = routeOf(to), about, onFollow, ...props }: PageLinkProps) {
  const { fetchAhead } = useVisit();
  const shown = useShown();
  return (
    <Link
      href={path + queryOf(about)}
      aria-current={shown.page === to ? 'page' : undefined}
      onPointerEnter={() => fetchAhead(to)}
      onFocus={() => fetchAhead(to)}
      onTouchStart={() => fetchAhead(to)}
      {...whenFollowed(onFollow)}
      {...props}
    />
  );
}
