import type { PageId } from '#content/pageIds.ts';
import type { BreadcrumbsActor } from '#machines/breadcrumbs.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { bullet, column, lineOf } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { useShown } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';
import { focusAtTop } from './focusAtTop.ts';

const styles = {
  root: css({
    position: 'fixed',
    zIndex: 20,
    inset: 'var(--header-height) 0 auto',
    fontSize: 'var(--trail)',
    pointerEvents: 'none',
    transition: 'opacity var(--calm), transform var(--calm) var(--ease)',
    // For its three seconds it scrolls with the page, and lies on nothing.
    '&[data-state="visible.timed"]': { position: 'absolute' },
    // At once: who has scrolled meanwhile would see them fade in another place.
    '&[data-state=hidden]': {
      visibility: 'hidden',
      opacity: 0,
      transform: 'translateY(-0.4rem)',
      transition: 'none',
    },
  }),
  list: css({
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: '0.6rem',
    marginInlineStart: '-1rem',
    paddingInline: '1rem',
    borderRadius: 'var(--radius-pill)',
    background: 'var(--paper)',
    pointerEvents: 'auto',
    'header[data-state=opaque] + nav &': { boxShadow: 'var(--shadow-list)' },
  }),
  item: css({
    '& > [aria-current]': { textDecoration: 'none' },
    ...lineOf('2.25rem'),
    gap: '0.6rem',
    whiteSpace: 'nowrap',
    ':not(:first-of-type)::before': {
      content: '""',
      ...bullet('0.25em'),
    },
  }),
};

type BreadcrumbsProps = { actor: BreadcrumbsActor; onFocusChange: (isInside: boolean) => void };

/** The trail from home to the page on the screen: one entry a path segment, named like its page. */
export function Breadcrumbs({ actor, onFocusChange }: BreadcrumbsProps) {
  const { t } = useTranslation();
  const shown = useShown();
  const attributes = useMachineAttributes(actor);
  if (attributes['data-state'] === 'absent') return null;

  const page = shown.page as PageId | '404';
  return (
    <nav
      aria-label={t('navigation.breadcrumb')}
      css={styles.root}
      {...focusAtTop(onFocusChange)}
      {...attributes}
    >
      <div css={column}>
        <ol css={styles.list}>
          <li css={styles.item}>
            <PageLink to="home">{t('pages.home')}</PageLink>
          </li>
          <li css={styles.item}>
            {page === '404' ? (
              <span aria-current="page">{t('pages.notFound')}</span>
            ) : (
              <PageLink to={page}>{t(`pages.${page}`)}</PageLink>
            )}
          </li>
        </ol>
      </div>
    </nav>
  );
}
